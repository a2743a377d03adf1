import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { withLetters } from '@seller-toolbox/listing-text/letter-references';
import { withoutMarkup } from '@seller-toolbox/listing-text/markup';
import { defineEngine, finding } from '@seller-toolbox/tool-contract';
import { analyzeWords } from './analyze-words.ts';
import { sliceText } from './text-slices.ts';
import { excludeStopWordsOf, languageOf } from './text-words.ts';
import { examples } from './word-frequency-analyzer.examples.ts';
import { inputSchema, outputSchema } from './word-frequency-analyzer.schema.ts';
import { createWordTally } from './word-tally.ts';

/** Counts the words and repeated phrases of a text; reports progress for long texts. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ text, minLength, excludeCommonWords, mergeForms }, _env, progress) => {
    const tally = createWordTally({ minLength, excludeCommonWords });
    const plain = withoutMarkup(withLetters(text));
    let done = 0;
    for (const slice of sliceText(plain)) {
      tally.add(slice);
      done += slice.length;
      progress?.(done / plain.length);
    }
    const language = languageOf(tally);
    if (excludeCommonWords) excludeStopWordsOf(language, tally);
    const analysis = analyzeWords(tally, mergeForms ? language : null);
    return {
      ...analysis,
      textLength: codePointLength(text),
      findings: analysis.totalWords === 0 ? [finding('no-words-found', 'info')] : [],
    };
  },
});
