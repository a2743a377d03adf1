import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { capitalized } from './item-highlights.ts';
import { KNOWN_NAMES } from './normalize-capitals.ts';

/** With a figure or several capitals a spelling is a name: "IP44", "LED", "iPhone". */
const HAS_OWN_SPELLING = /\p{N}|\p{Lu}.*\p{Lu}|^\p{Ll}\p{Lu}/u;
/** "ip44", "e27"; a number with its unit is none. */
const CODE = /^\p{L}{1,4}-?\p{N}[\p{L}\p{N}]{0,5}$/u;
/** In no list of names. */
const ACRONYM = /^(?:usb-[ac]|dpi|uhd|tft)$/u;

/**
 * A keyword as a title writes it: codes and acronyms in the spelling of the given title, else in their usual one or capitals; other
 * words with a capital, connectors without.
 */
export function writtenKeyword(keyword: string, title: string, connectors: readonly string[]): string {
  const spellings = new Map(
    title
      .split(/[\s,;()[\]|/]+/u)
      .filter((word) => HAS_OWN_SPELLING.test(word))
      .map((word) => [foldCase(word), word]),
  );
  const written = (word: string, at: number) => {
    const folded = foldCase(word);
    const known = spellings.get(folded) ?? KNOWN_NAMES.get(word.toUpperCase());
    if (known !== undefined) return known;
    if (CODE.test(folded) || ACRONYM.test(folded)) return word.toUpperCase();
    return at > 0 && connectors.includes(folded) ? word : capitalized(word);
  };
  // Searched for without its hyphen.
  return keyword
    .replaceAll(/\busb ([ac])\b/giu, 'usb-$1')
    .split(' ')
    .map(written)
    .join(' ');
}
