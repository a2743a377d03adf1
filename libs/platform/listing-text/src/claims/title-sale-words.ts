import { OFFER_AS_PRODUCT } from '../search-term-bars.data.ts';
import type { Span } from '../words.ts';

const SALE =
  '(?:sale|clearance|deals?|discount|oferta|rebajas?|angebot|soldes|promo|saldi|offerta|sconti|特价|セール)';
/** "Clearance Lights", "Deal Wood Shelf": as a first word only what is never part of a name, or a word before a colon. */
const FIRST = new RegExp(`^(?:sale(?=\\s)|${SALE}(?=[:：!！]))(?=[\\s:：!！]\\s?\\S+\\s+\\S)`, 'iu');
const LAST = new RegExp(`(?<=\\S\\s\\S{1,40}\\s)${SALE}(?=[!！]{0,3}$)`, 'iu');
/** "Garage Sale", "Sale Tags": what the thing is for. */
const EVENT_BEFORE = /(?:for|garage|yard|estate|bake|boot|monopoly|big|no|ground|di|e|il|real|square)\s$/iu;
const CARRIER_AFTER =
  /^\s(?:tags?|signs?|labels?|stickers?|racks?|banners?|flags?|cards?|schild\p{L}{0,4}|etikett\p{L}{0,2})(?!\p{L})/iu;

/** Where "sale" is Italian salt, or the offer is what the product says. */
const OF_PRODUCT = new RegExp(`(?<!\\p{L})(?:${OFFER_AS_PRODUCT})(?!\\p{L})`, 'iu');

/** Words for a sale that are the first or last of a title, where they say nothing about the product. */
export function titleSaleWords(title: string): Span[] {
  const from = title.length - title.trimStart().length;
  const trimmed = title.trim();
  return [FIRST.exec(trimmed), LAST.exec(trimmed)].flatMap((match) => {
    if (!match) return [];
    const end = match.index + match[0].length;
    const isThing =
      OF_PRODUCT.test(trimmed) ||
      EVENT_BEFORE.test(trimmed.slice(0, match.index)) ||
      CARRIER_AFTER.test(trimmed.slice(end));
    return isThing ? [] : [{ start: from + match.index, end: from + end }];
  });
}
