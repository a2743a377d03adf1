import { defineEngine, type Progress } from '@seller-toolbox/tool-contract';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { withoutMarkup } from '@seller-toolbox/listing-text/markup';
import { splitWords } from '@seller-toolbox/listing-text/split-words';
import type { Span } from '@seller-toolbox/listing-text/words';
import { DENSITY_BANDS } from './density-bands.data.ts';
import { measureKeyword, type IndexedText } from './density-row.ts';
import { barWidth } from './density-status.ts';
import { examples } from './keyword-density.examples.ts';
import {
  inputSchema,
  outputSchema,
  type KeywordDensityInput,
  type KeywordDensityOutput,
} from './keyword-density.schema.ts';
import { mergeSpans, MAX_HIGHLIGHTS } from './keyword-highlights.ts';
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
  keyFigure: 'verdicts.optimal',
});

/** Share of the progress: indexing a text takes about as long as searching it for many keywords. */
const INDEXING_SHARE = 0.5;

function measureDensities(
  { keywords, content, match }: KeywordDensityInput,
  progress?: Progress,
): KeywordDensityOutput {
  const text = indexText(withoutMarkup(content));
  progress?.(INDEXING_SHARE);
  const keywordList = toKeywords(keywords);
  const found = keywordList.map((keyword, index) => {
    progress?.(INDEXING_SHARE + (1 - INDEXING_SHARE) * (index / keywordList.length));
    return measureKeyword(keyword, text, match);
  });
  const rows = found.map(({ row }) => row);
  const countBy = (field: 'status' | 'verdict') => ({
    low: rows.filter((row) => row[field] === 'low').length,
    optimal: rows.filter((row) => row[field] === 'optimal').length,
    high: rows.filter((row) => row[field] === 'high').length,
  });
  const highlights = mergeSpans(new Set(found.flatMap(({ spans }) => spans)));
  const { low, high } = DENSITY_BANDS;
  return {
    match,
    words: text.words,
    characters: codePointLength(content.trim()),
    sentences: countSentences(content),
    rows,
    statuses: countBy('status'),
    verdicts: countBy('verdict'),
    band: { low, high, lowAt: barWidth(low), highAt: barWidth(high) },
    highlights: { total: highlights.length, first: highlights.slice(0, MAX_HIGHLIGHTS) },
  };
}

function indexText(content: string): IndexedText {
  const words = splitWords(content);
  const spansByWord = new Map<string, Span[]>();
  for (const { folded, start, end } of words) {
    const spans = spansByWord.get(folded);
    if (spans) spans.push({ start, end });
    else spansByWord.set(folded, [{ start, end }]);
  }
  const wordSpans = [...spansByWord.values()];
  const indexesOf = looseIndex([...spansByWord.keys()].map(toLooseWord));
  const findLoosely: FindPhrase = (keyword) =>
    [...indexesOf(keyword)].flatMap((index) => wordSpans[index] ?? []);
  return { words: words.length, findLoosely, findPhrase: phraseFinder(content) };
}
