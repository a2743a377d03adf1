import type { PartList } from './arrange.ts';
import { says, withoutExclusions } from './lost-fact-parts.ts';
import { countsPack, excludesBuyers, isLabelledSize } from './part-role.ts';
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

/** Its size says which one a buyer needs. */
const BOUGHT_BY_SIZE =
  /(?<!\p{L})(?:wipers?|wiper blades?|scheibenwischer\p{L}*|essuie-glaces?|limpiaparabrisas|tergicristall[oi]|bettwäsche|sheets?|lenzuol[oa]|sábanas?|draps?|tires|reifen|shoes?|sneakers?|boots|stiefel|chaussures|zapat\p{L}+|botas|scarpe|stivali|rings?|anell[oi]|anillos?|bagues?)(?!\p{L})|(?<!\p{L}|hand)schuhe?(?!\p{L})|\p{L}(?<!hand)schuhe?(?!\p{L})|spannbettlaken|(?:winter|sommer|auto|fahrrad|ganzjahres)reifen(?!\p{L})/iu;
/** "Ring Light", "Shoe Rack": the word before its noun names another product. */
const OTHER_PRODUCT =
  /(?<!\p{L})(?:ring|shoe|boot|tire|sheet|wiper)\s(?:light|lamp|rack|box|bag|holder|organizer|cabinet|tray|dryer|cleaner|inflator|repair|protectors?|fluid)/iu;
/** "für Hunde über 10 kg", "for Toddlers 2-4 Years Old". */
const FOR_MEASURED = /^(?:for|für|pour|para|per)\s.*\p{N}/iu;

export function essentialParts({ parts, language }: PartList): EssentialParts {
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
        role === 'size' &&
        !isAdjunct &&
        (isLabelledSize(text) || (BOUGHT_BY_SIZE.test(name) && !OTHER_PRODUCT.test(name))),
    ),
  };
}

/** What a version no longer says of them, as in the list: to be kept in the item highlights. */
export function lostEssentials({ list, chosen, title }: ComposedTitle): string[] {
  const { exclusions, fit, count, size } = essentialParts(list);
  const isLost = (index: number): boolean => {
    const { text } = list.parts[index] as TitlePart;
    return !chosen.has(index) && !says(withoutExclusions(title, list), list.restore(text), list.language);
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
