import { ALL_LANGUAGES } from './all-languages.ts';
import { analyzeSources } from './analyze-sources.ts';
import { defineReviewEngine } from './define-review.engine.ts';
import { compileLexicon, type Lexicon } from './lexicon.ts';
import { REVIEW_LANGUAGES } from './review-languages.data.ts';

const compiled = new Map<string, Lexicon>();

/** The lexicon of a language, prepared when the first text needs it; undefined where there is none. */
function lexiconOf(code: string): Lexicon | undefined {
  const language = REVIEW_LANGUAGES.find((one) => one === code);
  const words = language && ALL_LANGUAGES.get(language);
  if (!words) return undefined;
  const lexicon = compiled.get(code) ?? compileLexicon(words);
  compiled.set(code, lexicon);
  return lexicon;
}

/** What the visitor's files say of reviews and returns; without a file, fictional reviews of an ASIN, deterministic per input. */
export const engine = defineReviewEngine((input, progress) => analyzeSources(input, lexiconOf, progress));
