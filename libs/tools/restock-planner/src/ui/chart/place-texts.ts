/** Corners in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Align = 'start' | 'middle' | 'end';

/** Where a text may be: its anchor is on the baseline, at `x` percent of the width and `dx` pixels. */
export interface Place {
  readonly align: Align;
  readonly x: number;
  readonly dx: number;
  /** Pixels from the top of the plot. */
  readonly y: number;
}

/** The narrowest and the widest plot, in pixels: a text that is free in both has its place at every width. */
export const PLOT_WIDTHS = [260, 390] as const;

export interface Texts {
  /** The first place that is free and crosses the fewest lines; null where none is free. */
  readonly place: (text: string, places: readonly Place[]) => Place | null;
  /** Takes the boxes of one text of several lines where they are free; null is no box. */
  readonly take: (boxAt: (width: number) => Box | null) => boolean;
}

export interface TextArea {
  readonly top: number;
  readonly bottom: number;
  /** How far a text may go beyond the plot on its left and right. */
  readonly left: number;
  readonly right: number;
  /** Lines with x in percent and y in pixels. */
  readonly lines?: readonly (readonly Point[])[];
}

const ASCENT = 11;
const DESCENT = 3;
const GAP = 5;
/** Of a text of 12 pixels: full width for Chinese and Japanese; digits of equal width, as bold as they may be. */
const FULL_WIDTH = 12;
const DIGIT_WIDTH = 7.8;
const LETTER_WIDTH = 6.3;

/** Estimated, since the layout is computed before anything is drawn. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0);
}

function signWidth(sign: string): number {
  if (sign >= '\u2e80') return FULL_WIDTH;
  return /[\d+]/.test(sign) ? DIGIT_WIDTH : LETTER_WIDTH;
}

/** Places texts one after the other, so that none covers another at any width. */
export function textsIn({ top, bottom, left, right, lines = [] }: TextArea): Texts {
  const taken: (readonly Box[])[] = [];
  const isFree = (boxes: readonly Box[]) =>
    boxes.every(
      (box, at) =>
        box.top >= top &&
        box.bottom <= bottom &&
        box.left >= -left &&
        box.right <= (PLOT_WIDTHS[at] ?? 0) + right &&
        taken.every((others) => !overlap(box, others[at])),
    );
  const crossingsOf = (boxes: readonly Box[]) =>
    boxes.flatMap((box, at) => lines.filter((line) => crosses(line, box, PLOT_WIDTHS[at] ?? 0))).length;
  return {
    place(text, places) {
      const free = places
        .map((place) => ({ place, boxes: PLOT_WIDTHS.map((width) => boxOf(text, place, width)) }))
        .filter(({ boxes }) => isFree(boxes))
        .map((one) => ({ ...one, crossings: crossingsOf(one.boxes) }));
      const fewest = Math.min(...free.map(({ crossings }) => crossings));
      const best = free.find(({ crossings }) => crossings === fewest);
      if (!best) return null;
      taken.push(best.boxes);
      return best.place;
    },
    take(boxAt) {
      const boxes = PLOT_WIDTHS.flatMap((width) => boxAt(width) ?? []);
      if (boxes.length < PLOT_WIDTHS.length || !isFree(boxes)) return false;
      taken.push(boxes);
      return true;
    },
  };
}

/** What a text covers in a plot of a width. */
export function boxOf(text: string, { align, x, dx, y }: Place, width: number): Box {
  const length = widthOf(text);
  const anchor = (x / 100) * width + dx;
  const left = anchor - { start: 0, middle: length / 2, end: length }[align];
  return { left, right: left + length, top: y - ASCENT, bottom: y + DESCENT };
}

function overlap(a: Box, b: Box | undefined): boolean {
  return (
    b !== undefined &&
    a.left < b.right + GAP &&
    b.left < a.right + GAP &&
    a.top < b.bottom &&
    b.top < a.bottom
  );
}

/** Whether a line of corner points in the order of x passes through a box. */
function crosses(line: readonly Point[], box: Box, width: number): boolean {
  return line.some((to, index) => {
    const from = line[index - 1];
    if (!from) return false;
    const [x1, x2] = [(from.x / 100) * width, (to.x / 100) * width];
    const [start, end] = [Math.max(x1, box.left), Math.min(x2, box.right)];
    if (start > end) return false;
    const yAt = (x: number) => from.y + ((x - x1) / (x2 - x1)) * (to.y - from.y);
    const ys = x1 === x2 ? [from.y, to.y] : [yAt(start), yAt(end)];
    return Math.min(...ys) < box.bottom && Math.max(...ys) > box.top;
  });
}
