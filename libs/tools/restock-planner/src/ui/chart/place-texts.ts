/** Corners in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
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

/** A text at its place. */
export interface PlacedText extends Place {
  readonly id: string;
  readonly text: string;
}

export interface TextArea {
  readonly top: number;
  readonly bottom: number;
  /** How far a text may go beyond the left edge of the plot. */
  readonly left: number;
}

/** How far a text may go beyond the right edge. */
const RIGHT = 4;
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

/** Places texts one after the other, so that none covers another at any width: each at its first free place; without one there is no text. */
export function textsIn({ top, bottom, left }: TextArea) {
  const taken = PLOT_WIDTHS.map((): Box[] => []);
  return (id: string, text: string, places: readonly Place[]): PlacedText[] => {
    const isFree = (place: Place) =>
      PLOT_WIDTHS.every((width, at) => {
        const box = boxOf(text, place, width);
        return (
          box.top >= top &&
          box.bottom <= bottom &&
          box.left >= -left &&
          box.right <= width + RIGHT &&
          !taken[at]?.some((other) => overlap(box, other))
        );
      });
    const place = places.find(isFree);
    if (!place) return [];
    PLOT_WIDTHS.forEach((width, at) => taken[at]?.push(boxOf(text, place, width)));
    return [{ id, text, ...place }];
  };
}

/** What a text covers in a plot of a width. */
export function boxOf(text: string, { align, x, dx, y }: Place, width: number): Box {
  const length = widthOf(text);
  const anchor = (x / 100) * width + dx;
  const left = anchor - { start: 0, middle: length / 2, end: length }[align];
  return { left, right: left + length, top: y - ASCENT, bottom: y + DESCENT };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom && b.top < a.bottom;
}
