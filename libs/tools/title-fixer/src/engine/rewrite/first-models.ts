import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isSize, lexiconOf } from './part-role.ts';
import { isUnspaced } from './title-language.ts';

/** Behind a model: part of its name. */
const OF_MODEL =
  /^(?:pro|max|plus|mini|ultra|lite|air|se|fe|xl|gen|series?|serie|edition|(?:19|20)\p{N}\p{N}.*)$/iu;
const MIN_NAME = 2;

/** A list of what a product fits without its last models, the longest first: each ends in a whole model. */
export function firstModels(text: string, language: string): string[] {
  if (isUnspaced(language)) return [];
  const words = text.split(' ');
  const { connectors, adjuncts, conjunctions } = lexiconOf(language);
  const from = words.findIndex(
    (word) => ![connectors, adjuncts].some((list) => list.includes(foldCase(word))),
  );
  const isListed = words.some((word) => word.endsWith(','));
  const ends: number[] = [];
  for (let end = words.length - 1; end > from; end -= 1) {
    const [last = '', next = ''] = [words[end - 1], words[end]];
    const isModel = (/\p{N}/u.test(last) && !isSize(last)) || OF_MODEL.test(last) || isSize(next);
    // "Rowenta Silence Force Compact" before its codes.
    const isName =
      /\p{N}/u.test(next) &&
      /\p{Lu}/u.test(next) &&
      end - from > MIN_NAME &&
      !/\p{N}/u.test(words.slice(from, end).join(''));
    const isBroken =
      (OF_MODEL.test(next) && !/\p{N}/u.test(next)) ||
      isSize(`${last} ${next}`) ||
      [last, next].some((word) => conjunctions.includes(foldCase(word)));
    if (isListed ? last.endsWith(',') : (isModel && !isBroken) || isName) ends.push(end);
  }
  return ends.map((end) => words.slice(0, end).join(' ').replace(/,$/u, ''));
}
