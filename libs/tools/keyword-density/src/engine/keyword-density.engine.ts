import { defineEngine, type Progress } from '@seller-toolbox/tool-contract';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { splitWords } from '@seller-toolbox/listing-text/split-words';
import type { Span } from '@seller-toolbox/listing-text/words';
import { DENSITY_BANDS } from './density-bands.data.ts';
import { findKeyword, type ReadText } from './density-row.ts';
import { barWidth } from './density-status.ts';
import { examples } from './keyword-density.examples.ts';
import {
  inputSchema,
  outputSchema,
  type KeywordDensityInput,
  type KeywordDensityOutput,
} from './keyword-density.schema.ts';
import { joinSpans, MAX_HIGHLIGHTS } from './keyword-highlights.ts';
import { toKeywords } from './keyword-list.ts';
import { looseIndex } from './loose-index.ts';
import { toLooseWord } from './loose-match.ts';
import { phraseFinder, type FindPhrase } from './phrase-occurrences.ts';
import { countSentences } from './sentence-count.ts';

/** Measures how often keywords occur in a text. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run: (input, _env, progress) => measureDensities(input, progress),
  examples,
  keyFigure: 'statuses.optimal',
});

/** Reading the text takes about as long as looking for many keywords in it. */
const READING_SHARE = 0.5;

function measureDensities(
  { keywords, content, match }: KeywordDensityInput,
  progress?: Progress,
): KeywordDensityOutput {
  const text = readText(content);
  progress?.(READING_SHARE);
  const wanted = toKeywords(keywords);
  const found = wanted.map((keyword, index) => {
    progress?.(READING_SHARE + (1 - READING_SHARE) * (index / wanted.length));
    return findKeyword(keyword, text, match);
  });
  const rows = found.map(({ row }) => row);
  const countOf = (status: string) => rows.filter((row) => row.status === status).length;
  const highlights = joinSpans(found.flatMap(({ spans }) => spans));
  const { low, high } = DENSITY_BANDS;
  return {
    match,
    words: text.words,
    characters: codePointLength(content.trim()),
    sentences: countSentences(content),
    rows,
    statuses: { low: countOf('low'), optimal: countOf('optimal'), high: countOf('high') },
    band: { low, high, lowAt: barWidth(low), highAt: barWidth(high) },
    highlights: { total: highlights.length, first: highlights.slice(0, MAX_HIGHLIGHTS) },
  };
}

function readText(content: string): ReadText {
  const words = splitWords(content);
  const places = new Map<string, Span[]>();
  for (const { folded, start, end } of words) {
    const known = places.get(folded);
    if (known) known.push({ start, end });
    else places.set(folded, [{ start, end }]);
  }
  const spans = [...places.values()];
  const indexesOf = looseIndex([...places.keys()].map(toLooseWord));
  const findLoosely: FindPhrase = (keyword) => [...indexesOf(keyword)].flatMap((index) => spans[index] ?? []);
  return { words: words.length, findLoosely, findPhrase: phraseFinder(content) };
}
