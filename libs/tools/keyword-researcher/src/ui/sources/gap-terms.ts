import type { OutputRow } from '../../engine/sources-output.schema.ts';

/** Less than the fragment of an address holds, encoded. */
const MAX_ENCODED = 6000;

export interface GapTerms {
  /** All, one a line. */
  readonly all: string;
  /** Of the best rows, as many as an address holds. */
  readonly linked: string;
  /** The same, each with its search volume behind a tab where a file says it. */
  readonly withVolumes: string;
}

/** The keywords by which rivals are found and the seller's product is not; null where there are none. */
export function gapTerms(rows: readonly OutputRow[]): GapTerms | null {
  const gaps = rows.filter(({ isGap }) => isGap);
  if (gaps.length === 0) return null;
  const names = gaps.map(({ keyword }) => keyword);
  const lines = gaps.map(({ keyword, searchVolume }) =>
    searchVolume === null ? keyword : `${keyword}\t${searchVolume.value}`,
  );
  return { all: names.join('\n'), linked: fitting(names), withVolumes: fitting(lines) };
}

function fitting(lines: readonly string[]): string {
  let length = 0;
  const kept = lines.filter((line) => (length += encodeURIComponent(`${line}\n`).length) <= MAX_ENCODED);
  return kept.join('\n');
}
