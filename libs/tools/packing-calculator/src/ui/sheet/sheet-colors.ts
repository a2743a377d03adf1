/** Red, green and blue from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

/** The chart colors of the light theme (`tokens.css`): paper is white. */
const COLORS: readonly Color[] = [
  [0x0b, 0x6b, 0x60],
  [0xc2, 0x7c, 0x12],
  [0x3d, 0x6f, 0xb6],
  [0xb4, 0x55, 0x3f],
  [0x7a, 0x8f, 0x3a],
  [0x7b, 0x5a, 0x9e],
];

/** The color of a line of boxes, by its place in the list; later lines repeat the colors. */
export function colorOf(index: number): Color {
  const [red = 0, green = 0, blue = 0] = COLORS[index % COLORS.length] ?? [];
  return [red / 255, green / 255, blue / 255];
}

/** The operator that fills with a color, darkened by a share of it. */
export function fillOf(color: Color, shade = 0): string {
  return `${color.map((part) => Math.round(part * (1 - shade) * 1000) / 1000).join(' ')} rg`;
}
