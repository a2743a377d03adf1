import type { ResearchInput } from './keyword-researcher.schema.ts';
import type { OutputRow, VolumeField } from './sources-output.schema.ts';

type Unscored = Omit<OutputRow, 'parts' | 'score' | 'group'>;
type Parts = OutputRow['parts'];

/** Scores each row by the weighted mean of the parts that its files say; a part without data counts neither way. */
export function scoreKeywords(
  rows: readonly Unscored[],
  weights: ResearchInput['weights'],
): readonly (Unscored & Pick<OutputRow, 'parts' | 'score'>)[] {
  const demandOf = demandAmong(rows);
  return rows.map((row) => {
    const purchaseShare = row.funnel?.steps.at(-1)?.share ?? null;
    const parts: Parts = {
      demand: demandOf(row),
      fit: row.relevance,
      headroom: row.concentration === null ? null : 100 - row.concentration.value,
      share: purchaseShare === null ? null : Math.max(0, 100 - purchaseShare),
    };
    return { ...row, parts, score: weightedMean(parts, weights) };
  });
}

function weightedMean(parts: Parts, weights: ResearchInput['weights']): number | null {
  let [sum, total] = [0, 0];
  for (const name of ['demand', 'fit', 'headroom', 'share'] as const) {
    const part = parts[name];
    if (part === null) continue;
    sum += part * weights[name];
    total += weights[name];
  }
  return total === 0 ? null : sum / total;
}

/** The share of terms that are searched no more, in percent; compared only with those of the same measure. */
function demandAmong(rows: readonly Unscored[]): (row: Unscored) => number | null {
  const volumes = new Map<VolumeField, number[]>();
  const ranks: number[] = [];
  for (const { searchVolume, frequencyRank } of rows) {
    if (searchVolume) {
      const known = volumes.get(searchVolume.measure) ?? [];
      known.push(searchVolume.value);
      volumes.set(searchVolume.measure, known);
    }
    if (frequencyRank) ranks.push(-frequencyRank.value);
  }
  for (const values of [...volumes.values(), ranks]) values.sort((one, other) => one - other);
  return ({ searchVolume, frequencyRank }) => {
    if (searchVolume) return percentile(volumes.get(searchVolume.measure) ?? [], searchVolume.value);
    return frequencyRank === null ? null : percentile(ranks, -frequencyRank.value);
  };
}

/** Of sorted values: how many are at most `value`, in percent; null where there is nothing to compare with. */
function percentile(sorted: readonly number[], value: number): number | null {
  if (sorted.length < 2) return null;
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= value) from = middle + 1;
    else to = middle;
  }
  return (from / sorted.length) * 100;
}
