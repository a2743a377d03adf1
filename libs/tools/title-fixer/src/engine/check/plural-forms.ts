import { PLURAL_RULES, SHORTEST_SINGULAR } from '../plural-rules.data.ts';

/** Whether `plural` is the plural of `singular`, both in lower case, by the rules of a language; false where it has none. */
export function isPluralOf(plural: string, singular: string, language: string): boolean {
  const known = PLURAL_RULES[language];
  if (!known || plural === singular || singular.length < SHORTEST_SINGULAR) return false;
  if (known.unrelated.some(([one, many]) => one === singular && many === plural)) return false;
  if (Object.hasOwn(known.irregular, singular)) return known.irregular[singular] === plural;
  return known.rules.some(
    ({ of, drop, to }) => of.test(singular) && singular.slice(0, singular.length - drop) + to === plural,
  );
}

/** For each word the one it counts as: the singular for a plural whose singular is there too, else itself. */
export function groupForms(words: readonly string[], language: string): ReadonlyMap<string, string> {
  const distinct = [...new Set(words)];
  return new Map(
    distinct.map((word) => [word, distinct.find((other) => isPluralOf(word, other, language)) ?? word]),
  );
}
