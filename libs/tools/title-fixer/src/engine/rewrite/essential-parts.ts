import type { PartList } from './arrange.ts';
import { says } from './lost-fact-parts.ts';
import { isHeadInitial } from './cut-part.ts';
import { withoutExclusions } from './without-exclusions.ts';
import { countsPack, excludesBuyers, isLabelledSize, isProductNoun, productEnd } from './part-role.ts';
import type { ComposedTitle } from './spaced-list.ts';
import { isUnspaced } from './title-language.ts';
import type { TitlePart } from './title-part.ts';

/** The indexes of the parts without which a title sells the wrong thing. */
export interface EssentialParts {
  readonly exclusions: readonly number[];
  /** The first that says what the product fits. */
  readonly fit: readonly number[];
  /** The first count of what is in the pack. */
  readonly count: readonly number[];
  readonly size: readonly number[];
}

/** Names whose size says which one a buyer needs, at the end of the name: "Running Shoes", "Winterreifen". */
const BOUGHT_BY_SIZE =
  /(?:(?<!\p{L})(?:wipers?|wiper blades?|sheets?|tires|shoes?|sneakers?|boots|rings?|ringe|reifen)|bettwäsche|spannbettlaken|scheibenwischer\p{L}*|stiefel|(?:winter|sommer|auto|fahrrad|ganzjahres)reifen|(?<!hand)schuhe?)$/iu;
/** The same where nouns come first. */
const BOUGHT_BY_SIZE_FIRST =
  /^(?:essuie-glaces?|balais? d['’]essuie|draps?|chaussures|baskets|bagues?|escobillas|limpiaparabrisas|sábanas?|zapat(?:os|illas)|botas|anillos?|tergicristall[oi]|lenzuol[oa]|scarpe|stivali|anell[oi])(?!\p{L})/iu;
/** "Sheet Set", "Juego de Sábanas": a set is of what is named beside it. */
const SET_OF = /^(?:juego|set|lot|lote|par|paire|paio|pack) (?:de |di |d['’])?/iu;
const SET = / (?:set|kit|pack|pair)$/iu;

/** Whether a product is bought by its size: what its head noun names, not "Shoe Rack". */
function isBoughtBySize(name: string, language: string): boolean {
  const own = name.replace(/[\uE000-\uE0FF]\s?/gu, '');
  if (isHeadInitial(language)) {
    const words = own.split(' ');
    const from = words.findIndex((word) => isProductNoun(word, language));
    return BOUGHT_BY_SIZE_FIRST.test(words.slice(Math.max(0, from)).join(' ').replace(SET_OF, ''));
  }
  const end = productEnd(own, language);
  const head = end > 0 ? own.split(' ').slice(0, end).join(' ') : own;
  return BOUGHT_BY_SIZE.test(head.replace(SET, ''));
}

/** "für Hunde über 10 kg", "for Toddlers 2-4 Years Old". */
const FOR_MEASURED = /^(?:for|für|pour|para|per)\s.*\p{N}/iu;

export function essentialParts(list: PartList): EssentialParts {
  const known = knownParts.get(list) ?? findEssentialParts(list);
  knownParts.set(list, known);
  return known;
}

/** Memoizes by list: its lists with more space and its versions ask for them. */
const knownParts = new WeakMap<PartList, EssentialParts>();

function findEssentialParts({ parts, language }: PartList): EssentialParts {
  const product = parts.findIndex(({ role }) => role === 'product');
  const isOwn = ({ host }: TitlePart) => host === null || host === product;
  const name = parts[product]?.text ?? '';
  const first = (is: (part: TitlePart, index: number) => boolean) => {
    const index = parts.findIndex((part, at) => isOwn(part) && is(part, at));
    return index < 0 ? [] : [index];
  };
  // "Cartouches Compatibles HP 305XL": its name says what it fits.
  const isNamed = /[ck]ompatib/iu.test(name);
  // "Kohlensäure geeignet" is a property.
  const fits = isNamed
    ? []
    : first(
        ({ role, isAdjunct, text }) =>
          role === 'fit' && (isAdjunct || isUnspaced(language) || /\p{N}/u.test(text)),
      );
  // Not "for Dogs up to 75 lb" behind "for Large Dogs".
  const buyers = first(({ role, isAdjunct }) => isAdjunct && (role === 'audience' || role === 'size'));
  const measured = buyers.filter((index) => FOR_MEASURED.test(parts[index]?.text ?? ''));
  return {
    exclusions: parts.flatMap((part, index) => (excludesBuyers(part) ? [index] : [])),
    fit: fits.length > 0 ? fits : measured,
    count: first(({ role, isAdjunct, text }) => role === 'count' && !isAdjunct && countsPack(text)),
    size: first(
      ({ role, isAdjunct, text }) =>
        role === 'size' && !isAdjunct && (isLabelledSize(text) || isBoughtBySize(name, language)),
    ),
  };
}

/** What a version no longer says of them, as in the list: to be kept in the item highlights. */
export function lostEssentials({ list, chosen, title }: ComposedTitle): string[] {
  const { exclusions, fit, count, size } = essentialParts(list);
  const isLost = (index: number): boolean => {
    const { text } = list.parts[index] as TitlePart;
    return (
      !chosen.has(index) && !says(withoutExclusions(title, list.language), list.restore(text), list.language)
    );
  };
  return [...fit, ...exclusions, ...count, ...size]
    .filter(isLost)
    .map((index) => list.restore(list.parts[index]?.text ?? ''));
}

/** The sets of essential parts that a title should have space for, the fullest first; what fits is added last, it can be shortened. */
export function essentialSets(list: PartList): (readonly number[])[] {
  const { exclusions, fit, count, size } = essentialParts(list);
  const sets = [
    [...exclusions, ...count, ...size, ...fit],
    [...exclusions, ...size, ...fit],
    [...count, ...size, ...fit],
    [...size, ...fit],
    [...exclusions, ...count, ...fit],
    [...exclusions, ...fit],
    [...count, ...fit],
    fit,
  ];
  return sets.filter(
    (set, at) => set.length > 0 && sets.findIndex((each) => each.join() === set.join()) === at,
  );
}
