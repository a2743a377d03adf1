import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { lexiconOf } from './part-role.ts';
import { isUnspaced } from './title-language.ts';

// Punctuation between phrases, but none inside a number or word, and no comma before the last member of a list.
const PHRASE_END =
  /[)\]]\s\+\s|[;|()[\]]|,(?! (?:and|or|&) )(?!\p{N})|(?<!\p{N}),(?! (?:and|or|&) )|\s[-–—:/]\s/u;
const IN_BRACKETS = /[([]([^()[\]]+)[)\]]/gu;
/** A phrase may end in these: "Slip On", "Clip In". */
const ENDS_COMPOUND = /^(?:on|in|up|e|a)$/u;
/** No phrase begins with the end of "Rust Proof". */
const ENDS_PROPERTY = /^(?:proof|resistant|repellent)$/u;

/**
 * Whether a text in a language with spaces reads like the title that it is composed from: each phrase is one or two stretches of it,
 * or a list with its conjunction, and no phrase begins or ends in a word that needs another.
 */
export function readsWell(text: string, source: string, brand: string, language: string): boolean {
  if (isUnspaced(language)) return true;
  const { connectors, conjunctions } = lexiconOf(language);
  const written = ` ${wordsOf(source).join(' ')} `;
  const isStretch = (words: readonly string[]) =>
    words.length === 0 || written.includes(` ${words.join(' ')} `);
  const isWritten = (words: readonly string[]) =>
    isStretch(words) ||
    words.some(
      (word, at) => !/^\p{N}/u.test(word) && isStretch(words.slice(0, at)) && isStretch(words.slice(at)),
    );
  // "(fällt klein aus)": what the seller put in brackets is whole.
  const remarks = Array.from(source.matchAll(IN_BRACKETS), ([, remark = '']) => wordsOf(remark).join(' '));
  const own = wordsOf(brand);
  return text.split(PHRASE_END).every((phrase) => {
    const all = wordsOf(phrase);
    const startsWithBrand = own.length > 0 && own.every((word, at) => all[at] === word);
    const words = startsWithBrand ? all.slice(own.length) : all;
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const isList = () =>
      words.some(
        (word, at) =>
          conjunctions.includes(word) && isWritten(words.slice(0, at)) && isStretch(words.slice(at + 1)),
      );
    const dangles =
      words.length > 0 &&
      !remarks.includes(words.join(' ')) &&
      (conjunctions.includes(first) ||
        (ENDS_PROPERTY.test(first) && words.length > 1) ||
        (connectors.includes(last) && !ENDS_COMPOUND.test(last)));
    return !dangles && (isWritten(words) || isList());
  });
}

function wordsOf(text: string): string[] {
  return foldCase(text)
    .split(/(?:[\s;:|()[\]!（）【】、，]|,(?!\p{N})|(?<!\p{N}),)+/u)
    .filter((word) => /[\p{L}\p{N}&+]/u.test(word));
}
