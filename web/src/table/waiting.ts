/** Who is still to answer. */

import type { SeatSight, Sight } from "../schema";

export const stillAsked = (sight: Sight | null): SeatSight[] =>
  sight?.seats.filter((seat) => sight.waiting.includes(seat.seat)) ?? [];
