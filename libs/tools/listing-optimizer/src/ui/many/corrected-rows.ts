import type { ColumnTarget } from '@seller-toolbox/file-import/product-file';
import type { ListingText } from '../../engine/correct-listing.ts';
import { BULLET_TARGETS, type ListedListing, type ListingColumns } from './listing-file.ts';

/** Fields of a file that a correction may change. */
export const TEXT_COLUMNS = ['title', ...BULLET_TARGETS, 'description', 'searchTerms'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

export interface CorrectedListing {
  readonly listing: ListedListing;
  readonly corrected: ListingText;
  readonly isStillAtRisk: boolean;
}

/** The text of a column. */
export function textOf(text: ListingText, column: TextColumn): string {
  const bullet = BULLET_TARGETS.findIndex((target) => target === column);
  if (bullet >= 0) return text.bullets[bullet] ?? '';
  return text[column as 'title' | 'description' | 'searchTerms'];
}

/** The columns in which a correction differs. */
export function changedColumns({
  listing,
  corrected,
}: Omit<CorrectedListing, 'isStillAtRisk'>): readonly TextColumn[] {
  return TEXT_COLUMNS.filter((column) => textOf(listing, column) !== textOf(corrected, column));
}

/**
 * Names of columns, then the corrected listings: the SKU and every column that changes in any of them. Listings that are
 * still at risk are left out. Null if none has changed.
 */
export function correctedRows(
  corrections: readonly CorrectedListing[],
  columns: ListingColumns,
): readonly (readonly string[])[] | null {
  const changed = corrections.filter(
    (correction) => !correction.isStillAtRisk && changedColumns(correction).length > 0,
  );
  const used = new Set(changed.flatMap(changedColumns));
  const written = TEXT_COLUMNS.filter((column) => used.has(column) && columns[column]);
  if (written.length === 0) return null;
  const nameOf = (column: ColumnTarget, fallback: string) => columns[column]?.name ?? fallback;
  return [
    [nameOf('sku', 'item_sku'), ...written.map((column) => nameOf(column, column))],
    ...changed.map(({ listing, corrected }) => [
      listing.sku,
      ...written.map((column) => textOf(corrected, column)),
    ]),
  ];
}
