import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { ColumnTarget } from '@seller-toolbox/file-import/product-file';
import type { ListingText } from '../../engine/correct-listing.ts';
import type { ListingClaims } from '../../engine/listing-optimizer.schema.ts';
import { BULLET_TARGETS, type ListedListing, type ListingColumns } from './listing-file.ts';

/** Fields of a file that a correction may change. */
export const TEXT_COLUMNS = ['title', ...BULLET_TARGETS, 'description', 'searchTerms'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

export interface CorrectedListing {
  readonly listing: ListedListing;
  readonly corrected: ListingText;
}

/** The part of a column. */
function partOf<Part>(
  listing: { readonly bullets: readonly Part[] } & Readonly<
    Record<'title' | 'description' | 'searchTerms', Part>
  >,
  column: TextColumn,
): Part | undefined {
  const bullet = BULLET_TARGETS.findIndex((target) => target === column);
  if (bullet >= 0) return listing.bullets[bullet];
  return listing[column as 'title' | 'description' | 'searchTerms'];
}

/** The text of a column. */
export function textOf(text: ListingText, column: TextColumn): string {
  return partOf(text, column) ?? '';
}

/** The columns in which a correction differs. */
export function changedColumns({ listing, corrected }: CorrectedListing): readonly TextColumn[] {
  return TEXT_COLUMNS.filter((column) => textOf(listing, column) !== textOf(corrected, column));
}

/** The columns with a claim that gets the listing removed. */
export function columnsAtRisk(claims: ListingClaims): readonly TextColumn[] {
  return TEXT_COLUMNS.filter(
    (column) => removingClaims<ListingClaims['title'][number]>(partOf(claims, column) ?? []).length > 0,
  );
}

/**
 * What makes a row of an inventory file a partial update, in which empty cells keep what the shop has; a full update may delete it.
 * Columns of templates with names and with attribute paths, as a sellers' guide (qubeq.com/amazon-partialupdate-vs-update) and
 * public code have them; 2026-11-30.
 */
const BY_NAMES = ['update_delete', 'PartialUpdate'] as const;
const BY_PATHS = ['::record_action', 'partial_update'] as const;

/**
 * Names of columns, then the corrected listings as a partial update: only corrected cells are filled. Null if none is corrected.
 */
export function correctedRows(
  corrections: readonly CorrectedListing[],
  columns: ListingColumns,
): readonly (readonly string[])[] | null {
  const rows = corrections
    .map((correction) => ({
      ...correction,
      changed: changedColumns(correction).filter((column) => columns[column]),
    }))
    .filter(({ changed }) => changed.length > 0);
  if (rows.length === 0) return null;
  const used = new Set(rows.flatMap(({ changed }) => changed));
  const written = TEXT_COLUMNS.filter((column) => used.has(column));
  const nameOf = (column: ColumnTarget, fallback: string) => columns[column]?.name ?? fallback;
  const sku = nameOf('sku', 'item_sku');
  const [action, partial] = sku.startsWith('contribution_sku') ? BY_PATHS : BY_NAMES;
  return [
    [sku, action, ...written.map((column) => nameOf(column, column))],
    ...rows.map(({ listing, corrected, changed }) => [
      listing.sku,
      partial,
      ...written.map((column) => (changed.includes(column) ? textOf(corrected, column) : '')),
    ]),
  ];
}
