import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { DENSITY_BANDS } from './density-bands.data.ts';
import { barWidth, densityOf, densityStatus, optimalCounts } from './density-status.ts';
import type { DensityRow, Match } from './keyword-density.schema.ts';
import { matchesLoosely, type LooseWord } from './loose-match.ts';
import type { CountPhrase } from './phrase-occurrences.ts';

/** A text, read once for all keywords. */
export interface ReadText {
  readonly words: number;
  /** Distinct words, and how often each occurs. */
  readonly distinct: readonly (LooseWord & { readonly times: number })[];
  readonly countPhrase: CountPhrase;
}

/** Counts one keyword in a text and says what to do about it. */
export function densityRow(keyword: string, text: ReadText, match: Match): DensityRow {
  const folded = foldCase(keyword);
  const count = match === 'phrase' ? text.countPhrase(folded) : countLoosely(folded, text);
  const density = densityOf(count, text.words);
  return {
    keyword,
    count,
    density,
    status: densityStatus(density),
    recommendation: recommendation({ keyword, folded, count, density }, text),
    barWidth: barWidth(density),
  };
}

function countLoosely(keyword: string, { distinct }: ReadText): number {
  return distinct.reduce((sum, word) => (matchesLoosely(word, keyword) ? sum + word.times : sum), 0);
}

interface Counted {
  readonly keyword: string;
  readonly folded: string;
  readonly count: number;
  readonly density: number;
}

function recommendation({ keyword, folded, count, density }: Counted, text: ReadText): Finding {
  const { least, most } = optimalCounts(text.words);
  if (count === 0) {
    const phrases = text.countPhrase(folded);
    return phrases > 0
      ? finding('only-as-phrase', 'info', { keyword, found: phrases })
      : finding('keyword-absent', 'warning', { keyword });
  }
  if (most < least) return finding('text-too-short', 'info', { words: text.words, ...bounds });
  const params = { found: count, least, most, density, ...bounds };
  const status = densityStatus(density);
  if (status === 'optimal') return finding('density-optimal', 'info', params);
  return finding(`density-${status}`, 'warning', params);
}

const bounds = { low: DENSITY_BANDS.low, high: DENSITY_BANDS.high };
