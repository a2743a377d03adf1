/** The index of what has no line: the cushion around the boxes, and boxes whose line was just removed. */
export const NO_LINE = -1;

const COLORS = 6;
const LINES = [
  '',
  'M-2 10 10 -2 M-2 2 2 -2 M6 10 10 6',
  'M-1 4H9',
  'M-2 -2 10 10 M6 -2 10 2 M-2 6 2 10',
  'M4 -1V9',
  'M-1 4H9 M4 -1V9',
];

export interface BoxLook {
  /** Of the style sheet. */
  readonly color: string;
  /** The data of an SVG path, in a square of 8. */
  readonly lines: string;
}

/**
 * Color and hatching of a line of the load, so that neither print nor color blindness loses it. Not the fills of the charts: two
 * other pages share those, and would get a file more.
 */
export function boxLook(index: number): BoxLook {
  const lines = (index + Math.floor(index / COLORS)) % LINES.length;
  return index === NO_LINE
    ? { color: '--ink-2', lines: LINES[1] ?? '' }
    : { color: `--chart-${(index % COLORS) + 1}`, lines: LINES[lines] ?? '' };
}
