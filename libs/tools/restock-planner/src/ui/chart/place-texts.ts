/** Corners in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a text may be: at `x` percent of the width and `dx` pixels, the baseline of its last line at `y` pixels. */
export interface TextPosition {
  readonly align: 'start' | 'end';
  readonly x: number;
  readonly dx: number;
  readonly y: number;
  /** Down to where its sign or its line at `x` leads; without it no further than the text. */
  readonly foot?: number;
}

/** The narrowest and the widest plot, in pixels: a text that is free in both has its place at every width. */
export const PLOT_WIDTHS = [260, 390] as const;

/** Lines, one below the other, at a position. */
export interface Candidate extends TextPosition {
  readonly lines: readonly string[];
}

export interface PlacedText extends Candidate {
  readonly id: string;
}

/** How far a text may go beyond the left edge of the plot, into the column of its scale. */
export const LEFT = 50;
/** And beyond the right edge. */
export const RIGHT = 12;
/** Pixels from one baseline to the next. */
export const LINE_HEIGHT = 15;
export const ASCENT = 11;
export const DESCENT = 3;
const GAP = 5;
/** Half of what is drawn at the place itself: a line that leads down from the text, or a sign. */
const LINE = 1;
const SIGN = 5;
/** Of a text of 13 pixels: full width for Chinese and Japanese; digits of equal width, as bold as they may be. */
const FULL_WIDTH = 13;
const DIGIT_WIDTH = 8.4;
const LETTER_WIDTH = 6.8;
/** Estimated, since the layout is computed before anything is drawn. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0);
}

function signWidth(sign: string): number {
  if (sign >= '\u2e80') return FULL_WIDTH;
  return /[\d+]/.test(sign) ? DIGIT_WIDTH : LETTER_WIDTH;
}

/** Places texts one after the other, so that none covers another or its sign at any width: each at its first free place; without one there is no text. */
export function placeTexts() {
  const taken = PLOT_WIDTHS.map((): Box[] => []);
  return (id: string, candidates: readonly Candidate[]): PlacedText[] => {
    const isFree = (text: Candidate) =>
      PLOT_WIDTHS.every((width, at) =>
        boxesOf(text, width).every(
          (box) =>
            box.left >= -LEFT &&
            box.right <= width + RIGHT &&
            !taken[at]?.some((other) => overlap(box, other)),
        ),
      );
    const text = candidates.find(isFree);
    if (!text) return [];
    PLOT_WIDTHS.forEach((width, at) => taken[at]?.push(...boxesOf(text, width)));
    return [{ id, ...text }];
  };
}

/** What a text and its sign cover in a plot of a width. */
export function boxesOf(
  { align, x, dx, y, foot, lines }: Candidate,
  width: number,
): readonly [text: Box, sign: Box] {
  const length = Math.max(...lines.map(widthOf));
  const sign = (x / 100) * width;
  const left = sign + dx - (align === 'end' ? length : 0);
  const half = foot === undefined ? SIGN : LINE;
  const bottom = y + DESCENT;
  return [
    { left, right: left + length, top: y - (lines.length - 1) * LINE_HEIGHT - ASCENT, bottom },
    { left: sign - half, right: sign + half, top: y - ASCENT, bottom: foot ?? bottom },
  ];
}

/** Whether two texts are nearer to each other than a gap. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom && b.top < a.bottom;
}
