import type { WrittenRow } from '@seller-toolbox/tool-kit';
import { BULLET_FIELDS, type ListingInput } from '../../engine/listing-optimizer.schema.ts';

/** Columns of inventory files, as the Category Listings Report has them: attribute names in English in every marketplace. */
export const FLAT_FILE_COLUMNS = [
  'item_name',
  'product_description',
  ...Array.from({ length: BULLET_FIELDS }, (_, at) => `bullet_point${at + 1}`),
  'generic_keywords',
] as const;

/** The names of the columns and the row of a listing. */
export function flatFileRows({
  title,
  description,
  bullets,
  searchTerms,
}: Pick<ListingInput, 'title' | 'description' | 'bullets' | 'searchTerms'>): readonly WrittenRow[] {
  const cells = [
    title,
    description,
    ...Array.from({ length: BULLET_FIELDS }, (_, at) => bullets[at] ?? ''),
    searchTerms,
  ];
  return [FLAT_FILE_COLUMNS, cells.map((cell) => cell.replace(/\s+/gu, ' ').trim())];
}
