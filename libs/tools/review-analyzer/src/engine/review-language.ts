import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';
import { LANGUAGE_HINTS } from './language-hints.data.ts';

/** Scripts of one language, or of a language that is the only one of its script here; `weight` is words a letter. */
const SCRIPTS: readonly { readonly language: string; readonly letters: RegExp; readonly weight: number }[] = [
  { language: 'ko', letters: /\p{Script=Hangul}/gu, weight: 0.4 },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu, weight: 0.2 },
  { language: 'ar', letters: /\p{Script=Arabic}/gu, weight: 0.2 },
  { language: 'th', letters: /\p{Script=Thai}/gu, weight: 0.2 },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu, weight: 0.2 },
  { language: 'el', letters: /\p{Script=Greek}/gu, weight: 0.2 },
  { language: 'he', letters: /\p{Script=Hebrew}/gu, weight: 0.2 },
];
const HAN = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN_WEIGHT = 0.5;
const LATIN_WEIGHT = 0.2;
/** Of Chinese characters and kana: below it a few kana are decoration in a Chinese text, such as "の". */
const MIN_KANA_SHARE = 0.2;

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

/** Of the script that most of the text is in; a brand or a model in other letters does not decide. Undefined for Latin letters. */
function languageByScript(text: string): string | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [han, kana] = [count(HAN), count(KANA)];
  const isJapanese = kana > 0 && kana / (han + kana) >= MIN_KANA_SHARE;
  const weights = [
    { language: isJapanese ? 'ja' : 'zh', weight: (han + kana) * HAN_WEIGHT },
    ...SCRIPTS.map(({ language, letters, weight }) => ({ language, weight: count(letters) * weight })),
  ];
  const most = weights.reduce((best, one) => (one.weight > best.weight ? one : best));
  return most.weight > 0 && most.weight >= count(/\p{Script=Latin}/gu) * LATIN_WEIGHT
    ? most.language
    : undefined;
}

/** The language that most of a text is written in, as a code; null where that is not clear. */
export function languageOfText(text: string): string | null {
  const byScript = languageByScript(text);
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
