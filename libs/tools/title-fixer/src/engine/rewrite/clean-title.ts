import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { characterViolations } from '../check/character-rule.ts';
import { readTitle, type TitleReading } from '../check/read-title.ts';
import { mixedForms, repeatedWords, type CountedWord } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { boundGroups, isFirstCopy, isNumbering, otherCopies, type BoundGroup } from './bound-groups.ts';
import { cleanCharacters } from './clean-characters.ts';
import { findDecorations, findEntities } from './decorations.ts';
import { dropUnits } from './drop-units.ts';
import { writeEntities } from './entities.ts';
import { ledAdjectives } from './led-adjectives.ts';
import { LOSS, lossOf } from './modifiers.ts';
import { findPraisePlaces, praiseLeftOver } from './praise.ts';
import { leavingNews, saidPhrases } from './said-phrases.ts';
import { overlaps, toDraft, unitsAt, type TitleDraft } from './title-units.ts';

/** How thoroughly a version cleans a title. */
export interface Thoroughness {
  /** Not only where it is too often: a word goes wherever it stands again before another one. */
  readonly everyWordOnce: boolean;
  /** A phrase that an earlier one says goes. */
  readonly everyPhraseOnce: boolean;
  /** Of singular and plural the first form stays, and what ends a phrase. */
  readonly oneForm: boolean;
  /** Praise, offers and decoration go. */
  readonly withoutPraise: boolean;
}

export interface Cleaned {
  readonly draft: TitleDraft;
  readonly changes: readonly Finding[];
}

/** The title without forbidden characters and without the words that are too many, and what was changed. */
export function cleanTitle(original: TitleReading, rules: TitleRules, thoroughness: Thoroughness): Cleaned {
  const { reading, changes: characterChanges } = withoutCharacters(original, rules, thoroughness);
  const full = toDraft(reading, rules);
  const excess = excessPlaces(reading, full, rules, thoroughness);
  const all = unitsAt(full, Object.values(excess).flat());
  const leftOver = praiseLeftOver(full, { gone: all, praised: unitsAt(full, excess.praise) }, rules.language);
  const praise = [...excess.praise, ...leftOver.flatMap((index) => full.units[index] ?? [])];
  const left = dropUnits(full, (_unit, index) => all.has(index) || leftOver.includes(index), rules.language);
  const bare = thoroughness.everyPhraseOnce ? saidPhrases(left, rules.language) : [];
  const draft = dropUnits(left, (unit) => bare.includes(unit), rules.language);
  const repeated = [...excess.repeated, ...bare];
  return { draft, changes: [...characterChanges, ...wordChanges(reading, { ...excess, repeated, praise })] };
}

function withoutCharacters(
  original: TitleReading,
  rules: TitleRules,
  { withoutPraise }: Thoroughness,
): { reading: TitleReading; changes: Finding[] } {
  const entities = withoutPraise ? findEntities(original) : [];
  const reading = entities.length > 0 ? readTitle(writeEntities(original.text, entities), rules) : original;
  const error = characterViolations(reading, rules).find(({ severity }) => severity === 'error');
  const decorations = withoutPraise ? findDecorations(reading).filter(outside(error?.positions ?? [])) : [];
  const places = [...(error?.positions ?? []), ...decorations].sort((a, b) => a.start - b.start);
  if (places.length + entities.length === 0) return { reading, changes: [] };
  const characters = [...new Set([...textsAt(original, entities), ...textsAt(reading, places)])];
  const text = cleanCharacters(reading.text, places, rules.forbiddenCharacters);
  return {
    reading: readTitle(text, rules),
    changes: [finding('removed-characters', 'info', { characters })],
  };
}

interface Excess {
  readonly repeated: readonly Span[];
  readonly forbidden: readonly Span[];
  readonly forms: readonly Span[];
  readonly praise: readonly Span[];
}

/** The places of words that go. */
function excessPlaces(
  reading: TitleReading,
  draft: TitleDraft,
  rules: TitleRules,
  how: Thoroughness,
): Excess {
  const { maxOccurrences } = rules.policy;
  const bonds = boundGroups(draft.units, rules.language);
  const tooMany = repeatedWords(reading, rules, maxOccurrences);
  const repeated = tooMany.filter(({ allowed }) => allowed > 0);
  const stay = (word: CountedWord) => staying(word, draft, bonds, rules.language);
  const loose = (places: readonly Span[]) => (place: Span) =>
    lossOf(place, places, draft, rules.language) <= LOSS.name &&
    isUnbound(place, draft, bonds, rules.language);
  const forbidden = tooMany.filter(({ allowed }) => allowed === 0);
  return {
    repeated: [
      ...withBonds(
        withLedAdjectives(
          repeated.flatMap((word) => without(word.places, stay(word))),
          draft,
          rules.language,
        ),
        draft,
        bonds,
      ),
      ...(how.everyWordOnce ? leavingNews(laterModifiers(reading, rules, loose), draft, rules.language) : []),
      ...(how.everyPhraseOnce ? saidPhrases(draft, rules.language) : []),
    ],
    forbidden: withoutNames(
      forbidden.flatMap(({ places }) => places),
      draft,
      bonds,
    ),
    forms: how.oneForm
      ? [
          ...mixedForms(reading, rules).flatMap(({ places }) =>
            otherForms(reading, places).filter(loose(places)),
          ),
          ...repeated.flatMap((word) => otherForms(reading, stay(word)).filter(loose(word.places))),
        ]
      : [],
    praise: how.withoutPraise ? findPraisePlaces(reading, rules.language) : [],
  };
}

/**
 * The places that a repeated word keeps: its first, then where it names what a number tells apart, then those that cannot
 * go without a trace.
 */
function staying(
  { places, allowed }: CountedWord,
  draft: TitleDraft,
  bonds: readonly BoundGroup[],
  language: string,
): Span[] {
  const [first, ...others] = places;
  if (!first) return [];
  const worth = (place: Span) =>
    isNumbered(place, draft, bonds) ? LOSS.most + 1 : lossOf(place, places, draft, language);
  const ranked = others.map((place) => ({ place, worth: worth(place) })).sort((a, b) => b.worth - a.worth);
  return [first, ...ranked.map(({ place }) => place)].slice(0, allowed);
}

/** Whether a word stands before the number in the first copy of a name: "iPhone" of "iPhone 15". */
function isNumbered(place: Span, { units }: TitleDraft, bonds: readonly BoundGroup[]): boolean {
  const at = units.findIndex((unit) => overlaps(unit, place));
  return bonds.some((bond) => bond.from <= at && at < (bond.name?.number ?? 0) && isFirstCopy(bond, bonds));
}

/** The later places of any word where it only leads to the next one. */
function laterModifiers(
  reading: TitleReading,
  rules: TitleRules,
  loose: (places: readonly Span[]) => (place: Span) => boolean,
): Span[] {
  return repeatedWords(reading, rules, 1).flatMap(({ places, allowed }) =>
    allowed === 0 ? [] : places.slice(1).filter(loose(places)),
  );
}

/** The places of other forms than the first one's. */
function otherForms({ text }: TitleReading, places: readonly Span[]): Span[] {
  const formAt = ({ start, end }: Span) => foldCase(text.slice(start, end));
  const [first] = places;
  return places.filter((place) => first && formAt(place) !== formAt(first));
}

/** Whether a word can go and leaves the others with their meaning: none needs it. */
function isUnbound(
  place: Span,
  { units }: TitleDraft,
  bonds: readonly BoundGroup[],
  language: string,
): boolean {
  const at = units.findIndex((unit) => overlaps(unit, place));
  return !bonds.some(({ from, to }) => from <= at && at <= to) && !isNumbering(units[at + 1], language);
}

/** The places with those of the words that only tell more of what stands there. */
function withLedAdjectives(places: readonly Span[], draft: TitleDraft, language: string): Span[] {
  const { units } = draft;
  const led = [...unitsAt(draft, places)].flatMap((at) => ledAdjectives(units, at, language));
  return [...places, ...led.flatMap((at) => units[at] ?? [])];
}

/**
 * The places with those of the units that are bound to them. Of a name that stands more than once one copy stays, the first
 * where it can be so, and loses no more than these places.
 */
function withBonds(places: readonly Span[], draft: TitleDraft, bonds: readonly BoundGroup[]): Span[] {
  if (places.length === 0) return [];
  const hit = unitsAt(draft, places);
  const waiting = new Set([...bonds].sort((a, b) => b.from - a.from));
  const isGone = (bond: BoundGroup) => membersOf(bond).every((index) => hit.has(index));
  const mayGo = (bond: BoundGroup) => !bond.name || !otherCopies(bond, bonds).every(isGone);
  const bound: number[] = [];
  for (let before = -1; before !== bound.length;) {
    before = bound.length;
    for (const bond of waiting) {
      if (!membersOf(bond).some((index) => hit.has(index)) || !mayGo(bond)) continue;
      waiting.delete(bond);
      for (const index of membersOf(bond)) if (hit.size !== hit.add(index).size) bound.push(index);
    }
  }
  return [...places, ...bound.flatMap((index) => draft.units[index] ?? [])];
}

/** The same for words that may not stand at all: what they name before its number goes with them in each copy. */
function withoutNames(places: readonly Span[], draft: TitleDraft, bonds: readonly BoundGroup[]): Span[] {
  if (places.length === 0) return [];
  const hit = unitsAt(draft, places);
  const isNamed = ({ from, name }: BoundGroup) =>
    name !== undefined && [...hit].some((index) => from <= index && index < name.number);
  const nameless = bonds.map((bond) => (isNamed(bond) ? { from: bond.from, to: bond.to } : bond));
  return withBonds(places, draft, nameless);
}

function membersOf({ from, to }: BoundGroup): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** Which places touch none of these. */
function outside(others: readonly Span[]): (place: Span) => boolean {
  return (place) => !others.some((other) => overlaps(place, other));
}

function without(places: readonly Span[], kept: readonly Span[]): Span[] {
  return places.filter((place) => !kept.includes(place));
}

function wordChanges(reading: TitleReading, { repeated, forbidden, forms, praise }: Excess): Finding[] {
  const change = (code: string, places: readonly Span[]) =>
    places.length === 0 ? [] : [finding(code, 'info', { words: textsAt(reading, places) })];
  return [
    ...change('removed-repeats', repeated),
    ...change('removed-forbidden-words', forbidden),
    ...change(
      'removed-forms',
      forms.filter((place) => !repeated.some((other) => overlaps(place, other))),
    ),
    ...change('removed-praise', praise),
  ];
}

function textsAt({ text }: TitleReading, places: readonly Span[]): string[] {
  return [...new Set(places.map(({ start, end }) => text.slice(start, end)))];
}
