import { PLURAL_RULES, MIN_SINGULAR_LENGTH } from '../plural-rules.data.ts';

/** The plurals that a word, in lower case, may have by the rules of a language; none where the language has none. */
export function pluralsOf(singular: string, language: string): string[] {
  const known = PLURAL_RULES[language];
  if (!known || singular.length < MIN_SINGULAR_LENGTH) return [];
  const irregular = Object.hasOwn(known.irregular, singular) ? known.irregular[singular] : undefined;
  if (irregular !== undefined) return [irregular];
  return known.rules
    .filter(({ of }) => of.test(singular))
    .map(({ drop, to }) => singular.slice(0, singular.length - drop) + to)
    .filter((plural) => !known.unrelated.some(([one, many]) => one === singular && many === plural));
}

/** For each word the one it counts as: the singular for a plural whose singular is there too, else itself. */
export function groupForms(words: readonly string[], language: string): ReadonlyMap<string, string> {
  const groups = new Map(words.map((word) => [word, word]));
  for (const word of groups.keys()) {
    for (const plural of pluralsOf(word, language)) if (groups.has(plural)) groups.set(plural, word);
  }
  return groups;
}
