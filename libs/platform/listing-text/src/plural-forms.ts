import { irregularForm } from './irregular-forms.ts';
import { MIN_SINGULAR_LENGTH, PLURAL_ENDINGS } from './plural-endings.data.ts';

/** The sure plurals of a lower-case word by the rules of a language; empty if the language has no rules. */
export function pluralsOf(singular: string, language: string): string[] {
  const known = Object.hasOwn(PLURAL_ENDINGS, language) ? PLURAL_ENDINGS[language] : undefined;
  if (!known || singular.length < MIN_SINGULAR_LENGTH) return [];
  const irregular = irregularForm(singular, 'singular', known);
  if (irregular) return [irregular.plural];
  return known.endings
    .filter((ending) => singular.endsWith(ending.singular) && (ending.of?.test(singular) ?? true))
    .filter(({ sure }) => sure?.test(singular))
    .map((ending) => singular.slice(0, singular.length - ending.singular.length) + ending.plural)
    .filter((plural) => !(Object.hasOwn(known.unrelated, plural) && known.unrelated[plural] === singular));
}

/** Maps each word to the form that it counts as: a sure plural to its singular if that is among the words, else to itself. */
export function groupForms(words: readonly string[], language: string): ReadonlyMap<string, string> {
  const groups = new Map(words.map((word) => [word, word]));
  for (const word of groups.keys()) {
    for (const plural of pluralsOf(word, language)) if (groups.has(plural)) groups.set(plural, word);
  }
  return groups;
}
