import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { isSeparator, writeTitle } from './gaps.ts';
import { shortenFromEnd } from './shorten.ts';
import type { TitleDraft, TitleUnit } from './title-units.ts';

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
  /** White space parts phrases, as in Japanese. */
  readonly spaceSeparates: boolean;
}

export function phraseStyle(language: string): PhraseStyle {
  const isJapanese = language === 'ja';
  return { language, joiner: isJapanese ? ' ' : ', ', spaceSeparates: isJapanese };
}

/** The phrases of a draft in their order. */
export function toPhrases(draft: TitleDraft, style: PhraseStyle): Phrase[] {
  const groups: TitleUnit[][] = [];
  for (const unit of draft.units) {
    const begins = style.spaceSeparates ? unit.gap !== '' : isSeparator(unit.gap);
    const last = groups.at(-1);
    if (last && !begins) last.push(unit);
    else groups.push([unit]);
  }
  return groups.map(toPhrase);
}

function toPhrase(units: readonly TitleUnit[]): Phrase {
  const text = writeTitle(asDraft(units));
  return {
    units,
    text,
    length: codePointLength(text),
    hasBrand: units.some(({ isBrand }) => isBrand),
    beginsWithBrand: units[0]?.isBrand ?? false,
    hasNumber: /\p{N}/u.test(text),
  };
}

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
 * others as `preference` has them.
 */
export function packPhrases(phrases: readonly Phrase[], { max, style, preference }: PackOptions): Phrase[] {
  const brand = phrases.find(({ hasBrand }) => hasBrand);
  const [first] = phrases;
  const needed = phrases.filter((phrase) => phrase === first || phrase === brand);
  if (joinedLength(needed, style) > max) {
    const [kept] = brand ? [brand] : needed;
    return kept ? [toPhrase(shortenFromEnd(asDraft(kept.units), max, style.language).units)] : [];
  }
  const taken = new Set(needed);
  for (const phrase of preference) {
    const next = phrases.filter((other) => taken.has(other) || other === phrase);
    if (joinedLength(next, style) <= max) taken.add(phrase);
  }
  return phrases.filter((phrase) => taken.has(phrase));
}

export function joinPhrases(phrases: readonly Phrase[], { joiner }: PhraseStyle): string {
  return phrases.map(({ text }) => text).join(joiner);
}

function joinedLength(phrases: readonly Phrase[], { joiner }: PhraseStyle): number {
  const joiners = Math.max(0, phrases.length - 1) * joiner.length;
  return phrases.reduce((sum, { length }) => sum + length, joiners);
}
