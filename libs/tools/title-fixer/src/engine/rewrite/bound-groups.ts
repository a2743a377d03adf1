import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { LEADING_WORDS, TRAILING_WORDS } from './bound-words.data.ts';
import { CONNECTORS } from './connectors.data.ts';
import { isOneOf, partsPhrases, spaceSeparates } from './phrase-end.ts';
import type { TitleUnit } from './title-units.ts';

/** The units from one place to another, both included, that go together or stay together. */
export interface BoundGroup {
  readonly from: number;
  readonly to: number;
  /** Where the group is one copy of a name that stands more than once. */
  readonly name?: RepeatedName;
}

interface RepeatedName {
  /** The same in each copy. */
  readonly text: string;
  /** The unit that numbers it. */
  readonly number: number;
}

// What numbers a name: "15" of "iPhone 15", "C" of "Vitamin C".
const NUMBERING = /^(?:\p{N}+|\p{Script=Latin})$/u;

/**
 * What belongs together in a title: "BPA free", "anti wrinkle", and a name with its number wherever it is repeated, because
 * what is left of "iPhone 15 Pro" without "iPhone" names another thing or none.
 */
export function boundGroups(units: readonly TitleUnit[], language: string): BoundGroup[] {
  if (spaceSeparates(language)) return cutWords(units);
  const joined = (index: number) => isJoined(units, index, language);
  return [
    ...units.flatMap((unit, at) => [
      ...(isOneOf(LEADING_WORDS, unit, language) && joined(at + 1) ? [{ from: at, to: at + 1 }] : []),
      ...(isOneOf(TRAILING_WORDS, unit, language) && joined(at) ? [{ from: at - 1, to: at }] : []),
    ]),
    ...repeatedNames(units, language),
  ];
}

const ENDS_KATAKANA = /\p{Script=Katakana}$/u;
const SINGLE_KATAKANA = /^\p{Script=Katakana}$/u;

/** The parts of words from which the segmenter has cut a single kana: "スマ" and "ホ". */
function cutWords(units: readonly TitleUnit[]): BoundGroup[] {
  return units.flatMap(({ text, gap }, at) => {
    const isCut = gap === '' && SINGLE_KATAKANA.test(text) && ENDS_KATAKANA.test(units[at - 1]?.text ?? '');
    return isCut ? [{ from: at - 1, to: at }] : [];
  });
}

/** Whether a group is the first copy of a name that stands more than once. */
export function isFirstCopy(group: BoundGroup, groups: readonly BoundGroup[]): boolean {
  return group.name !== undefined && otherCopies(group, groups).every(({ from }) => from > group.from);
}

/** The other copies of the name that a group is; none where it is no name. */
export function otherCopies({ from, name }: BoundGroup, groups: readonly BoundGroup[]): BoundGroup[] {
  return groups.filter((other) => name && other.name?.text === name.text && other.from !== from);
}

/** Whether a unit numbers the one before it. */
export function isNumbering(unit: TitleUnit | undefined, language: string): boolean {
  return unit !== undefined && NUMBERING.test(unit.text) && !isOneOf(CONNECTORS, unit, language);
}

/** Whether a unit goes on with the phrase of the one before it. */
function isJoined(units: readonly TitleUnit[], index: number, language: string): boolean {
  const unit = units[index];
  return index > 0 && unit !== undefined && !partsPhrases(unit.gap, language);
}

/** Every place of a name with a number that stands more than once, as long as it is the same. */
function repeatedNames(units: readonly TitleUnit[], language: string): BoundGroup[] {
  const placesOf = new Map<string, number[]>();
  return units.flatMap((unit, later) => {
    if (!isNumbering(unit, language)) return [];
    const number = foldCase(unit.text);
    const earlier = placesOf.get(number) ?? [];
    placesOf.set(number, [...earlier.slice(1 - MAX_LOOKAHEAD), later]);
    return (
      earlier.map((place) => sameName(units, [place, later], language)).find((name) => name.length > 0) ?? []
    );
  });
}

/** Of the places where a number stands already, so many are looked at: titles that repeat it more often are no titles. */
const MAX_LOOKAHEAD = 5;

/** The two places of the name that a number belongs to; none where different words stand beside it. */
function sameName(
  units: readonly TitleUnit[],
  places: readonly [number, number],
  language: string,
): BoundGroup[] {
  const before = commonSteps(units, places, -1, language);
  const behind = commonSteps(units, places, 1, language);
  if (before + behind === 0) return [];
  const [first] = places;
  const words = units.slice(first - before, first + behind + 1);
  const text = words.map((unit) => foldCase(unit.text)).join(' ');
  return places.map((at) => ({ from: at - before, to: at + behind, name: { text, number: at } }));
}

/** A name with its number seldom has more words on either side of it. */
const MAX_SIDE = 5;

/** In how many steps in one direction both places go on with the same words of their phrases. */
function commonSteps(
  units: readonly TitleUnit[],
  [earlier, later]: readonly [number, number],
  direction: 1 | -1,
  language: string,
): number {
  let steps = 0;
  while (steps < MAX_SIDE) {
    const [one, other] = [earlier, later].map((at) => at + direction * (steps + 1)) as [number, number];
    const gapOf = (at: number) => (direction === 1 ? at : at + 1);
    const goesOn = [one, other].every((at) => isJoined(units, gapOf(at), language));
    if (!goesOn || one >= later || !isSame(units, one, other)) return steps;
    if (isOneOf(CONNECTORS, units[one], language)) return steps;
    steps += 1;
  }
  return steps;
}

function isSame(units: readonly TitleUnit[], one: number, other: number): boolean {
  const [first, second] = [units[one], units[other]];
  return first !== undefined && second !== undefined && foldCase(first.text) === foldCase(second.text);
}
