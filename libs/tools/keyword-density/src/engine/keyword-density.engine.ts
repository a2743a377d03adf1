import { defineEngine } from '@seller-toolbox/tool-contract';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { splitWords } from '@seller-toolbox/listing-text/split-words';
import { DENSITY_BANDS } from './density-bands.data.ts';
import { densityRow, type ReadText } from './density-row.ts';
import { barWidth } from './density-status.ts';
import { examples } from './keyword-density.examples.ts';
import {
  inputSchema,
  outputSchema,
  type KeywordDensityInput,
  type KeywordDensityOutput,
} from './keyword-density.schema.ts';
import { toKeywords } from './keyword-list.ts';
import { toLooseWord } from './loose-match.ts';
import { phraseCounter } from './phrase-occurrences.ts';
import { countSentences } from './sentence-count.ts';

/** Measures how often keywords occur in a text. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run: measureDensities,
  examples,
  keyFigure: 'statuses.optimal',
});

function measureDensities({ keywords, content, match }: KeywordDensityInput): KeywordDensityOutput {
  const text = readText(content);
  const rows = toKeywords(keywords).map((keyword) => densityRow(keyword, text, match));
  const countOf = (status: string) => rows.filter((row) => row.status === status).length;
  const { low, high } = DENSITY_BANDS;
  return {
    match,
    words: text.words,
    characters: codePointLength(content.trim()),
    sentences: countSentences(content),
    rows,
    statuses: { low: countOf('low'), optimal: countOf('optimal'), high: countOf('high') },
    band: { low, high, lowAt: barWidth(low), highAt: barWidth(high) },
  };
}

function readText(content: string): ReadText {
  const words = splitWords(content);
  const counts = new Map<string, number>();
  for (const { folded } of words) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  const distinct = Array.from(counts, ([word, times]) => ({ ...toLooseWord(word), times }));
  return { words: words.length, distinct, countPhrase: phraseCounter(content) };
}
