/** The icons of this table's dock. */

export { bulb, close, link, play, undo } from "../../icons/common";
export { hourglass } from "../../icons/game";
