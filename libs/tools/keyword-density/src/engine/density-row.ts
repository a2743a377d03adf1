import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { DENSITY_BANDS } from './density-bands.data.ts';
import { barWidth, densityOf, densityStatus, optimalCounts } from './density-status.ts';
import type { DensityRow, Match } from './keyword-density.schema.ts';
import type { FindPhrase } from './phrase-occurrences.ts';

/** A text, read once for all keywords. */
export interface ReadText {
  readonly words: number;
  /** Where the words stand that match a keyword, in lower case, loosely. */
  readonly findLoosely: FindPhrase;
  readonly findPhrase: FindPhrase;
}

/** A keyword's row, and where in the text it was found. */
export interface FoundKeyword {
  readonly row: DensityRow;
  readonly spans: readonly Span[];
}

/** Counts one keyword in a text and says what to do about it. */
export function findKeyword(keyword: string, text: ReadText, match: Match): FoundKeyword {
  const folded = foldCase(keyword);
  const spans = match === 'phrase' ? text.findPhrase(folded) : text.findLoosely(folded);
  const count = spans.length;
  const density = densityOf(count, text.words);
  const row: DensityRow = {
    keyword,
    count,
    density,
    status: densityStatus(density),
    recommendation: recommendation({ keyword, folded, count, density }, text),
    barWidth: barWidth(density),
  };
  return { row, spans };
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
    const phrases = text.findPhrase(folded).length;
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
