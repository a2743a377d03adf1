import { finding } from '@seller-toolbox/tool-contract';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { DENSITY_BANDS, SHORT_TEXT_USES } from './density-bands.data.ts';
import {
  barWidth,
  densityOf,
  densityStatus,
  densityVerdict,
  MIN_DENSITY_WORDS,
  optimalCounts,
} from './density-status.ts';
import type { DensityRow, Match } from './keyword-density.schema.ts';
import { countApart, countUses } from './keyword-words.ts';
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
  const judged =
    count === 0
      ? judgeUncounted({ keyword, folded, match }, text)
      : judgeCounted({ count, uses: usesIn(text, { folded, spans, match }), density }, text.words);
  const row = { keyword, count, density, status: densityStatus(density), ...judged };
  return { row: { ...row, barWidth: barWidth(density) }, spans };
}

type Judged = Pick<DensityRow, 'verdict' | 'recommendation'>;

/** Loose matching leaves out words that are too short; the keyword may be in the text nevertheless. */
function judgeUncounted(
  { keyword, folded, match }: { keyword: string; folded: string; match: Match },
  { words, findPhrase }: IndexedText,
): Judged {
  const phrases = findPhrase(folded).length;
  const found = phrases || countApart(folded, findPhrase);
  if (found === 0)
    return { verdict: 'low', recommendation: finding('keyword-absent', 'warning', { keyword }) };
  if (match === 'phrase')
    return { verdict: 'low', recommendation: finding('not-as-phrase', 'warning', { keyword }) };
  const code = phrases > 0 ? 'only-as-phrase' : 'words-apart';
  return { verdict: densityVerdict(found, words), recommendation: finding(code, 'info', { keyword, found }) };
}

interface Counted {
  readonly count: number;
  readonly uses: number;
  readonly density: number;
}

function judgeCounted({ count, uses, density }: Counted, words: number): Judged {
  const { least, most } = optimalCounts(words);
  const isShort = words < MIN_DENSITY_WORDS;
  const verdict = densityVerdict(isShort ? uses : count, words);
  const short = { found: uses, most: SHORT_TEXT_USES, ...bounds };
  if (isShort && verdict === 'optimal')
    return { verdict, recommendation: finding('text-too-short', 'info', { words, ...short }) };
  const params = { found: count, least, most, density, ...bounds, ...(isShort ? short : {}) };
  const severity = verdict === 'optimal' ? 'info' : 'warning';
  return { verdict, recommendation: finding(`density-${verdict}`, severity, params) };
}

function usesIn(
  { findLoosely }: IndexedText,
  { folded, spans, match }: { folded: string; spans: readonly Span[]; match: Match },
): number {
  return match === 'phrase' ? spans.length : countUses(folded, spans, findLoosely);
}

const bounds = { low: DENSITY_BANDS.low, high: DENSITY_BANDS.high };
