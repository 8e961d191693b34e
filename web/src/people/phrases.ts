/** What can be said with one touch; the server knows the same list. */

export const PHRASES = [
  "hello",
  "good-luck",
  "nice-move",
  "thanks",
  "sorry",
  "thinking",
  "moment",
  "back-soon",
  "your-turn",
  "yes",
  "no",
  "well-played",
  "good-game",
  "bye",
] as const;
