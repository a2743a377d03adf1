import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { FITTED_MAKERS } from './lexicon.data.ts';

const SEPARATOR =
  /(\s?[,/、・]\s?(?:(?:and|or|und|oder|et|ou|y|o|e)\s)?|\s(?:and|or|&|und|oder|et|ou|y|o|e)\s)/iu;

/** Names the maker of several models with a number in a row at the first of them: "Dell XPS 13, Inspiron 15". */
export function withMakersOnce(text: string, drops: (maker: string) => boolean): string {
  let maker = '';
  return text
    .split(SEPARATOR)
    .map((member, at) => {
      if (at % 2 === 1) return member;
      const [first = '', ...model] = member.split(' ');
      const isNext = foldCase(first) === maker && /^\p{Lu}.*\s\S*\p{N}/u.test(model.join(' '));
      if (isNext && drops(first)) return model.join(' ');
      const words = foldCase(member).split(' ');
      // "15" of "Dell XPS 13/15".
      if (words.length > 1 || !/\p{N}/u.test(member))
        maker = words.findLast((word) => FITTED_MAKERS.includes(word)) ?? '';
      return member;
    })
    .join('');
}
