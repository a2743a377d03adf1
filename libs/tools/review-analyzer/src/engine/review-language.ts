import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';
import { LANGUAGE_HINTS } from './language-hints.data.ts';

/** Scripts of one language, or of a language that is the only one of its script here. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['th', /\p{Script=Thai}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['zh', /\p{Script=Han}/u],
];

/** Letters that only some languages in Latin letters have. */
const LETTERS: readonly (readonly [letters: RegExp, languages: readonly string[]])[] = [
  [/[äöüß]/u, ['de']],
  [/[ñ¿¡]/u, ['es']],
  [/[çêœûî]/u, ['fr']],
  [/[ãõ]/u, ['pt']],
  [/[òì]/u, ['it']],
  [/[åø]/u, ['sv']],
  [/[ąęłśźż]/u, ['pl']],
  [/[ğışİ]/u, ['tr']],
  [/[ơưđạảấầẩậắằặẹẻẽếềểệịọỏốồộớờởợụủứừửựỳỵ]/u, ['vi']],
];

const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['en', 'de', 'fr', 'es', 'it', 'id', 'vi', ...Object.keys(LANGUAGE_HINTS)].map((language) => [
    language,
    new Set([
      ...(STOP_WORDS[language] ?? []),
      ...(STOP_WORDS_OF_LANGUAGE[language] ?? []),
      ...(LANGUAGE_HINTS[language] ?? []),
    ]),
  ]),
);

/** The language that a text is written in, as a code; null where that is not clear. */
export function languageOfText(text: string): string | null {
  const byScript = SCRIPTS.find(([, letters]) => letters.test(text))?.[0];
  if (byScript !== undefined) return byScript;
  const lower = text.toLowerCase().replaceAll('’', "'");
  const words = lower.match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  const parts = words.flatMap((word) => (word.includes("'") ? [word, ...word.split("'")] : [word]));
  const scores = [...WORDS].map(([language, known]) => ({
    language,
    score:
      parts.filter((word) => known.has(word)).length +
      LETTERS.filter(([letters, languages]) => languages.includes(language) && letters.test(lower)).length *
        2,
  }));
  scores.sort((one, other) => other.score - one.score);
  const [best, second] = scores;
  return best && best.score > 0 && best.score > (second?.score ?? 0) ? best.language : null;
}
