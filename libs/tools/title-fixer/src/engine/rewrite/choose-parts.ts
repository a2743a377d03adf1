import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitleCheck } from '../check/check-title.ts';
import { warningLength } from '../check/length-rule.ts';
import { canBegin, type PartList } from './arrange.ts';
import { evaluate, type Choice, type ChoiceOptions } from './choice.ts';
import { canEnd, canEndBefore, canLose, cutsOf, isHeadInitial } from './cut-part.ts';
import { factFragments } from './fact-fragments.ts';
import { excludesBuyers, isModifier, lexiconOf, namesProduct } from './part-role.ts';
import { hasForm, isRedundant, titleWords } from './redundant-parts.ts';
import { addLostFacts } from './lost-fact-parts.ts';
import { maxLengthWith } from './length-with-part.ts';
import { shortLists } from './short-lists.ts';
import type { SpacedList } from './spaced-list.ts';
import { shorterProducts, withoutExcess } from './shorter-product.ts';
import { shortened, type TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

/** The parts that every title has: the product and the brand. */
function requiredParts(parts: readonly TitlePart[]): Set<number> {
  const brand = parts.findIndex(({ hasBrand }) => hasBrand);
  const product = parts.findIndex(({ role }) => role === 'product');
  const brandHost = brand >= 0 ? (parts[brand]?.host ?? -1) : -1;
  const named = parts.flatMap(({ role }, index) => (role === 'brand' ? [index] : []));
  return new Set([product, brand, brandHost, ...named.slice(0, 1)].filter((index) => index >= 0));
}

/** Adds parts by priority, first what a title must say, as long as it passes the check and fits; undefined if not even the product does. */
export function chooseParts(given: PartList, wanted: ChoiceOptions): Choice | undefined {
  const { list, needed, cutsFit = true } = spaceFor(given, wanted);
  const essential = needed.filter((index) => wanted.priority.includes(index));
  const others = wanted.priority.filter((index) => !essential.includes(index));
  const options = { ...wanted, priority: [...essential, ...others], essential, cutsFit };
  const base = fitProduct(list, requiredParts(list.parts), options);
  if (!base) return undefined;
  let current = base;
  const leftOut = new Map<number, 'length' | 'repeats'>();
  for (const index of options.priority) {
    if (current.chosen.has(index)) continue;
    const added = yieldsToExclusion(list, index, leftOut) ? 'length' : addPart(current, index, options);
    if (typeof added === 'string') leftOut.set(index, added);
    else current = added;
  }
  const chosen = addLostFacts(fillUp({ ...current, leftOut }, options), options);
  return options.rules.policy.itemHighlights === null ? withRest(chosen, options) : chosen;
}

/** A color is not said where there is no space for what the product is not for. */
function yieldsToExclusion(
  { parts }: PartList,
  index: number,
  leftOut: ReadonlyMap<number, string>,
): boolean {
  return parts[index]?.role === 'color' && parts.some((part, at) => excludesBuyers(part) && leftOut.has(at));
}

/** The first list in which what the title must say has space; each list is read once in each order. */
function spaceFor(given: PartList, options: ChoiceOptions): SpacedList {
  const known = knownSpaces.get(given) ?? [];
  const isSame = (each: KnownSpace) => SPACE_OPTIONS.every((name) => each.options[name] === options[name]);
  const found = known.find(isSame);
  if (found) return found.space;
  const space = options.rules.claimRemoval.withSpace(given, ({ list, cutsFit = false }, needed) =>
    hasSpace(list, needed, { ...options, cutsFit, essential: needed }),
  );
  knownSpaces.set(given, [...known, { options, space }]);
  return space;
}

/** What decides which essential parts have space: neither the target nor the order of the others. */
const SPACE_OPTIONS = ['rules', 'render', 'skipsRedundant', 'acceptsWarnings'] as const;

interface KnownSpace {
  readonly options: Pick<ChoiceOptions, (typeof SPACE_OPTIONS)[number]>;
  readonly space: SpacedList;
}

/** Memoizes by list. */
const knownSpaces = new WeakMap<PartList, readonly KnownSpace[]>();

/** Whether these parts are added to a whole product, and none of it gets the listing removed. */
function hasSpace(list: PartList, needed: readonly number[], options: ChoiceOptions): boolean {
  let current = fitProduct(list, requiredParts(list.parts), options);
  for (const index of needed) {
    if (current?.chosen.has(index)) continue;
    const added = current && addPart(current, index, options);
    if (
      typeof added === 'string' &&
      isRedundant(list.parts[index] as TitlePart, current as Choice, options.rules)
    )
      continue;
    if (added === undefined || typeof added === 'string') return false;
    current = added;
  }
  return current !== undefined && removingClaims(current.check.claims).length === 0;
}

/** Without item highlights what a title leaves out is lost: adds all but purposes of one word up to the length without a warning. */
function withRest(choice: Choice, options: ChoiceOptions): Choice {
  let current: Omit<Choice, 'leftOut'> = choice;
  const leftOut = new Map(choice.leftOut);
  const target = warningLength(options.rules);
  for (const index of options.priority) {
    const part = current.list.parts[index];
    const isLoneUse = part?.role === 'use' && !part.isAdjunct;
    if (isLoneUse || leftOut.get(index) !== 'length') continue;
    const added = addPart(current, index, { ...options, target });
    if (typeof added === 'string') continue;
    current = added;
    leftOut.delete(index);
  }
  return { ...current, leftOut };
}

/** A title is full if less than this is free, in code points. */
const MAX_FREE = 10;

/** Adds parts that did not fit as shorter phrases, by priority, while the title is far below its target. */
function fillUp(choice: Choice, options: ChoiceOptions): Choice {
  let current: Omit<Choice, 'leftOut'> = choice;
  const leftOut = new Map(choice.leftOut);
  for (const index of options.priority) {
    const free = options.target - current.check.parsedTitle.length;
    if (free <= MAX_FREE) break;
    const part = current.list.parts[index] as TitlePart;
    if (leftOut.get(index) !== 'length' || (part.host !== null && !current.chosen.has(part.host))) continue;
    const isHost = current.list.parts.some(({ host }) => host === index);
    for (const text of cutsOf(part, current.list.language, isHost)) {
      if (codePointLength(text) >= free) continue;
      const shorter = shortened(part, text);
      if (isRedundant(shorter, current, options.rules)) continue;
      const parts = current.list.parts.with(index, shorter);
      const next = evaluate({ ...current.list, parts }, new Set([...current.chosen, index]), options);
      if (next.check.parsedTitle.length > options.target || !next.check.isCompliant) continue;
      if (warnsMore(next.check, current.check)) continue;
      current = next;
      leftOut.delete(index);
      break;
    }
  }
  return { ...current, leftOut };
}

function addPart(
  current: Omit<Choice, 'leftOut'>,
  index: number,
  options: ChoiceOptions,
): Omit<Choice, 'leftOut'> | 'length' | 'repeats' {
  const part = current.list.parts[index] as TitlePart;
  if (part.host !== null && !current.chosen.has(part.host)) return 'length';
  const isSpecification = options.rules.policy.itemHighlights === null && isFact(part, current.list);
  const isUrgent =
    options.urgent.includes(part.role) || isSpecification || options.essential?.includes(index) === true;
  const max = isUrgent ? options.rules.maxLength : maxLengthWith(part, current.list, options);
  const { length } = current.check.parsedTitle;
  const mayShorten = ['exclusion', 'fit'].includes(part.role);
  if (!mayShorten && length + codePointLength(part.text) >= max) return 'length';
  if (options.skipsRedundant && isRedundant(part, current, options.rules)) return 'repeats';
  let reason: 'length' | 'repeats' = 'repeats';
  for (const text of variantsOf(part, current, options)) {
    const parts = current.list.parts.with(index, shortened(part, text));
    const next = evaluate({ ...current.list, parts }, new Set([...current.chosen, index]), options);
    if (next.check.parsedTitle.length > max) {
      reason = 'length';
      continue;
    }
    const isAccepted = isUrgent || options.acceptsWarnings || !warnsMore(next.check, current.check);
    if (next.check.isCompliant && isAccepted) return next;
  }
  return (reason === 'length' && mayShorten && withShorterProduct(current, index, options)) || reason;
}

/** Adds a part that decides by leaving out modifiers of the product, which become a part of their own. */
function withShorterProduct(
  current: Omit<Choice, 'leftOut'>,
  index: number,
  options: ChoiceOptions,
): Omit<Choice, 'leftOut'> | undefined {
  const { list, chosen } = current;
  const at = list.parts.findIndex(({ role }) => role === 'product');
  const product = list.parts[at] as TitlePart;
  for (const text of shorterProducts(product.text, list.language)) {
    if (text === product.text || isUnspaced(list.language)) continue;
    const name = text.replace(/[\uE000-\uE0FF]\s?/gu, '');
    if (name.split(' ').length < MIN_PRODUCT_WORDS || !namesProduct(text, list.language)) break;
    const isTail = product.text.endsWith(name);
    const whole = product.text.replace(/[\uE000-\uE0FF]\s?/gu, '');
    const removed = (isTail ? whole.slice(0, whole.length - name.length) : whole.slice(name.length)).trim();
    if (/\p{N}/u.test(removed)) break;
    if (isTail && !canEndBefore(removed.split(' ').at(-1) ?? '', name.split(' ')[0] ?? '', list.language))
      continue;
    // "Floor Mats" of "Car Floor Mats" would be another product.
    const words = name.split(' ');
    const { audiences } = lexiconOf(list.language);
    if (removed.split(' ').some((word) => audiences.includes(foldCase(word)))) continue;
    const isCompound = words.length > MIN_PRODUCT_WORDS && namesProduct(words.at(-1) ?? '', list.language);
    if (!isCompound && !removed.split(' ').every((word) => isModifier(word, list.language))) continue;
    // "Guitarra Clásica": an adjective after its noun says which.
    if (isHeadInitial(list.language) && canBegin(removed.split(' ')[0] ?? '', list.language)) continue;
    // "Supporto TV da Parete": so does a noun after its preposition.
    if (isHeadInitial(list.language) && /^(?:d[aei]|à|en|in)\s/iu.test(removed)) continue;
    const rest: TitlePart = {
      ...product,
      text: whole.trim(),
      role: 'feature',
      separator: ', ',
      host: null,
      hasBrand: false,
    };
    const parts = [...list.parts.with(at, { ...product, text }), ...(removed !== '' ? [rest] : [])];
    const next = evaluate({ ...list, parts }, new Set([...chosen, index]), options);
    if (next.check.isCompliant && next.check.parsedTitle.length <= options.rules.maxLength) return next;
  }
  return undefined;
}

const MIN_PRODUCT_WORDS = 2;

function warnsMore({ violations: after }: TitleCheck, { violations: before }: TitleCheck): boolean {
  return after.some(({ finding }) => !before.some((known) => known.finding.code === finding.code));
}

/** A number, or a negation. */
const SAYS_MUCH = /\p{N}|^(?:non?|not|nicht|kein|keine|sans|sin|senza|ohne|without)\s/iu;

/** Whether a part says more than praise of the product: without item highlights it would be lost. */
function isFact({ text, role, host }: TitlePart, { parts, language }: PartList): boolean {
  const isOfProduct = host !== null && parts[host]?.role === 'product';
  return role === 'color' || isOfProduct || SAYS_MUCH.test(text) || factFragments(text, language).length > 0;
}

const MAX_LEADING_WORDS = 2;

/** A part, then the part without its first words if the title has them: "Couch Bed" of "Dog Couch Bed" in a title of a dog bed. */
function variantsOf(
  part: TitlePart,
  { check, list, chosen }: Pick<Choice, 'check' | 'list' | 'chosen'>,
  { rules: { maxLength, policy }, cutsFit = true }: ChoiceOptions,
): string[] {
  const { text, role, isAdjunct } = part;
  // A keyword is whole, and beside it no part loses the words that it has too.
  const isBesideKeyword = part.isAdded || list.parts.some(({ isAdded }, at) => isAdded && chosen.has(at));
  const { language } = list;
  if (part.role === 'fit') {
    const lists = shortLists(part, list, maxLength);
    return cutsFit ? lists : lists.slice(0, 1);
  }
  const canShorten =
    !isBesideKeyword && !isAdjunct && !isUnspaced(language) && ['synonym', 'feature'].includes(role);
  if (!canShorten || isHeadInitial(language)) return [text];
  const words = text.split(' ');
  const known = titleWords(check);
  const shorter = Array.from({ length: MAX_LEADING_WORDS }, (_, step) => step + 1).flatMap((count) => {
    const [first = '', ...others] = words.slice(count);
    const removed = words.slice(0, count);
    const isKnown = removed.every((word) => hasForm(known, foldCase(word), language));
    const canDrop =
      isKnown && others.length > 0 && canBegin(first, language) && canLose(removed, first, language);
    return canDrop ? [[first, ...others].join(' ')] : [];
  });
  // "Crew" of "Crew Socks" in a title of socks, where no highlights take the whole.
  const isNew = (word: string) => !/\p{N}/u.test(word) && !hasForm(known, foldCase(word), language);
  const end = words.findLastIndex(isNew) + 1;
  const start = words.slice(0, end).join(' ');
  const isWhole = end === 0 || policy.itemHighlights !== null || !canEnd(words[end - 1] ?? '', language);
  return isWhole ? [text, ...shorter] : [text, ...shorter, start];
}

/** The required parts, with a shorter product if they are too long or repeat a word too often. */
function fitProduct(
  given: PartList,
  chosen: ReadonlySet<number>,
  options: ChoiceOptions,
): Omit<Choice, 'leftOut'> | undefined {
  const index = given.parts.findIndex(({ role }) => role === 'product');
  const product = given.parts[index];
  if (!product) return undefined;
  const max = options.rules.maxLength;
  for (const text of shorterProducts(product.text, given.language)) {
    if (codePointLength(text) > max) continue;
    const list = { ...given, parts: given.parts.with(index, shortened(product, text)) };
    const next = evaluate(list, chosen, options);
    if (/[\p{L}\p{N}]/u.test(next.title) && next.check.isCompliant && next.check.parsedTitle.length <= max)
      return next;
    const repaired = withoutExcess(text, given, options.rules);
    if (repaired === text) continue;
    const retried = evaluate(
      { ...given, parts: given.parts.with(index, shortened(product, repaired)) },
      chosen,
      options,
    );
    if (retried.check.isCompliant && retried.check.parsedTitle.length <= max) return retried;
  }
  return undefined;
}
