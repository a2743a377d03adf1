import { isBlank } from '@seller-toolbox/listing-text/blank';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import type { BulletRules } from '@seller-toolbox/reference-data/bullet-rules.data';

/** One bullet point that is not blank, and what the rules find in it. */
export interface Bullet {
  /** Place among the five fields, from 1. */
  readonly number: number;
  /** Code points of the trimmed text. */
  readonly length: number;
  readonly forbiddenCharacters: readonly string[];
  readonly forbiddenPhrases: readonly string[];
  readonly hasSmallStart: boolean;
  readonly hasEndPunctuation: boolean;
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;
const END_PUNCTUATION = /[.,;:!?。，；：！？]$/u;

/** Reads the bullet points that hold text, with the words of the marketplace's language. */
export function readBullets(bullets: readonly string[], rules: BulletRules, locale: string): Bullet[] {
  return bullets.flatMap((given, index) => {
    const text = given.trim();
    if (isBlank(text)) return [];
    return [
      {
        number: index + 1,
        length: codePointLength(text),
        forbiddenCharacters: forbiddenCharacters(text, rules),
        forbiddenPhrases: forbiddenPhrases(text, rules, locale),
        hasSmallStart: rules.isFragment && startsSmall(text),
        hasEndPunctuation: rules.isFragment && END_PUNCTUATION.test(text),
      },
    ];
  });
}

/** Only a lower-case letter is a small start: a digit, a sign or a script without cases is none. */
export function startsSmall(text: string): boolean {
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
  const possible = phrases.filter((phrase) => folded.includes(foldCase(phrase)));
  // Cutting a long text into words takes long, and hardly a text holds one of the phrases.
  if (possible.length === 0) return [];
  const segmented = segmentLongText(singleSpaced, locale);
  return possible.filter((phrase) => findOccurrences(segmented, phrase).some(({ isWhole }) => isWhole));
}
