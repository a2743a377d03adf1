import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { canBegin } from './arrange.ts';
import { isInseparable } from './inseparable-words.ts';
import { isAdjective, isBenefit, isModifier, isProductNoun, lexiconOf, withoutWith } from './part-role.ts';
import { FOR_WORD } from './model-names.data.ts';
import { isUnspaced } from './title-language.ts';
import type { TitlePart } from './title-part.ts';

const HEAD_INITIAL: readonly string[] = ['fr', 'it', 'es'];
export const NEGATING =
  /^(?:no|non|not|all|anti|bpa|nicht|kein|keine|ohne|sin|sans|senza|water|self|ultra|semi|multi|double|dual)$/iu;
const COMPLETING = /^(?:free|proof|resistant|repellent|safe|friendly|frei|fest)$/iu;
const COLLECTIVE = /^(?:sets?|kits?)$/iu;
const MIN_PHRASE_WORDS = 2;

export function isHeadInitial(language: string): boolean {
  return HEAD_INITIAL.includes(language);
}

/**
 * Shorter forms of a part, longest first, each a whole phrase: without list members at its end, without modifiers of its head, its
 * properties alone. The head, numbers and negations stay.
 */
export function cutsOf(part: TitlePart, language: string, isHost = false): string[] {
  if (isUnspaced(language) || part.hasBrand || part.isAdded) return [];
  const { role, text, isAdjunct } = part;
  if (!['feature', 'synonym', 'use', 'audience', 'fit'].includes(role)) return [];
  const cuts = [...withoutMembers(text, isAdjunct, language)];
  // "Bettbezug 200x200 + Laken 180x200": each with its size.
  const members = isAdjunct || part.brackets ? [] : text.split(' + ');
  if (members.length > 2 && /\p{N}/u.test(members[0] ?? ''))
    cuts.push(...members.slice(1).map((_member, at) => members.slice(0, at + 1).join(' + ')));
  // "for Car Motorcycle Ball" is a list.
  if ((!isAdjunct || role === 'feature') && !text.includes(','))
    cuts.push(...withoutModifiers(text, isAdjunct, language));
  const benefit = benefitOf(text, language);
  // "Steel" alone does not say what is of steel.
  const isPhrase = benefit.includes(' ') || lexiconOf(language).features.includes(foldCase(benefit));
  // Where nouns come first, "Souple" of "Poignée Souple" would describe the product.
  const isApart = !isAdjunct && !isHost && !isHeadInitial(language);
  if (isApart && isPhrase && benefit !== text) cuts.push(benefit);
  return [...new Set(cuts)].sort((a, b) => b.length - a.length);
}

/** "for Travel and Hiking": one word each. */
function isListOfPurposes(text: string, language: string): boolean {
  const [lead = '', , joint = '', ...last] = text.split(' ');
  return (
    FOR_WORD.test(lead) && lexiconOf(language).conjunctions.includes(foldCase(joint)) && last.length === 1
  );
}

/** "for Yoga, Gym and Travel", then "for Yoga and Gym", then "for Yoga". */
function withoutMembers(text: string, isAdjunct: boolean, language: string): string[] {
  // "con Magnesio y Vitamina C": without a comma nothing says where a member ends.
  if (!isAdjunct || !(text.includes(', ') || isListOfPurposes(text, language))) return [];
  const { conjunctions } = lexiconOf(language);
  const joint = text.split(/[\s,]+/u).find((word) => conjunctions.includes(foldCase(word))) ?? '';
  const members = text
    .split(', ')
    .flatMap((member) => (joint === '' ? [member] : member.split(` ${joint} `)))
    .map((member) => member.trim());
  // "für Laser- und Tintendrucker": both or none.
  if (members.some((member) => member.endsWith('-'))) return [];
  const head = sharedHead(members, language);
  if (head === null) return [];
  // "V7, V8, V10 Cordless Vacuum Cleaners": the models without what all of them are.
  const [, ofModels = ''] = MODELS_OF_A_KIND.exec(text) ?? [];
  const cuts = Array.from({ length: members.length - 1 }, (_, step) => members.length - 1 - step).map(
    (count) => {
      const first = members.slice(0, count);
      const list =
        count > 1 && joint !== ''
          ? `${first.slice(0, -1).join(', ')} ${joint} ${first.at(-1) ?? ''}`
          : first.join(', ');
      return `${list}${head}`;
    },
  );
  return ofModels === '' ? cuts : [ofModels, ...cuts];
}

/**
 * The noun at the end of a list of adjectives, with a space before it: " Hair" of "Curly, Frizzy & Damaged Hair". Empty where each
 * member has its own noun, null in doubt: such a list is whole or left out.
 */
function sharedHead(members: readonly string[], language: string): string | null {
  const last = (members.at(-1) ?? '').split(' ');
  if (isHeadInitial(language) || last.length < 2 || members.length < 2) return '';
  const others = members.slice(0, -1).map((member) => member.split(' ').at(-1) ?? '');
  const isDescribing = (word: string) =>
    isAdjective(word) || (language === 'de' ? /^\p{Ll}/u.test(word) : /\p{Ll}y$/u.test(word));
  if (others.every(isDescribing)) return ` ${last.at(-1) ?? ''}`;
  return isDescribing(last[0] ?? '') && others.some(isDescribing) ? null : '';
}

const MODELS_OF_A_KIND = /^([^,]*\p{N}\p{Lu}{0,2}, .*\p{N}\p{Lu}{0,2}) \p{L}[^,]*$/u;

/** A phrase with a known head, without more and more of its modifiers. */
function withoutModifiers(text: string, isAdjunct: boolean, language: string): string[] {
  const words = text.split(' ');
  const lead = isAdjunct ? words.slice(0, 1) : [];
  const phrase = words.slice(lead.length);
  // "with Posts Hammock and Ball" is a list without commas, "Filtro HEPA y Cepillos Laterales" two things.
  if (
    (isAdjunct || isHeadInitial(language)) &&
    phrase.some((word) => lexiconOf(language).conjunctions.includes(foldCase(word)))
  )
    return [];
  const head = isHeadInitial(language) ? phrase[0] : phrase.at(-1);
  if (!isProductNoun(head ?? '', language)) return [];
  // "Blocks Set" of "Building Blocks Set" does not say of what.
  const minWords = COLLECTIVE.test(head ?? '') ? MIN_PHRASE_WORDS + 1 : MIN_PHRASE_WORDS;
  const counts = Array.from(
    { length: Math.max(0, phrase.length - minWords) },
    (_, step) => phrase.length - 1 - step,
  );
  return counts.flatMap((count) => {
    const stays = isHeadInitial(language) ? phrase.slice(0, count) : phrase.slice(-count);
    const removed = isHeadInitial(language) ? phrase.slice(count) : phrase.slice(0, -count);
    const isWhole = isHeadInitial(language)
      ? canEnd(stays.at(-1) ?? '', language) && canLose(removed, '', language)
      : canBegin(stays[0] ?? '', language) && canLose(removed, stays[0] ?? '', language);
    // "Bean Grinder" of "Coffee Bean Grinder" would leave "Conical Coffee" alone.
    const isApart = isHeadInitial(language) || isModifier(removed.at(-1) ?? '', language);
    // "ilustrado de Rosaura Villamediana": no name is cut.
    const isName =
      isHeadInitial(language) &&
      [stays.at(-2), stays.at(-1), removed[0]].every((word, at) =>
        at === 0 ? /^\p{Ll}/u.test(word ?? '') : /^\p{Lu}\p{Ll}/u.test(word ?? ''),
      );
    const isSplitPair =
      (isPair(phrase, phrase.length - count - 1, language) && !isHeadInitial(language)) ||
      isInseparable(phrase, isHeadInitial(language) ? count : phrase.length - count, language);
    return isWhole && isApart && !isSplitPair && !isName ? [[...lead, ...stays].join(' ')] : [];
  });
}

/** The first run of materials and properties in a text: "Orthopedic Memory Foam" of "Orthopedic Memory Foam Pet Sofa". */
export function benefitOf(text: string, language: string): string {
  if (isUnspaced(language)) return '';
  const words = withoutWith(text).split(' ');
  const from = words.findIndex((word, at) => isBenefit(word, language) || isPair(words, at, language));
  if (from < 0) return '';
  let to = from;
  while (to < words.length) {
    if (isPair(words, to, language)) to += 2;
    else if (isBenefit(words[to] ?? '', language)) to += 1;
    else break;
  }
  const isPure = words[from - 1] === '100%';
  const run = words.slice(isPure ? from - 1 : from, to);
  const before = isPure ? '' : (words[from - 1] ?? '');
  // "IPX7 Waterproof" is one property.
  const isModified =
    /^ipx?\d/iu.test(before) ||
    NEGATING.test(before) ||
    lexiconOf(language).connectors.includes(foldCase(before));
  return isModified || COMPLETING.test(words[to] ?? '') ? '' : run.join(' ');
}

/** "Memory Foam", "Stainless Steel": two words that are one property. */
function isPair(words: readonly string[], at: number, language: string): boolean {
  const pair = words.slice(at, at + 2);
  return pair.length === 2 && isBenefit(pair.join(' '), language);
}

export function canEnd(word: string, language: string): boolean {
  return !lexiconOf(language).connectors.includes(foldCase(word)) && !/^\p{N}|-$/u.test(word);
}

/** Whether a phrase may be cut between two words: not between "All" and "Weather", "Stainless" and "Steel". */
export function canEndBefore(word: string, next: string, language: string): boolean {
  return (
    canEnd(word, language) &&
    !NEGATING.test(word) &&
    !/^(?:any|every)$/iu.test(word) &&
    !isBenefit(`${word} ${next}`, language)
  );
}

/** Whether a phrase still says the same without these words at its edge. */
export function canLose(words: readonly string[], next: string, language: string): boolean {
  const { connectors } = lexiconOf(language);
  return (
    !COMPLETING.test(next) &&
    words.every(
      (word) => !NEGATING.test(word) && !/\p{N}/u.test(word) && !connectors.includes(foldCase(word)),
    )
  );
}
