import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { PartList } from './arrange.ts';
import { evaluate, type Choice, type ChoiceOptions } from './choice.ts';
import { factFragments, type FactFragment } from './fact-fragments.ts';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { MODEL_SUFFIX } from './model-names.data.ts';
import { isInseparable } from './inseparable-words.ts';
import { isOneLength } from './measure-borders.ts';
import {
  countsPieces,
  excludesBuyers,
  isModifier,
  isProductNoun,
  lexiconOf,
  type PartRole,
} from './part-role.ts';
import { needsMore } from './split-core.ts';
import type { TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

/**
 * Adds the facts of parts that are not in the title, or not whole, as phrases of their own: up to the target where item highlights
 * take the others, else up to the limit of the rules.
 */
export function addLostFacts(choice: Choice, options: ChoiceOptions): Choice {
  const { rules, target, priority } = options;
  const hasHighlights = rules.policy.itemHighlights !== null;
  const max = hasHighlights ? target : rules.maxLength;
  let current = choice;
  const apart: ReturnType<typeof factsApart> = [];
  const others = choice.list.parts.map((_part, index) => index).filter((index) => !priority.includes(index));
  for (const index of [...priority, ...others]) {
    const part = choice.list.parts[index] as TitlePart;
    const isWhole = choice.chosen.has(index) && part.whole === undefined;
    if (isWhole || part.isAdded || (choice.chosen.has(index) && hasHighlights)) continue;
    const isLost =
      part.isAdjunct && part.host !== null && !current.chosen.has(part.host) && !current.chosen.has(index);
    // "with 44 Key Remote" of a part that repeats the product.
    const whole = isLost && !hasHighlights && withFragment(current, part, max, options);
    if (whole) current = whole;
    const missing = missingFacts(part.whole ?? part.text, current.title, choice.list.language);
    // "AA 48 Pack and C 12 Pack": a count without its thing is one of another.
    if (missing.filter(({ role }) => role === 'count').length > 1) continue;
    if (hasHighlights) apart.push(...factsApart(part, missing, choice.list));
    else for (const fragment of missing) current = withFragment(current, fragment, max, options) ?? current;
  }
  // The highlights have the whole phrases.
  const isSilent = choice.list.parts.some((part, index) => excludesBuyers(part) && !choice.chosen.has(index));
  for (const { fragment } of apart.sort((a, b) => a.rank - b.rank))
    if (!(isSilent && fragment.role === 'color') && !hasMeasureLike(current.title, fragment.text))
      current = withFragment(current, fragment, max, options) ?? current;
  return current;
}

/** Of protection and of safety shoes: "IP44", "S3". */
const CLASS = /^(?:ipx?\p{N}{1,2}|s[1-5]p?)$/iu;
const SHOES = /shoe|schuh|boot|stiefel|chaussure|zapat|calzad|scarp/iu;
/** "6 Pipetten à 2 ml", "4 Red": what is before a fact says more of it. */
const BELONGS = /^(?:\p{N}.*|à|a|je|of|x|×|in|within|pro|[dp][aei]r?|por)$/iu;
const APART_SIZE = /^(?:[\p{N}Ø]|x{1,4}-?l|(?:size|größe|taille|talla|taglia) )/iu;

/** "2.0Ah Battery x2": of the battery that follows. */
const CAPACITY = /\p{N}\s?m?ah$/iu;
/** "400 mg elementares Magnesium pro Tagesdosis": of what follows, unless that is the product, "1000mg Tablets". */
const DOSE = /\p{N}\s?(?:mg|mcg|µg|i[ue]|ui)$/iu;

/** The facts of a part that say enough without its other words: what is in the pack, one size, a class, a color at its end. */
function factsApart(part: TitlePart, missing: readonly FactFragment[], { parts, language }: PartList) {
  const { text, whole = text } = part;
  if (part.isAdjunct || ['exclusion', 'fit', 'use'].includes(part.role)) return [];
  const name = foldCase(parts.find(({ role }) => role === 'product')?.text ?? '');
  const isOnly = (role: PartRole) => missing.filter((fragment) => fragment.role === role).length === 1;
  const rankOf = ({ text: fact, role }: FactFragment): number => {
    const [before = '', next = ''] = wordsAround(whole, fact);
    const [number = '', counted = ''] = foldCase(fact).split(' ');
    // "168 Couches" of diapers.
    const isOwnCount = /^\p{N}+$/u.test(number) && name.split(' ').includes(counted);
    if ((role === 'count' || isOwnCount) && !countsThing(fact, part)) return 0;
    if (role === 'audience') return 1;
    if (BELONGS.test(before) || needsMore(before, language)) return -1;
    const isOfNext =
      next !== '' &&
      (CAPACITY.test(fact) || (DOSE.test(fact) && before === '' && !isProductNoun(next, language)));
    const isMeasure = APART_SIZE.test(fact) && !TIME.test(fact) && !isOfNext;
    const isOfThing = isLengthOf(fact, before, { name, language });
    if (role === 'size' && isOnly(role) && isMeasure && !isOfThing) return 1;
    if (CLASS.test(fact)) return isInseparable([fact, next], 1, language) ? -1 : 2;
    return role === 'color' && isOnly(role) && next === '' ? 3 : -1;
  };
  // "Herren Damen S1P leicht": whom it is for is said in front.
  const { audiences } = lexiconOf(language);
  const others = whole.split(' ').findIndex((word) => !audiences.includes(foldCase(word)));
  const buyers =
    others > 1 && whole.split(' ').length > others + 1
      ? [toBuyers(whole.split(' ').slice(0, others).join(' '))]
      : [];
  const classes = SHOES.test(name + whole) ? whole.split(' ').filter((word) => CLASS.test(word)) : [];
  const known = new Set(missing.map((fragment) => fragment.text));
  const all = [...buyers, ...missing, ...classes.filter((word) => !known.has(word)).map(toClass)];
  return all.map((fragment) => ({ fragment, rank: rankOf(fragment) })).filter(({ rank }) => rank >= 0);
}

/** "15,6 Zoll" of "Laptopfach 15,6 Zoll" in a title of a backpack: one length is of the noun before it. */
function isLengthOf(
  size: string,
  before: string,
  { name, language }: { readonly name: string; readonly language: string },
): boolean {
  const isNoun = /^\p{Lu}\p{Ll}/u.test(before) && !isModifier(before, language);
  return language !== 'en' && isOneLength(size) && isNoun && !name.includes(foldCase(before));
}

const TIME =
  /(?:months?|years?|yrs?|monate|jahre|mois|ans|meses|años|mesi|anni|hours?|hrs?|days?|stunden|tage)$/iu;

const toBuyers = (text: string): FactFragment => ({ text, role: 'audience' });
const toClass = (text: string): FactFragment => ({ text, role: 'feature' });

/** The words before and after a fact. */
function wordsAround(whole: string, fact: string): string[] {
  const at = whole.indexOf(fact);
  const before = whole.slice(0, at).trim().split(/\s+/u).at(-1) ?? '';
  return [
    before,
    whole
      .slice(at + fact.length)
      .trim()
      .split(/\s+/u)[0] ?? '',
  ];
}

const MEASURES = [
  /\p{N}\s?(?:ml|cl|l|fl\.? ?oz|lit(?:er|re|ro)s?)(?!\p{L})/iu,
  /\p{N}\s?(?:g|kg|mg|mcg|lbs?|oz)(?!\p{L})/iu,
  /\p{N}\s?(?:cm|mm|m|in|inch|zoll|ft|["″])(?!\p{L})/iu,
];

/** "1L" and "1000ml": whether a title has a measure of the same kind. */
function hasMeasureLike(title: string, size: string): boolean {
  return MEASURES.some((measure) => measure.test(size) && measure.test(title));
}

/** "34pcs" of "34pcs Drill Driver Bits Kit": pieces of what comes after them. */
function countsThing(count: string, { text, whole = text }: TitlePart): boolean {
  return countsPieces(count) && !whole.endsWith(count);
}

/** The facts of a text that another one does not say, as whole words. */
export function missingFacts(text: string, published: string, language: string): FactFragment[] {
  return factFragments(text, language).filter((fragment) => !says(published, fragment.text, language));
}

/** Whether a text has the words of another in a row. */
export function says(text: string, phrase: string, language: string): boolean {
  if (isUnspaced(language)) return foldCase(text).includes(foldCase(phrase));
  const [line, wanted] = [plain(text), plain(phrase)];
  const isModel = ENDS_IN_MODEL.test(wanted);
  for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + 1))
    if (!isModel || !CONTINUES_MODEL.test(line.slice(at + wanted.length))) return true;
  return false;
}

/** "S24" is not said by "S24 Ultra". */
const CONTINUES_MODEL = new RegExp(String.raw`^${MODEL_SUFFIX}\s`, 'iu');
/** "S24", "iPhone"; "3 Pack" is no model. */
const ENDS_IN_MODEL = new RegExp(String.raw`(?:\p{N}\p{L}?|\s(?:${FITTED_MAKERS.join('|')}))\s$`, 'u');

function plain(text: string): string {
  return ` ${foldCase(text)
    .replace(/[\s,;()[\]-]+/gu, ' ')
    // "40 oz" is "40oz".
    .replace(/(\p{N}) (?=(?:oz|ml|mm|cm|kg|g|l|lbs?|w|v|mah)(?:\s|$))/gu, '$1')
    .trim()} `;
}

function withFragment(
  { list, chosen, leftOut, title }: Choice,
  { text, role }: FactFragment,
  max: number,
  options: ChoiceOptions,
): Choice | undefined {
  if (codePointLength(title) + codePointLength(text) >= max) return undefined;
  const part: TitlePart = {
    text,
    role,
    separator: isUnspaced(list.language) ? ' ' : ', ',
    brackets: null,
    host: null,
    isAdjunct: false,
    hasBrand: false,
  };
  const parts = [...list.parts, part];
  const next = evaluate({ ...list, parts }, new Set([...chosen, parts.length - 1]), options);
  return next.check.isCompliant && next.check.parsedTitle.length <= max ? { ...next, leftOut } : undefined;
}
