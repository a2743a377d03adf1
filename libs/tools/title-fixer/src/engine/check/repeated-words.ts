import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { TitleReading } from './read-title.ts';
import type { TitleRules } from './title-rules.ts';

/** A word, or a phrase that the message names, with every place where it stands. */
export interface CountedWord {
  /** Lower case; the singular where forms are counted together. */
  readonly word: string;
  /** The forms in which it stands, lower case, each once. */
  readonly forms: readonly string[];
  readonly places: readonly Span[];
  /** It may stand so many times. */
  readonly allowed: number;
}

/** What the message says of a word overrides how often words may stand. */
const ALLOWED_WHERE_NAMED = { repeated: 1, forbidden: 0 };

/**
 * The counted words that a title repeats beyond `maxOccurrences`, all forms of a word together. A word that the message
 * names as repeated may stand once, one that it forbids not at all.
 */
export function repeatedWords(
  reading: TitleReading,
  rules: TitleRules,
  maxOccurrences: number,
): CountedWord[] {
  const words = Array.from(reading.countedWords, ([word, places]): CountedWord => {
    const forms = [...new Set(places.map(({ folded }) => folded))];
    return { word, forms, places, allowed: allowedOf(forms, rules, maxOccurrences) };
  });
  return [...words, ...namedPhrases(reading, rules)].filter(({ places, allowed }) => places.length > allowed);
}

/** Singular and plural of one word that both stand in the title and are not too many. */
export function mixedForms(reading: TitleReading, rules: TitleRules): CountedWord[] {
  const excessive = new Set(
    repeatedWords(reading, rules, rules.policy.maxOccurrences).map(({ word }) => word),
  );
  return Array.from(reading.countedWords, ([word, places]): CountedWord => {
    const forms = [...new Set(places.map(({ folded }) => folded))];
    return { word, forms, places, allowed: rules.policy.maxOccurrences };
  }).filter(({ word, forms }) => forms.length > 1 && !excessive.has(word));
}

function allowedOf(forms: readonly string[], rules: TitleRules, maxOccurrences: number): number {
  if (forms.some((form) => rules.forbiddenWords.includes(form))) return ALLOWED_WHERE_NAMED.forbidden;
  if (forms.some((form) => rules.repeatedWords.includes(form))) return ALLOWED_WHERE_NAMED.repeated;
  return maxOccurrences;
}

/** Named phrases of several words; single words are counted with their forms. Inside the brand nothing is counted. */
function namedPhrases(reading: TitleReading, rules: TitleRules): CountedWord[] {
  if (rules.forbiddenWords.length + rules.repeatedWords.length === 0) return [];
  const single = new Set(
    Array.from(reading.countedWords.values())
      .flat()
      .map(({ folded }) => folded),
  );
  const outsideBrand = (place: Span) =>
    !reading.brandSpans.some(({ start, end }) => place.start < end && start < place.end);
  const phrases = (named: readonly string[], allowed: number) =>
    named
      .filter((phrase) => !single.has(phrase))
      .map((phrase): CountedWord => {
        const places = findOccurrences(reading, phrase).filter(({ isWhole }) => isWhole);
        return {
          word: phrase,
          forms: [phrase],
          places: places.filter(outsideBrand).map(({ start, end }) => ({ start, end })),
          allowed,
        };
      });
  return [
    ...phrases(rules.forbiddenWords, ALLOWED_WHERE_NAMED.forbidden),
    ...phrases(rules.repeatedWords, ALLOWED_WHERE_NAMED.repeated),
  ];
}
