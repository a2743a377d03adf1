import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { TitleRules } from '../check/title-rules.ts';
import { renderInPlace, type PartList } from './arrange.ts';
import { evaluate } from './choice.ts';
import { essentialParts, essentialSets } from './essential-parts.ts';
import { firstModels } from './first-models.ts';
import { isRedundant } from './redundant-parts.ts';
import type { Rewritten } from './rewriting.ts';
import { surenessBefore, type Sureness } from './sure-borders.ts';
import { shortened, type TitlePart } from './title-part.ts';

export interface Beginning {
  readonly rules: TitleRules;
  /** As much of the beginning as fits; else the shortest, and parts behind it. */
  readonly isLongest: boolean;
  /** The indexes of the parts that are added to a short beginning, by priority. */
  readonly added: readonly number[];
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
  for (const needed of [...essentialSets(list), []]) {
    let isFound = false;
    for (const grade of GRADES)
      for (const shorter of withShorterFit(list)) {
        const cut = { list: shorter, stretches: stretchesOf(shorter, grade), needed };
        if (wanted.isLongest) yield* longestBeginnings(cut, wanted.rules);
        for (const rewritten of shortBeginnings(cut, wanted)) {
          isFound = true;
          yield rewritten;
        }
      }
    // What decides is in each version for which there is space.
    if (isFound && !wanted.isLongest) return;
  }
}

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

/** The number of stretches at the start that have the brand and the product. */
function namedUpTo({ list: { parts }, stretches }: Cut): number {
  const product = parts.findIndex(({ role }) => role === 'product');
  const brand = parts.findIndex(({ hasBrand }) => hasBrand);
  return Math.max(1, stretches.findIndex((stretch) => stretch.includes(Math.max(product, brand))) + 1);
}

/** The stretches with what the title must say. */
function neededStretches({ stretches, needed }: Cut): Stretch[] {
  return stretches.filter((stretch) => stretch.some((at) => needed.includes(at)));
}

function* longestBeginnings(cut: Cut, rules: TitleRules): Iterable<Rewritten> {
  const added = neededStretches(cut).flat();
  for (let count = cut.stretches.length; count >= namedUpTo(cut); count -= 1) {
    const next = fitting(cut.list, new Set([...cut.stretches.slice(0, count).flat(), ...added]), rules);
    if (next) yield next;
  }
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
function filled(cut: Cut, base: Rewritten, { rules, added }: Omit<Beginning, 'isLongest'>): Rewritten {
  const { list } = cut;
  let current = base;
  for (const index of added) {
    const stretch = withAdjuncts(cut, index);
    const { title, check, chosen } = current;
    const isSaid = stretch.every((at) =>
      isRedundant(list.parts[at] as TitlePart, { list, title, check }, rules),
    );
    if (stretch[0] !== index || chosen.has(index) || isSaid || !isOwn(list, stretch, chosen)) continue;
    current = fitting(list, new Set([...chosen, ...stretch]), rules) ?? current;
  }
  return current;
}

/** The stretch with a part, and what follows its phrase with a preposition. */
function withAdjuncts({ list, stretches }: Cut, index: number): Stretch {
  const stretch = stretches.find((each) => each.includes(index)) ?? [];
  const isHosted = (each: Stretch) => stretch.includes(list.parts[each[0] ?? -1]?.host ?? -1);
  return [stretch, ...stretches.filter(isHosted)].flat();
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
  // What is put behind the beginning is set off.
  const parts = given.map((part, at) =>
    part.separator === ' ' && !part.isAdjunct && (at > beginning || isCut(given[at - 1])) && chosen.has(at)
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
