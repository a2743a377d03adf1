import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from './parse-title.ts';
import type { TitleRules } from './title-rules.ts';

/** A word, or a phrase from the message, with all its occurrences. */
export interface CountedWord {
  /** Lower case; the singular where forms are counted together. */
  readonly word: string;
  /** Its distinct forms in the title, lower case. */
  readonly forms: readonly string[];
  readonly spans: readonly Span[];
  /** The maximum number of occurrences. */
  readonly allowed: number;
}

/**
 * The words with more than `maxOccurrences` in a title, all forms of a word together. A word that the message calls repeated
 * may occur as often as the message says or once, a forbidden one never.
 */
export function repeatedWords(
  parsedTitle: ParsedTitle,
  rules: TitleRules,
  maxOccurrences: number,
): CountedWord[] {
  const words = Array.from(parsedTitle.countedWords, ([word, spans]): CountedWord => {
    const forms = [...new Set(spans.map(({ folded }) => folded))];
    return { word, forms, spans, allowed: maxAllowed(forms, rules, maxOccurrences) };
  });
  return [...words, ...messagePhrases(parsedTitle, rules)].filter(
    ({ spans, allowed }) => spans.length > allowed,
  );
}

/** Words with both singular and plural in the title that are not repeated too often. */
export function mixedForms(parsedTitle: ParsedTitle, rules: TitleRules): CountedWord[] {
  const excessive = new Set(
    repeatedWords(parsedTitle, rules, rules.policy.maxOccurrences).map(({ word }) => word),
  );
  return Array.from(parsedTitle.countedWords, ([word, spans]): CountedWord => {
    const forms = [...new Set(spans.map(({ folded }) => folded))];
    return { word, forms, spans, allowed: rules.policy.maxOccurrences };
  }).filter(({ word, forms }) => forms.length > 1 && !excessive.has(word));
}

function maxAllowed(forms: readonly string[], rules: TitleRules, maxOccurrences: number): number {
  if (forms.some((form) => rules.forbiddenWords.includes(form))) return 0;
  if (forms.some((form) => rules.repeatedWords.includes(form))) return rules.maxRepeated;
  return maxOccurrences;
}

/** Phrases of several words from the message, outside the brand; single words are counted with their forms. */
function messagePhrases(parsedTitle: ParsedTitle, rules: TitleRules): CountedWord[] {
  if (rules.forbiddenWords.length + rules.repeatedWords.length === 0) return [];
  const single = new Set(
    Array.from(parsedTitle.countedWords.values())
      .flat()
      .map(({ folded }) => folded),
  );
  const outsideBrand = (span: Span) =>
    !parsedTitle.brandSpans.some(({ start, end }) => span.start < end && start < span.end);
  const phrases = (messageWords: readonly string[], allowed: number) =>
    messageWords
      .filter((phrase) => !single.has(phrase))
      .map((phrase): CountedWord => {
        const spans = findOccurrences(parsedTitle, phrase).filter(({ isWhole }) => isWhole);
        return {
          word: phrase,
          forms: [phrase],
          spans: spans.filter(outsideBrand).map(({ start, end }) => ({ start, end })),
          allowed,
        };
      });
  return [...phrases(rules.forbiddenWords, 0), ...phrases(rules.repeatedWords, rules.maxRepeated)];
}
