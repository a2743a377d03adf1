import { irregularForm } from './irregular-forms.ts';
import { MIN_SINGULAR_LENGTH, PLURAL_ENDINGS } from './plural-endings.data.ts';

/** What a lower-case word may be the plural of by the rules of a language; some of them are no words. */
export function singularsOf(word: string, language: string): string[] {
  const known = Object.hasOwn(PLURAL_ENDINGS, language) ? PLURAL_ENDINGS[language] : undefined;
  if (!known) return [];
  const irregular = irregularForm(word, 'plural', known);
  if (irregular) return [irregular.singular];
  return known.endings
    .filter(({ plural }) => word.endsWith(plural))
    .map(({ plural, singular, of }) => ({ text: word.slice(0, word.length - plural.length) + singular, of }))
    .filter(({ text, of }) => text.length >= MIN_SINGULAR_LENGTH && (of?.test(text) ?? true))
    .map(({ text }) => text)
    .filter((text) => !(Object.hasOwn(known.unrelated, word) && known.unrelated[word] === text));
}

/** Maps each word to its singular among the words, or to itself where that is not one of them. */
export function groupForms(words: Iterable<string>, language: string): ReadonlyMap<string, string> {
  const known = new Set(words);
  const groups = new Map<string, string>();
  const rootOf = (word: string): string => {
    const done = groups.get(word);
    if (done !== undefined) return done;
    const singular = singularsOf(word, language).find((form) => form !== word && known.has(form));
    const root = singular === undefined ? word : rootOf(singular);
    groups.set(word, root);
    return root;
  };
  known.forEach(rootOf);
  return groups;
}
