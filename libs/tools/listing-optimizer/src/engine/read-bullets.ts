import { isBlank } from '@seller-toolbox/listing-text/blank';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import type { BulletRules } from '@seller-toolbox/reference-data/bullet-rules.data';

/** A non-blank bullet point and its rule violations. */
export interface Bullet {
  /** Number of its field, from 1. */
  readonly number: number;
  /** Code points of the trimmed text. */
  readonly length: number;
  readonly forbiddenCharacters: readonly string[];
  readonly forbiddenPhrases: readonly string[];
  readonly startsLowercase: boolean;
  readonly hasEndPunctuation: boolean;
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;
const END_PUNCTUATION = /[.,;:!?。，；：！？]$/u;

/** Parses the non-blank bullet points, segmented for the language of the marketplace. */
export function readBullets(bullets: readonly string[], rules: BulletRules, locale: string): Bullet[] {
  return bullets.flatMap((bullet, index) => {
    const text = bullet.trim();
    if (isBlank(text)) return [];
    return [
      {
        number: index + 1,
        length: codePointLength(text),
        forbiddenCharacters: forbiddenCharacters(text, rules),
        forbiddenPhrases: forbiddenPhrases(text, rules, locale),
        startsLowercase: rules.isFragment && startsWithLowercase(text),
        hasEndPunctuation: rules.isFragment && END_PUNCTUATION.test(text),
      },
    ];
  });
}

/** Whether a text starts with a lowercase letter; false for digits, symbols and scripts without case. */
export function startsWithLowercase(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

function forbiddenCharacters(text: string, { forbiddenCharacters: characters }: BulletRules): string[] {
  if (characters.length === 0) return [];
  const emoji = text.match(EMOJI) ?? [];
  return [...new Set([...characters.filter((character) => text.includes(character)), ...emoji])];
}

function forbiddenPhrases(
  text: string,
  { forbiddenPhrases: phrases }: BulletRules,
  locale: string,
): string[] {
  if (phrases.length === 0) return [];
  const singleSpaced = text.replace(/\s+/gu, ' ');
  const folded = foldCase(singleSpaced);
  const candidates = phrases.filter((phrase) => folded.includes(foldCase(phrase)));
  // Skips the slow word segmentation, because few texts contain a phrase.
  if (candidates.length === 0) return [];
  const segmented = segmentLongText(singleSpaced, locale);
  return candidates.filter((phrase) => findOccurrences(segmented, phrase).some(({ isWhole }) => isWhole));
}
