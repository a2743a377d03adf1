import type { ListRow } from './report-lists.ts';

const merged = new WeakMap<readonly ListRow[], readonly ListRow[]>();

/** Each negative once, with all its campaigns; other rows as they are. Memoized by the array. */
export function mergeNegatives(rows: readonly ListRow[]): readonly ListRow[] {
  if (rows[0]?.match === undefined) return rows;
  const known = merged.get(rows);
  if (known) return known;
  const byTerm = new Map<string, ListRow>();
  for (const row of rows) {
    const key = `${row.match} ${row.text}`;
    const same = byTerm.get(key);
    byTerm.set(key, same ? mergeRows(same, row) : row);
  }
  const result = [...byTerm.values()];
  merged.set(rows, result);
  return result;
}

function mergeRows(row: ListRow, other: ListRow): ListRow {
  const { campaign = '' } = row;
  const isNew = other.campaign !== undefined && !campaign.split(', ').includes(other.campaign);
  return { ...row, campaign: isNew ? `${campaign}, ${other.campaign}` : campaign, adGroup: '' };
}
