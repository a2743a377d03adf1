import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import {
  attributeRole,
  isAdjective,
  isBenefit,
  isProductNoun,
  lexiconOf,
  unspacedRole,
  type PartRole,
} from './part-role.ts';
import { FOR_WORD } from './model-names.data.ts';
import { canEnd, isHeadInitial, NEGATING } from './cut-part.ts';
import { MATERIAL_COLORS, needsMore } from './split-core.ts';
import { isUnspaced } from './title-language.ts';

/** A stretch of a part that says something on its own: a size, count, color, material, property, or a code such as "IP65". */
export interface FactFragment {
  readonly text: string;
  readonly role: PartRole;
}

const MAX_WINDOW = 7;
const MAX_COUNTED_WORDS = 4;
/** Letters and digits together: "CF10134", "IP65", "4K@60Hz", "20000mAh", "USB 3.0". */
const CODE = /^(?:(?=.*\p{N})(?=.*\p{L})[\p{L}\p{N}@./+-]{3,}|USB-?C)$/u;
/** "Gluten Free", "Rust-Proof", "parfümfrei". */
const FREE_WORD = /^\p{L}{3,}-?(?:free|proof|resistant|frei|fest)$/iu;
const NUMBER = /^\p{N}+(?:[.,]\p{N}+)?$/u;
// A unit of measurement beside its direction or purpose: "70.9\"H x 23.6\"W".
const DIMENSION = /^\p{N}[\p{N}.,/]*\s?["”″'’\p{L}]{0,4}$/u;

/** The facts inside the text of a part, in order, none inside another. */
export function factFragments(text: string, language: string): FactFragment[] {
  if (isUnspaced(language)) return unspacedFragments(text, language);
  const words = text.split(/,?\s+/u).filter(Boolean);
  const fragments: FactFragment[] = [];
  let at = 0;
  while (at < words.length) {
    const found = fragmentAt(words, at, language);
    if (found) fragments.push({ text: words.slice(at, at + found.length).join(' '), role: found.role });
    at += found?.length ?? 1;
  }
  return fragments;
}

function fragmentAt(words: readonly string[], at: number, language: string) {
  if (NEGATING.test(words[at - 1] ?? '')) return undefined;
  // "5 in 1" is no length.
  if (/^\p{N}+ in \p{N}+$/u.test(words.slice(at, at + 3).join(' ')))
    return { length: 3, role: 'feature' as const };
  return (
    benefitAt(words, at, language) ??
    attributeAt(words, at, language) ??
    dimensionsAt(words, at) ??
    countedAt(words, at, language) ??
    negatedAt(words, at, language) ??
    (CODE.test(words[at] ?? '') ? { length: 1, role: 'feature' as const } : undefined)
  );
}

function attributeAt(words: readonly string[], at: number, language: string) {
  const { conjunctions, audiences } = lexiconOf(language);
  if (FOR_WORD.test(words[at] ?? '') && audiences.includes(foldCase(words[at + 1] ?? '')))
    return { length: 2, role: 'audience' as const };
  if (conjunctions.includes(foldCase(words[at] ?? ''))) return undefined;
  for (let length = Math.min(MAX_WINDOW, words.length - at); length > 0; length -= 1) {
    const role = attributeRole(words.slice(at, at + length).join(' '), language);
    const isWhole = role !== 'feature' || !needsMore(words[at + length - 1] ?? '', language);
    const isMaterial = role === 'color' && length === 1 && MATERIAL_COLORS.test(words[at] ?? '');
    if (isMaterial) return undefined;
    // "PG-241 and 243 Pack of 2": the number is of what is before it.
    if (role === 'count' && isOfNumber(words, at + length)) continue;
    if (role && role !== 'audience' && isWhole && !isLetter(words[at] ?? '', length))
      return { length: role === 'size' ? length + measuredNoun(words, at + length, language) : length, role };
  }
  return undefined;
}

const OF = /^(?:of|de|da|di|von|à)$/iu;

/** Whether "of 2" follows: the word before it counts. */
export function isOfNumber(words: readonly string[], at: number): boolean {
  return OF.test(words[at] ?? '') && NUMBER.test(words[at + 1] ?? '');
}

/** "4ft Cable": a last word that says what is measured belongs to its size. */
function measuredNoun(words: readonly string[], at: number, language: string): 0 | 1 {
  const isLast = canFollow(words[at + 1] ?? '', language);
  return !isHeadInitial(language) && isLast && isProductNoun(words[at] ?? '', language) ? 1 : 0;
}

/** A letter or "full" inside a phrase is seldom a size, and "2x" no count without its noun. */
function isLetter(word: string, length: number): boolean {
  return length === 1 && /^(?:\p{N}+x|xx?s|s|m|l|xx?l|small|medium|large|full|twin|in|g|w|v)$/iu.test(word);
}

/** "No Drilling", "ohne Bohren". */
function negatedAt(words: readonly string[], at: number, language: string) {
  const next = words[at + 1] ?? '';
  const isNegated = /^(?:no|ohne|sans|sin|senza|without)$/iu.test(words[at] ?? '') && /^\p{L}{3}/u.test(next);
  return isNegated && canEnd(next, language) ? { length: 2, role: 'feature' as const } : undefined;
}

/** "70.9\"H x 23.6\"W x 13\"D". */
function dimensionsAt(words: readonly string[], at: number) {
  let length = 0;
  while (DIMENSION.test(words[at + length] ?? '')) {
    if (!/^[x×*]$/iu.test(words[at + length + 1] ?? ''))
      return length > 1 ? { length: length + 1, role: 'size' as const } : undefined;
    length += 2;
  }
  return undefined;
}

/** A number with what it counts: "15 LED Bulbs", "2 Akkus". */
function countedAt(words: readonly string[], at: number, language: string) {
  if (!NUMBER.test(words[at] ?? '')) return undefined;
  // "2 à 6 Joueurs".
  if (
    RANGE.test(words[at + 1] ?? '') &&
    NUMBER.test(words[at + 2] ?? '') &&
    /^\p{L}{3}/u.test(words[at + 3] ?? '')
  )
    return { length: 4, role: 'feature' as const };
  for (let length = 2; length <= MAX_COUNTED_WORDS && at + length <= words.length; length += 1) {
    const word = words[at + length - 1] ?? '';
    if (lexiconOf(language).connectors.includes(foldCase(word))) return undefined;
    const isNoun = language !== 'en' && length === 2 && /^\p{Lu}\p{Ll}{2}/u.test(word);
    if (!isNoun && !isProductNoun(word, language) && !COUNTED.test(word)) continue;
    const next = words[at + length] ?? '';
    const isModified =
      isHeadInitial(language) &&
      canEnd(next, language) &&
      (isAdjective(next) || canFollow(words[at + length + 1] ?? '', language));
    return { length: next !== '' && isModified ? length + 1 : length, role: 'feature' as const };
  }
  return undefined;
}

const RANGE = /^(?:to|bis|à|a|-|–)$/iu;
/** "2 Akkus", "3 Port". */
const COUNTED =
  /\p{L}{2}s$|^(?:port|slice|speed|burner|function|mode|stage|panel|channel|outlet|way|ply|cup|step|zone|person)$/iu;

/** Whether a phrase may end before a word: there is none, or it begins another phrase. */
function canFollow(word: string, language: string): boolean {
  return word === '' || lexiconOf(language).connectors.includes(foldCase(word));
}

/** Materials and properties: "Stainless Steel", "Memory Foam", "BPA Free". */
function benefitAt(words: readonly string[], at: number, language: string) {
  let length = 0;
  for (;;) {
    const pair = words.slice(at + length, at + length + 2);
    const isFree = /^(?:free|proof|resistant)$/iu.test(pair[1] ?? '') && /^\p{L}{3,}$/u.test(pair[0] ?? '');
    if (isFree && length === 0) length += 2;
    else if (FREE_WORD.test(pair[0] ?? '')) length += 1;
    else if (pair.length === 2 && isBenefit(pair.join(' '), language)) length += 2;
    else if (isBenefit(words[at + length] ?? '', language)) length += 1;
    else break;
  }
  return length > 0 ? { length, role: 'feature' as const } : undefined;
}

/** The words of a Japanese or Chinese part that are a size, count, color or exclusion on their own. */
function unspacedFragments(text: string, language: string): FactFragment[] {
  const whole = unspacedRole(text, language);
  if (whole) return [{ text, role: whole }];
  return text.split(' ').flatMap((word) => {
    const role = unspacedRole(word, language);
    return role ? [{ text: word, role }] : [];
  });
}
