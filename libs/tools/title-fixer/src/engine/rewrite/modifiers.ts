import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { NAMING_CONNECTORS } from './connectors.data.ts';
import { isConnector } from './drop-units.ts';
import { isLed, ledAdjectives } from './led-adjectives.ts';
import { isNounFirst, isOneOf, partsPhrases } from './phrase-end.ts';
import { hasNumber, overlaps, type TitleDraft, type TitleUnit } from './title-units.ts';

/** How much of its meaning a title loses where a repeated word goes. */
export const LOSS = { none: 0, name: 1, little: 2, much: 3, most: 4 } as const;
export type Loss = (typeof LOSS)[keyof typeof LOSS];

/**
 * What is lost with one place of a word that stands at all these. Nothing where it only leads to the next word of its phrase:
 * "dog" of "dog bed", not of "bed for a dog"; the name where it leads to the rest of one that cannot go.
 *
 * Where the noun comes first, nothing where the phrase before begins with it too, because what stays still tells more of it
 * ("botella" of "Botella de Agua, Botella Térmica"); little where it tells more of the word before ("chien" of "collier chien");
 * most where words that tell more of it have to go too, or would tell it of the product ("aceite" of "con aceite de coco").
 */
export function lossOf(place: Span, places: readonly Span[], { units }: TitleDraft, language: string): Loss {
  const at = units.findIndex((unit) => overlaps(unit, place));
  if (!isNounFirst(language)) {
    if (!leadsOn(units, at, language)) return LOSS.much;
    return leadsOn(units, nameEnd(units, at, places, language), language) ? LOSS.none : LOSS.name;
  }
  const isSame = (one: TitleUnit, other: TitleUnit) =>
    foldCase(one.text) === foldCase(other.text) ||
    [one, other].every((unit) => places.some((own) => overlaps(unit, own)));
  if (isHeadAgain(units, at, isSame, language)) return LOSS.none;
  const isNamed = isLed(units, at, language) && isOneOf(NAMING_CONNECTORS, units[at + 1], language);
  if (isNamed || ledAdjectives(units, at, language).length > 0) return LOSS.most;
  return tellsMore(units, at, language) ? LOSS.little : LOSS.much;
}

/** The last unit of the name that a word begins at several of its places: "Fryer" of "Air Fryer". */
function nameEnd(units: readonly TitleUnit[], at: number, places: readonly Span[], language: string): number {
  const others = places
    .map((place) => units.findIndex((unit) => overlaps(unit, place)))
    .filter((index) => index !== at);
  const goesOn = (end: number) => {
    const next = units[end + 1];
    return (
      next !== undefined &&
      leadsOn(units, end, language) &&
      others.some((other) => {
        const same = units[other + end + 1 - at];
        return same !== undefined && foldCase(same.text) === foldCase(next.text);
      })
    );
  };
  let end = at;
  while (goesOn(end)) end += 1;
  return end;
}

/** Whether a word of the same phrase follows, and no connector to what comes behind. */
function leadsOn(units: readonly TitleUnit[], at: number, language: string): boolean {
  const next = units[at + 1];
  return next !== undefined && !partsPhrases(next.gap, language) && !isConnector(next, language);
}

// "d'eau", "l'école", "dell'acqua": the word leads to another, and needs the one before it.
const ELIDED = /^(?:d|l|un|dell|all|nell|sull|dall)['’]/iu;

/** Whether a unit stands behind a word of its phrase that is no connector and counts nothing, and makes no name with the next. */
function tellsMore(units: readonly TitleUnit[], at: number, language: string): boolean {
  const [before, unit, next] = [units[at - 1], units[at], units[at + 1]];
  if (!before || !unit || partsPhrases(unit.gap, language)) return false;
  if (next && (ELIDED.test(next.text) || isOneOf(NAMING_CONNECTORS, next, language))) return false;
  return !before.isBrand && !isConnector(before, language) && !hasNumber(before.text);
}

/** Whether a unit is one of the words with which both its phrase and the one before begin, and those lead on. */
function isHeadAgain(
  units: readonly TitleUnit[],
  at: number,
  isSame: (one: TitleUnit, other: TitleUnit) => boolean,
  language: string,
): boolean {
  const start = phraseStart(units, at, language);
  if (start === 0) return false;
  const phrase = phraseFrom(units, start, language);
  const before = phraseFrom(units, phraseStart(units, start - 1, language), language);
  const shared = phrase.findIndex((unit, index) => {
    const other = before[index];
    return other === undefined || hasNumber(unit.text) || !isSame(unit, other);
  });
  const next = phrase[shared];
  const last = phrase[shared - 1];
  if (!next || !last || isConnector(last, language) || isConnector(next, language)) return false;
  return phrase.indexOf(units[at] ?? next) < shared && !ELIDED.test(next.text);
}

/** Where the phrase of a unit begins. */
function phraseStart(units: readonly TitleUnit[], at: number, language: string): number {
  let start = at;
  while (start > 0 && !partsPhrases(units[start]?.gap ?? '', language)) start -= 1;
  return start;
}

/** The units of the phrase that begins here, without a brand before them. */
function phraseFrom(units: readonly TitleUnit[], start: number, language: string): TitleUnit[] {
  const end = units.findIndex(({ gap }, index) => index > start && partsPhrases(gap, language));
  const phrase = units.slice(start, end < 0 ? undefined : end);
  return phrase[0]?.isBrand ? phrase.slice(1) : phrase;
}
