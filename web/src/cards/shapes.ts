/** Each colour has a shape, so that nobody has to tell colours apart. Paths in a square from -10
 * to 10. */

export type Ink =
  "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "gold" | "silver" | "black";

export const SHAPES: Record<Ink, string> = {
  red: "M0 9.5C-14 0-8-9-3.6-8.6-1.6-8.4 0-6.5 0-5 0-6.5 1.6-8.4 3.6-8.6 8-9 14 0 0 9.5Z", // heart
  orange: "M-8.5-8.5H8.5V8.5H-8.5Z", // square
  yellow: "M0-9.5 2.9-3 9.5-2.6 4.4 1.8 6.2 8.6 0 4.8-6.2 8.6-4.4 1.8-9.5-2.6-2.9-3Z", // star
  green: "M0-9 9.5 8H-9.5Z", // triangle
  blue: "M0-10C4-4.5 7.5-1 7.5 3A7.5 6.8 0 0 1-7.5 3C-7.5-1-4-4.5 0-10Z", // drop
  purple: "M-3.2-9H3.2V-3.2H9V3.2H3.2V9H-3.2V3.2H-9V-3.2H-3.2Z", // cross
  gold: "M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9Z", // disc
  silver: "M0-10 8.5 0 0 10-8.5 0Z", // diamond
  black: "M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5Z", // ring
};
