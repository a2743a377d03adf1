import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { renderTitle } from './separators.ts';
import { isSamePhrase, canEndBefore, spaceSeparatesPhrases } from './phrase-boundary.ts';
import { truncateTitle, truncateAtPhrase } from './shorten.ts';
import { hasNumber, type TokenizedTitle, type Token } from './tokens.ts';

/** The tokens between two phrase boundaries, moved, kept or dropped as a whole. */
export interface Phrase {
  readonly tokens: readonly Token[];
  readonly text: string;
  /** Code points. */
  readonly length: number;
  readonly hasBrand: boolean;
  readonly startsWithBrand: boolean;
  /** A size, a count or a model. */
  readonly hasNumber: boolean;
}

/** How a language separates phrases. */
export interface PhraseStyle {
  readonly language: string;
  readonly joiner: string;
}

export function phraseStyle(language: string): PhraseStyle {
  return { language, joiner: spaceSeparatesPhrases(language) ? ' ' : ', ' };
}

/** Splits a title into phrases, in order. */
export function toPhrases(title: TokenizedTitle, style: PhraseStyle): Phrase[] {
  const groups: Token[][] = [];
  for (const token of title.tokens) {
    const last = groups.at(-1);
    if (last && !startsPhrase(token, last.at(-1), style)) last.push(token);
    else groups.push([token]);
  }
  return groups.map(toPhrase);
}

function startsPhrase(token: Token, before: Token | undefined, { language }: PhraseStyle): boolean {
  if (!before) return true;
  const isSameEnumeration = token.enumerationId !== undefined && token.enumerationId === before.enumerationId;
  return !isSameEnumeration && !isSamePhrase(token, before, language);
}

function toPhrase(tokens: readonly Token[]): Phrase {
  const text = renderTitle(toTitle(tokens));
  return {
    tokens,
    text,
    length: codePointLength(text),
    hasBrand: tokens.some(({ isBrand }) => isBrand),
    startsWithBrand: tokens[0]?.isBrand ?? false,
    hasNumber: hasNumber(text),
  };
}

/** A phrase without its adjuncts; the phrase itself if it has none. */
export function coreOf(phrase: Phrase, { language }: PhraseStyle): Phrase {
  const { tokens } = phrase;
  const count = tokens.findIndex((_token, at) => at >= MIN_CORE_WORDS && canEndBefore(tokens, at, language));
  const core = toPhrase(tokens.slice(0, Math.max(0, count)));
  return core.tokens.length > 0 && core.hasBrand === phrase.hasBrand ? core : phrase;
}

/** Fewer words rarely name a product. */
const MIN_CORE_WORDS = 2;

function toTitle([first, ...others]: readonly Token[]): TokenizedTitle {
  return { tokens: first ? [{ ...first, separator: '' }, ...others] : [], trailingSeparator: '' };
}

export interface PackOptions {
  /** Code points. */
  readonly max: number;
  readonly style: PhraseStyle;
  /** Phrases by priority. The result keeps the order of `phrases`. */
  readonly preference: readonly Phrase[];
}

/**
 * The phrases that fit into `max`: the first and the one with the brand (truncated if they do not fit), then the others by
 * preference. An enumeration can lose its last members.
 */
export function packPhrases(phrases: readonly Phrase[], { max, style, preference }: PackOptions): Phrase[] {
  const brand = phrases.find(({ hasBrand }) => hasBrand);
  const [first] = phrases;
  const needed = phrases.filter((phrase) => phrase === first || phrase === brand);
  if (joinedLength(needed, style) > max) {
    const [kept] = brand ? [brand] : needed;
    return kept ? [toPhrase(truncateTitle(toTitle(kept.tokens), max, style.language).tokens)] : [];
  }
  const taken = new Map(needed.map((phrase) => [phrase, phrase]));
  for (const phrase of preference) {
    if (taken.has(phrase)) continue;
    const available = max - joinedLength([...taken.values(), EMPTY_PHRASE], style);
    const fitting = phrase.length <= available ? phrase : shortenEnumeration(phrase, available, style);
    if (fitting) taken.set(phrase, fitting);
  }
  return phrases.flatMap((phrase) => taken.get(phrase) ?? []);
}

/** Reserves the joiner before the next phrase. */
const EMPTY_PHRASE = toPhrase([]);

/** An enumeration truncated after the last member that fits; undefined if none fits or the phrase is no enumeration. */
function shortenEnumeration(
  { tokens }: Phrase,
  available: number,
  { language }: PhraseStyle,
): Phrase | undefined {
  if (tokens.every(({ enumerationId }) => enumerationId === undefined)) return undefined;
  const shortened = truncateAtPhrase(toTitle(tokens), available, language);
  return shortened && toPhrase(shortened.tokens);
}

export function joinPhrases(phrases: readonly Phrase[], { joiner }: PhraseStyle): string {
  return phrases.map(({ text }) => text).join(joiner);
}

function joinedLength(phrases: readonly Phrase[], { joiner }: PhraseStyle): number {
  const joiners = Math.max(0, phrases.length - 1) * joiner.length;
  return phrases.reduce((sum, { length }) => sum + length, joiners);
}
