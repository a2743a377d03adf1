import { PLURAL_RULES, MIN_SINGULAR_LENGTH } from './plural-rules.data.ts';

/** The possible plurals of a lower-case word by the rules of a language; empty if the language has no rules. */
export function pluralsOf(singular: string, language: string): string[] {
  const known = PLURAL_RULES[language];
  if (!known || singular.length < MIN_SINGULAR_LENGTH) return [];
  const irregular = Object.hasOwn(known.irregular, singular) ? known.irregular[singular] : undefined;
  if (irregular !== undefined) return [irregular];
  return known.rules
    .filter(({ singularEnding }) => singularEnding.test(singular))
    .map(({ drop, ending }) => singular.slice(0, singular.length - drop) + ending)
    .filter((plural) => !known.unrelated.some(([word, other]) => word === singular && other === plural));
}

/** Maps each word to the form that it counts as: a plural to its singular if that is among the words, else to itself. */
export function groupForms(words: readonly string[], language: string): ReadonlyMap<string, string> {
  const groups = new Map(words.map((word) => [word, word]));
  for (const word of groups.keys()) {
    for (const plural of pluralsOf(word, language)) if (groups.has(plural)) groups.set(plural, word);
  }
  return groups;
}
