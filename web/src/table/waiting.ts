/** Who is still to answer. */

import type { SeatLook, Sight } from "../schema";

export const stillAsked = (sight: Sight | null): SeatLook[] =>
  sight?.seats.filter((seat) => sight.waiting.includes(seat.seat)) ?? [];
