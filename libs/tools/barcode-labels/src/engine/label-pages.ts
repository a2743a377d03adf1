import type { LabelSheet } from './label-sheets.data.ts';

export interface PlacedLabel {
  /** Index of the label. */
  readonly label: number;
  /** Upper left corner on the page, with the printer offset. */
  readonly x: number;
  readonly y: number;
}

export interface PageOptions {
  /** Used labels at the beginning of the first sheet. */
  readonly skip: number;
  readonly offset: { readonly x: number; readonly y: number };
}

/** Positions the copies of each label on pages, row by row. */
export function labelPages(
  copies: readonly number[],
  sheet: LabelSheet,
  { skip, offset }: PageOptions,
): PlacedLabel[][] {
  const perPage = sheet.columns * sheet.rows;
  const order = copies.flatMap((count, label) => Array.from({ length: count }, () => label));
  const pages: PlacedLabel[][] = [];
  order.forEach((label, index) => {
    const position = index + skip;
    const page = Math.floor(position / perPage);
    const onPage = position % perPage;
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
