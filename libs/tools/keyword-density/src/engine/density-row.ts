import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { DENSITY_BANDS, SHORT_TEXT_USES } from './density-bands.data.ts';
import { barWidth, densityOf, densityStatus, densityVerdict, optimalCounts } from './density-status.ts';
import type { DensityRow, Match } from './keyword-density.schema.ts';
import type { FindPhrase } from './phrase-occurrences.ts';

/** A text indexed once for all keywords. */
export interface IndexedText {
  readonly words: number;
  /** The spans of the words that loosely match a lower-case keyword. */
  readonly findLoosely: FindPhrase;
  readonly findPhrase: FindPhrase;
}

/** The row of a keyword and the spans of its occurrences. */
export interface MeasuredKeyword {
  readonly row: DensityRow;
  readonly spans: readonly Span[];
}

/** Counts a keyword in a text and recommends a change. */
export function measureKeyword(keyword: string, text: IndexedText, match: Match): MeasuredKeyword {
  const folded = foldCase(keyword);
  const spans = match === 'phrase' ? text.findPhrase(folded) : text.findLoosely(folded);
  const count = spans.length;
  const density = densityOf(count, text.words);
  const row: DensityRow = {
    keyword,
    count,
    density,
    status: densityStatus(density),
    verdict: densityVerdict(count, text.words),
    recommendation: recommendation({ keyword, folded, count, density }, text),
    barWidth: barWidth(density),
  };
  return { row, spans };
}

interface KeywordCount {
  readonly keyword: string;
  readonly folded: string;
  readonly count: number;
  readonly density: number;
}

function recommendation({ keyword, folded, count, density }: KeywordCount, text: IndexedText): Finding {
  const { least, most } = optimalCounts(text.words);
  if (count === 0) {
    const phrases = text.findPhrase(folded).length;
    return phrases > 0
      ? finding('only-as-phrase', 'info', { keyword, found: phrases })
      : finding('keyword-absent', 'warning', { keyword });
  }
  const isShort = most < least;
  const status = densityVerdict(count, text.words);
  if (isShort && status === 'optimal') {
    return finding('text-too-short', 'info', {
      words: text.words,
      found: count,
      most: SHORT_TEXT_USES,
      ...bounds,
    });
  }
  const params = { found: count, least, most: isShort ? SHORT_TEXT_USES : most, density, ...bounds };
  if (status === 'optimal') return finding('density-optimal', 'info', params);
  return finding(`density-${status}`, 'warning', params);
}

const bounds = { low: DENSITY_BANDS.low, high: DENSITY_BANDS.high };
