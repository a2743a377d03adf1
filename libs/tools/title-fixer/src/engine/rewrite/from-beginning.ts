import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitleRules } from '../check/title-rules.ts';
import { renderInPlace, type PartList } from './arrange.ts';
import { evaluate } from './choice.ts';
import { essentialParts, essentialSets } from './essential-parts.ts';
import { firstModels } from './first-models.ts';
import { isProductNoun } from './part-role.ts';
import { MIN_FULL_LENGTH } from './publishable.ts';
import { isRedundant } from './redundant-parts.ts';
import type { Rewritten } from './rewriting.ts';
import { surenessBefore, type Sureness } from './sure-borders.ts';
import { shortLists } from './short-lists.ts';
import { shortened, type TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

export interface Beginning {
  readonly rules: TitleRules;
  /** As much of the beginning as fits; else the shortest, and parts behind it. */
  readonly isLongest: boolean;
  /** The indexes of the parts that are added to a short beginning, by priority. */
  readonly added: readonly number[];
  /** A list of what the product fits may end before its last models, which the item highlights have. */
  readonly cutsFit: boolean;
}

type Stretch = readonly number[];
/** The stretches between borders of a title, and the parts that it must say. */
interface Cut {
  readonly list: PartList;
  readonly stretches: readonly Stretch[];
  readonly needed: readonly number[];
}

const GRADES: readonly (readonly Sureness[])[] = [['sure'], ['sure', 'trusted']];

/**
 * The beginning of a title as it is written, up to a border between two phrases, with the stretches that a title must not lose;
 * what is left out goes to the item highlights in its order.
 */
export function* fromBeginning(list: PartList, wanted: Beginning): Iterable<Rewritten> {
  const [at = -1] = essentialParts(list).fit;
  const fit = list.parts[at];
  // A long list leaves no space for properties.
  if (fit && !wanted.cutsFit && shortLists(fit, list, wanted.rules.maxLength)[0] !== fit.text) return;
  const sets = [...essentialSets(list), []].filter((set) => fit?.role !== 'fit' || set.includes(at));
  for (const needed of wanted.cutsFit ? sets : sets.slice(0, 1)) {
    let isFound = false;
    for (const grade of GRADES)
      for (const shorter of wanted.cutsFit ? withShorterFit(list) : [list]) {
        const cut = { list: shorter, stretches: stretchesOf(shorter, grade), needed };
        const longest = wanted.isLongest ? longestBeginnings(cut, wanted.rules) : [];
        // Most titles need no other: these are composed only where they are read.
        yield* longest.filter(isFull);
        const others = longest.filter((each) => !isFull(each));
        const short = [...shortBeginnings(cut, wanted)];
        const isLonger = (each: Rewritten) => lengthOf(each) > Math.max(...others.map(lengthOf), 0);
        isFound ||= short.length > 0;
        yield* [...short.filter(isLonger), ...others, ...short.filter((each) => !isLonger(each))];
      }
    // What decides is in each version for which there is space.
    if (isFound && !wanted.isLongest) return;
  }
}

/** A shorter beginning takes a color, size or count from behind it. */
const isFull = (rewritten: Rewritten) => lengthOf(rewritten) >= MIN_FULL_LENGTH;
const lengthOf = ({ check }: Rewritten) => check.parsedTitle.length;

/** The list, then with fewer and fewer models of what the product fits first. */
function* withShorterFit(list: PartList): Iterable<PartList> {
  yield list;
  const [at = -1] = essentialParts(list).fit;
  const part = list.parts[at];
  if (!part) return;
  for (const text of firstModels(part.text, list.language))
    yield { ...list, parts: list.parts.with(at, shortened(part, text)) };
}

/** The parts between two borders each. */
function stretchesOf({ parts, language }: PartList, grade: readonly Sureness[]): Stretch[] {
  const stretches: number[][] = [];
  parts.forEach((_part, at) => {
    const isBorder = at === 0 || grade.includes(surenessBefore(parts, at, language));
    if (isBorder || parts[at - 1]?.whole !== undefined) stretches.push([at]);
    else stretches.at(-1)?.push(at);
  });
  return stretches;
}

/** The number of stretches at the start that have the brand and the product, with its size and whom it is for behind its name. */
function namedUpTo({ list: { parts }, stretches }: Cut): number {
  const product = parts.findIndex(({ role }) => role === 'product');
  const brand = parts.findIndex(({ hasBrand }) => hasBrand);
  const isNamed = ({ role, separator }: TitlePart) =>
    separator === ' ' && (role === 'audience' || role === 'size');
  const behind = parts.slice(product + 1).findIndex((part) => !isNamed(part));
  const last = Math.max(behind < 0 ? parts.length - 1 : product + behind, brand);
  return Math.max(1, stretches.findIndex((stretch) => stretch.includes(last)) + 1);
}

/** The stretches with what the title must say. */
function neededStretches({ stretches, needed }: Cut): Stretch[] {
  return stretches.filter((stretch) => stretch.some((at) => needed.includes(at)));
}

function longestBeginnings(cut: Cut, rules: TitleRules): Rewritten[] {
  const added = neededStretches(cut).flat();
  const counts = Array.from(
    { length: Math.max(0, cut.stretches.length - namedUpTo(cut) + 1) },
    (_, left) => cut.stretches.length - left,
  );
  return counts.flatMap(
    (count) => fitting(cut.list, new Set([...cut.stretches.slice(0, count).flat(), ...added]), rules) ?? [],
  );
}

const MAX_LONGER = 3;
const MAX_SKIPPED = 3;

/** The product with what fits, then without one of the stretches that were added, in case another version is the same. */
function* shortBeginnings(cut: Cut, { rules, added }: Beginning): Iterable<Rewritten> {
  const named = namedUpTo(cut);
  for (let count = named; count < Math.min(cut.stretches.length, named + MAX_LONGER); count += 1) {
    const start = [...cut.stretches.slice(0, count), ...neededStretches(cut)];
    const base = fitting(cut.list, new Set(start.flat()), rules);
    if (!base) continue;
    const first = filled(cut, base, { rules, added });
    yield first;
    const optional = added.filter((index) => first.chosen.has(index) && !base.chosen.has(index));
    for (const skipped of optional.slice(0, MAX_SKIPPED))
      yield filled(cut, base, { rules, added: added.filter((index) => index !== skipped) });
  }
}

/** A version with the stretches of these parts, as many as fit. */
function filled(cut: Cut, base: Rewritten, { rules, added }: Pick<Beginning, 'rules' | 'added'>): Rewritten {
  let current = base;
  for (const index of added) {
    for (const stretch of withAdjuncts(cut, index)) {
      if (stretch[0] !== index || !isNew(stretch, current, rules)) continue;
      const longer = fitting(cut.list, new Set([...current.chosen, ...stretch]), rules);
      current = longer ?? current;
    }
  }
  return current;
}

/** Whether a stretch says something of the product that a version does not say yet. */
function isNew(stretch: Stretch, { list, title, check, chosen }: Rewritten, rules: TitleRules): boolean {
  const partAt = (at: number) => list.parts[at] as TitlePart;
  const isKnown = (at: number) =>
    isRedundant(partAt(at), { list, title, check }, rules) ||
    unspaced(title).includes(unspaced(partAt(at).text));
  const isFigure = (at: number) => ['size', 'count'].includes(partAt(at).role);
  const isSaid = stretch.every(isKnown) || stretch.some((at) => isFigure(at) && isKnown(at));
  return !chosen.has(stretch[0] ?? -1) && !isSaid && isOwn(list, stretch, chosen);
}

/** "40oz" of "40 oz". */
const unspaced = (text: string) => foldCase(text).replaceAll(' ', '');

/**
 * The stretch with a part and what follows its phrase with a preposition, then without that where it is said of the product:
 * "Pet Sofa with Removable Cover" of a bed.
 */
function withAdjuncts({ list, stretches }: Cut, index: number): Stretch[] {
  const stretch = stretches.find((each) => each.includes(index)) ?? [];
  const isHosted = (each: Stretch) => stretch.includes(list.parts[each[0] ?? -1]?.host ?? -1);
  const hosted = stretches.filter(isHosted);
  const last = list.parts[stretch.at(-1) ?? -1]?.text ?? '';
  const isName = !/\p{N}/u.test(last) && isProductNoun(last.split(' ').at(-1) ?? '', list.language);
  return [[stretch, ...hosted].flat(), ...(hosted.length > 0 && isName ? [stretch] : [])];
}

/** Whether a stretch says something of the product, not of another phrase that is left out. */
function isOwn({ parts }: PartList, stretch: Stretch, chosen: ReadonlySet<number>): boolean {
  const { host = null } = parts[stretch[0] ?? -1] ?? {};
  return host === null || chosen.has(host);
}

function fitting(
  { parts: given, ...list }: PartList,
  chosen: ReadonlySet<number>,
  rules: TitleRules,
): Rewritten | undefined {
  const beginning = given.findIndex((_part, at) => !chosen.has(at));
  const isSetOff = (at: number) =>
    chosen.has(at) &&
    (isCut(given[at - 1]) ||
      (at > beginning && (!chosen.has(at - 1) || surenessBefore(given, at, list.language) === 'sure')));
  // What is put behind the beginning is set off.
  const parts = given.map((part, at) =>
    part.separator === ' ' && !part.isAdjunct && !isUnspaced(list.language) && isSetOff(at)
      ? { ...part, separator: ', ' }
      : part,
  );
  const options = {
    rules,
    render: renderInPlace,
    priority: [],
    target: rules.maxLength,
    urgent: [],
    skipsRedundant: false,
  };
  const next = evaluate({ ...list, parts }, chosen, options);
  const isUsable =
    next.check.parsedTitle.length <= rules.maxLength &&
    next.check.isCompliant &&
    removingClaims(next.check.claims).length === 0;
  return isUsable ? { ...next, leftOut: new Map(), changes: [], isInOrder: true } : undefined;
}

const isCut = (part: TitlePart | undefined) => part?.whole !== undefined;
