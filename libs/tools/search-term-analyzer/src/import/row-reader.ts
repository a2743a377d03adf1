import { textInterner } from '@seller-toolbox/file-import/table-file';
import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';
import { readNumber, type NumberStyle, type ReadNumber } from './locale-numbers.ts';
import type { ColumnMap } from './map-columns.ts';
import {
  COUNT_FIELDS,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
  type NumberField,
  type ReportField,
} from './report-fields.ts';
import { cellText, type Cell } from './table.ts';

/** Why a line was skipped. */
export const SKIP_REASONS = [
  'blank-line',
  'no-term',
  'repeated-header',
  'missing-number',
  'unreadable-number',
  'negative-number',
  'fraction',
  'too-large-number',
  'term-too-long',
  'repeated-line',
  'total-line',
  'other-currency',
  'too-many',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const MAX_AMOUNT = 1e12;
const MAX_TEXT_LENGTH = 500;
const INTEGER_FIELDS: ReadonlySet<NumberField> = new Set(COUNT_FIELDS);

/** Returns a function that converts a line to a row, or to the reason to skip it. */
export function rowReader(
  columns: ColumnMap,
  style: NumberStyle,
  header: readonly Cell[],
): (cells: readonly Cell[]) => ReportRow | SkipReason {
  const at = (cells: readonly Cell[], field: ReportField) => {
    const column = columns[field];
    return column === null ? undefined : cells[column];
  };
  const textOf = (cells: readonly Cell[], field: ReportField) => cellText(at(cells, field));
  const intern = textInterner();
  const nameOf = (cells: readonly Cell[], field: ReportField) =>
    intern(textOf(cells, field).slice(0, MAX_TEXT_LENGTH));
  const headerTerm = textOf(header, 'term');

  return (cells) => {
    if (cells.every((cell) => cellText(cell) === '')) return 'blank-line';
    const term = textOf(cells, 'term');
    if (term === '') return 'no-term';
    if (term === headerTerm) return 'repeated-header';
    if (term.length > MAX_TEXT_LENGTH) return 'term-too-long';
    const numbers: Partial<Record<NumberField, number | null>> = {};
    for (const field of NUMBER_FIELDS) {
      const number = readNumber(at(cells, field), style);
      const problem = problemOf(field, number);
      if (problem) return problem;
      numbers[field] = typeof number === 'number' ? number : null;
    }
    const { impressions = null, clicks, spend, sales, orders, bid = null } = numbers;
    return {
      term: intern(term),
      impressions,
      clicks: clicks ?? 0,
      spend: spend ?? 0,
      sales: sales ?? 0,
      orders: orders ?? 0,
      campaign: nameOf(cells, 'campaign'),
      adGroup: nameOf(cells, 'adGroup'),
      targeting: nameOf(cells, 'targeting'),
      matchType: nameOf(cells, 'matchType'),
      campaignId: nameOf(cells, 'campaignId'),
      adGroupId: nameOf(cells, 'adGroupId'),
      keywordId: nameOf(cells, 'keywordId'),
      targetId: nameOf(cells, 'targetId'),
      bid,
    };
  };
}

/** Impressions and bids may be missing. Other missing numbers are not zero, so the line is skipped. */
function problemOf(field: NumberField, number: ReadNumber): SkipReason | null {
  if (number === 'missing') return OPTIONAL_FIELDS.includes(field) ? null : 'missing-number';
  if (number === 'unreadable') return 'unreadable-number';
  if (number < 0) return 'negative-number';
  if (number > MAX_AMOUNT) return 'too-large-number';
  return INTEGER_FIELDS.has(field) && !Number.isInteger(number) ? 'fraction' : null;
}
