import {
  isProductHeader,
  marketplaceIn,
  proposeMapping,
  type ColumnTarget,
} from '@seller-toolbox/file-import/product-file';
import {
  openTableFile,
  readTable,
  type TableFileRejection,
  type TextTable,
} from '@seller-toolbox/file-import/table-file';
import type { ListingText } from '../../engine/correct-listing.ts';
import { BULLET_FIELDS, MARKETPLACES, type ListingInput } from '../../engine/listing-optimizer.schema.ts';
import { MARKETPLACE_IDS } from './marketplace-ids.data.ts';
import { findParents } from './parent-rows.ts';

/** As many as a large seller has. */
export const MAX_LISTINGS = 10_000;

export interface ListedListing extends ListingText {
  /** Of the file, from 1. */
  readonly line: number;
  readonly sku: string;
  /** As the row or its columns name it, if the tool has it. */
  readonly marketplace?: ListingInput['marketplace'] | undefined;
}

/** Where a field is in the file, and what its column is called. */
export type ListingColumns = Readonly<
  Partial<Record<ColumnTarget, { readonly index: number; readonly name: string }>>
>;

export interface ReadListings {
  readonly listings: readonly ListedListing[];
  /** Rows of parents, which are left out: only their children are sold. */
  readonly parents: number;
  readonly columns: ListingColumns;
  readonly hasMore: boolean;
}

export type ListingFileRejection = TableFileRejection | 'no-columns';

const TEXT_TARGETS = ['title', 'bullet-1', 'description', 'searchTerms'] as const;
/** A row with so many known headers is a second row of headers: names below labels. */
const MIN_HEADERS = 3;
const BULLET = /^(?:bullet[ _]points?|key product features?)[ _]?(\d?)$/iu;
/** "item_name[marketplace_id=X][language_tag=en_US]#1.value". */
const ATTRIBUTE = /^([^[#]+)(?:\[[^\]]*\])*#(\d+)\.value$/u;

const OPTIONS = {
  mostRows: MAX_LISTINGS + 1,
  isKnown: (header: string) => isProductHeader(toProductHeader(header)),
};

/** The listings of a Category Listings Report, or of any table with the same fields. */
export async function readListingFile(file: File): Promise<ReadListings | ListingFileRejection> {
  const opened = await openTableFile(file, OPTIONS);
  if (opened.kind === 'refused') return opened.code;
  const table = opened.kind === 'text' ? readTable(opened.text, OPTIONS) : opened.table;
  return table === null ? 'file-empty' : readListings(table);
}

/** The listings of a table; parents and rows without text are left out. */
export function readListings({ headers, rows, unread }: TextTable): ReadListings | 'no-columns' {
  const isHeaderRow = (cells: readonly string[]) => cells.filter(OPTIONS.isKnown).length >= MIN_HEADERS;
  const names = rows.slice(0, 2).findLast(({ cells }) => isHeaderRow(cells))?.cells ?? headers;
  const columns = columnsOf(names);
  if (!TEXT_TARGETS.some((target) => columns[target])) return 'no-columns';
  const cellOf = (cells: readonly string[], target: ColumnTarget) => {
    const column = columns[target];
    return column === undefined ? '' : (cells[column.index] ?? '');
  };
  const byColumns = marketplaceOfColumns(columns);
  const isParent = findParents(names, columns, rows);
  const filled = rows
    .filter(({ cells }) => !isHeaderRow(cells))
    .map(({ line, cells }) => ({
      line,
      isParent: isParent(cells),
      sku: cellOf(cells, 'sku'),
      marketplace: offered(marketplaceIn(cellOf(cells, 'marketplace'))) ?? byColumns,
      title: cellOf(cells, 'title'),
      bullets: BULLET_TARGETS.map((target) => cellOf(cells, target)),
      description: cellOf(cells, 'description'),
      searchTerms: cellOf(cells, 'searchTerms'),
    }))
    .filter(({ title, bullets, description, searchTerms }) =>
      [title, ...bullets, description, searchTerms].some((text) => text !== ''),
    );
  const listings = filled
    .filter((row) => !row.isParent)
    .map(({ isParent: _, ...listing }): ListedListing => listing);
  return {
    listings: listings.slice(0, MAX_LISTINGS),
    parents: filled.length - listings.length,
    columns,
    hasMore: unread || listings.length > MAX_LISTINGS,
  };
}

export const BULLET_TARGETS = Array.from(
  { length: BULLET_FIELDS },
  // There are five.
  (_, at) => `bullet-${at + 1}` as `bullet-${1 | 2 | 3 | 4 | 5}`,
);

function columnsOf(names: readonly string[]): ListingColumns {
  let unnumbered = 0;
  const headers = names.map((name) => {
    const header = toProductHeader(name);
    const isUnnumbered = BULLET.exec(header)?.[1] === '';
    return isUnnumbered ? `bullet point ${(unnumbered += 1)}` : header;
  });
  const columns: Partial<Record<ColumnTarget, { index: number; name: string }>> = {};
  proposeMapping(headers).forEach((target, index) => {
    if (target !== null) columns[target] ??= { index, name: names[index] ?? '' };
  });
  return columns;
}

const MARKETPLACE_ID = /\[marketplace_id=([A-Z0-9]+)\]/u;

/** The marketplace in the attribute paths of the texts. */
function marketplaceOfColumns(columns: ListingColumns): ListedListing['marketplace'] {
  const texts = TEXT_TARGETS.flatMap((target) => columns[target]?.name ?? []);
  const ids = texts.flatMap((name) => MARKETPLACE_ID.exec(name)?.[1] ?? []);
  return MARKETPLACE_IDS[ids[0] ?? ''];
}

function offered(code: string | undefined): ListedListing['marketplace'] {
  return MARKETPLACES.find((one) => one === code);
}

/** The header of a report as other files of products write it. */
function toProductHeader(header: string): string {
  const [, attribute = header, number = ''] = ATTRIBUTE.exec(header.trim()) ?? [];
  const name = attribute.trim();
  if (name === 'contribution_sku') return 'item_sku';
  if (/^generic[ _]keywords?1?$/iu.test(name)) return 'generic_keywords';
  return name === 'bullet_point' && number !== '' ? `bullet_point${number}` : name;
}
