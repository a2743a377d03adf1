import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { writeTitle } from './gaps.ts';
import { goesOn, mayEndBefore, spaceSeparates } from './phrase-end.ts';
import { shortenFromEnd, shortenToPhrase } from './shorten.ts';
import { hasNumber, type TitleDraft, type TitleUnit } from './title-units.ts';

/** Units between two separators: what moves, stays or goes together. */
export interface Phrase {
  readonly units: readonly TitleUnit[];
  readonly text: string;
  /** Code points. */
  readonly length: number;
  readonly hasBrand: boolean;
  readonly beginsWithBrand: boolean;
  /** It tells a size, a count, a model. */
  readonly hasNumber: boolean;
}

/** How phrases follow each other in a language. */
export interface PhraseStyle {
  readonly language: string;
  readonly joiner: string;
}

export function phraseStyle(language: string): PhraseStyle {
  return { language, joiner: spaceSeparates(language) ? ' ' : ', ' };
}

/** The phrases of a draft in their order. */
export function toPhrases(draft: TitleDraft, style: PhraseStyle): Phrase[] {
  const groups: TitleUnit[][] = [];
  for (const unit of draft.units) {
    const last = groups.at(-1);
    if (last && !beginsPhrase(unit, last.at(-1), style)) last.push(unit);
    else groups.push([unit]);
  }
  return groups.map(toPhrase);
}

function beginsPhrase(unit: TitleUnit, before: TitleUnit | undefined, { language }: PhraseStyle): boolean {
  if (!before) return true;
  const isListed = unit.enumeration !== undefined && unit.enumeration === before.enumeration;
  return !isListed && !goesOn(unit, before, language);
}

function toPhrase(units: readonly TitleUnit[]): Phrase {
  const text = writeTitle(asDraft(units));
  return {
    units,
    text,
    length: codePointLength(text),
    hasBrand: units.some(({ isBrand }) => isBrand),
    beginsWithBrand: units[0]?.isBrand ?? false,
    hasNumber: hasNumber(text),
  };
}

/** The beginning of a phrase up to the first connector that adds to it; the phrase itself where none does. */
export function corePhrase(phrase: Phrase, { language }: PhraseStyle): Phrase {
  const { units } = phrase;
  const count = units.findIndex((_unit, at) => at >= MIN_CORE_WORDS && mayEndBefore(units, at, language));
  const core = toPhrase(units.slice(0, Math.max(0, count)));
  return core.units.length > 0 && core.hasBrand === phrase.hasBrand ? core : phrase;
}

/** Fewer words seldom say what a thing is. */
const MIN_CORE_WORDS = 2;

function asDraft([first, ...others]: readonly TitleUnit[]): TitleDraft {
  return { units: first ? [{ ...first, gap: '' }, ...others] : [], tail: '' };
}

export interface PackOptions {
  /** Code points. */
  readonly max: number;
  readonly style: PhraseStyle;
  /** In which order phrases are taken while they fit; the result keeps the order of `phrases`. */
  readonly preference: readonly Phrase[];
}

/**
 * The phrases that fit `max` together: the first and the brand's before all, shortened if they alone do not fit, then the
 * others as `preference` has them, an enumeration with as many of its members as fit.
 */
export function packPhrases(phrases: readonly Phrase[], { max, style, preference }: PackOptions): Phrase[] {
  const brand = phrases.find(({ hasBrand }) => hasBrand);
  const [first] = phrases;
  const needed = phrases.filter((phrase) => phrase === first || phrase === brand);
  if (joinedLength(needed, style) > max) {
    const [kept] = brand ? [brand] : needed;
    return kept ? [toPhrase(shortenFromEnd(asDraft(kept.units), max, style.language).units)] : [];
  }
  const taken = new Map(needed.map((phrase) => [phrase, phrase]));
  for (const phrase of preference) {
    if (taken.has(phrase)) continue;
    const room = max - joinedLength([...taken.values(), NOTHING], style);
    const fitting = phrase.length <= room ? phrase : firstMembers(phrase, room, style);
    if (fitting) taken.set(phrase, fitting);
  }
  return phrases.flatMap((phrase) => taken.get(phrase) ?? []);
}

/** Stands for a phrase that is still to come, whose joiner counts. */
const NOTHING = toPhrase([]);

/** The beginning of an enumeration, with as many members as there is room for; undefined where none is. */
function firstMembers({ units }: Phrase, room: number, { language }: PhraseStyle): Phrase | undefined {
  if (units.every(({ enumeration }) => enumeration === undefined)) return undefined;
  const shortened = shortenToPhrase(asDraft(units), room, language);
  return shortened && toPhrase(shortened.units);
}

export function joinPhrases(phrases: readonly Phrase[], { joiner }: PhraseStyle): string {
  return phrases.map(({ text }) => text).join(joiner);
}

function joinedLength(phrases: readonly Phrase[], { joiner }: PhraseStyle): number {
  const joiners = Math.max(0, phrases.length - 1) * joiner.length;
  return phrases.reduce((sum, { length }) => sum + length, joiners);
}
