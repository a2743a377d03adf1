/** Text of this contrast can be read (WCAG 2.2, AA). */
const MIN_CONTRAST = 4.5;
/** The lightest and the darkest surface of the tokens on which the accent is a text color. */
const LIGHT_SURFACE = '#eef1ee';
const DARK_SURFACE = '#1a2722';

export interface Accent {
  readonly color: string;
  /** The color of text on it. */
  readonly ink: string;
}

/** The accent color of a parameter such as `#0b6b60` or `0b6b60`; null if it is none, or cannot be read on the surfaces of the theme. */
export function readableAccent(param: string | null, isDark: boolean): Accent | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(param ?? '') ?? [];
  if (digits === undefined) return null;
  const color = `#${digits.toLowerCase()}`;
  if (contrast(color, isDark ? DARK_SURFACE : LIGHT_SURFACE) < MIN_CONTRAST) return null;
  return { color, ink: contrast(color, '#ffffff') >= MIN_CONTRAST ? '#ffffff' : '#000000' };
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
