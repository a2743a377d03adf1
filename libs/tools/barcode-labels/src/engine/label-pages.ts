import type { LabelSheet } from './label-sheets.data.ts';

export interface PlacedLabel {
  /** Which of the labels. */
  readonly label: number;
  /** Left upper corner on the page, the printer's offset included. */
  readonly x: number;
  readonly y: number;
}

export interface PageOptions {
  /** Places of the first sheet that are used up already. */
  readonly skip: number;
  readonly offset: { readonly x: number; readonly y: number };
}

/** The pages that so many copies of each label fill, row by row. */
export function labelPages(
  copies: readonly number[],
  sheet: LabelSheet,
  { skip, offset }: PageOptions,
): PlacedLabel[][] {
  const perPage = sheet.columns * sheet.rows;
  const order = copies.flatMap((count, label) => Array.from({ length: count }, () => label));
  const pages: PlacedLabel[][] = [];
  order.forEach((label, index) => {
    const place = index + skip;
    const page = Math.floor(place / perPage);
    const onPage = place % perPage;
    const column = onPage % sheet.columns;
    const row = Math.floor(onPage / sheet.columns);
    (pages[page] ??= []).push({
      label,
      x: sheet.marginLeft + column * sheet.pitchX + offset.x,
      y: sheet.marginTop + row * sheet.pitchY + offset.y,
    });
  });
  return pages;
}
