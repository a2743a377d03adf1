import phrases from '@seller-toolbox/ask/ask-phrases.json';
import { MAX_ASK_LENGTH } from '@seller-toolbox/ask';
import { runEngine, type Recognize, type ToolText } from '@seller-toolbox/tool-contract';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  parseNumber,
  type Language,
} from '@seller-toolbox/words';
import * as fc from 'fast-check';
import { EXAMPLE_ENV } from './examples-check.ts';
import { RUNS, SEED } from './generated-runs.ts';
import { placeholdersOf } from './locales-check.ts';
import type { Check, ToolUnderTest } from './tool-under-test.ts';

/** Numbers that one text may be searched for, and guesses for one text. */
const MAX_STEPS = 40;
const MAX_GUESSES = 5;

/** Parts of generated texts: words of the phrases, separators, and what trips up patterns. */
const PARTS = [
  ...new Set(phrases.flatMap(({ phrase }) => phrase.split(/(?<=\d)(?=\D)|\s+/))),
  ...[
    'x',
    '×',
    ' ',
    '\n',
    ',',
    '，',
    '0',
    '1e400',
    '-',
    '999999999999',
    '😀',
    '\u0000',
    '\u202e',
    "'",
    '"',
    'ﬃ',
    '٣',
  ],
];

/** Patterns that take long where a pattern matches in many ways. */
const REPEATED = ['a', '1', ' ', '1x', '1,', 'x ', ',', '、', 'ab ', 'https://a.', '\n', '"', '1 in '].map(
  (part) => part.repeat(MAX_ASK_LENGTH).slice(0, MAX_ASK_LENGTH),
);

/**
 * A recognizer answers one of the phrases at least; for any text it stays within its steps, and each guess has a confidence, an
 * input that the engine accepts or rejects without throwing, and a line with words.
 */
export const checkRecognizer: Check = (tool) => {
  const { recognize } = tool;
  if (!recognize) return [];
  if (!Object.hasOwn(tool.partLocales, 'recognize')) return ['locales/recognize is missing'];
  const judged = phrases.map(({ phrase, lang }) =>
    judge(tool, recognize, phrase, isLanguage(lang) ? lang : 'en'),
  );
  const problems = [...judged, ...REPEATED.map((text) => judge(tool, recognize, text, 'en'))].flatMap(
    (verdict) => verdict.problems,
  );
  if (problems.length > 0) return problems.slice(0, 5);
  if (!judged.some(({ answers }) => answers > 0)) return ['it has an answer to none of the phrases'];
  return checkAnyText(tool, recognize);
};

function checkAnyText(tool: ToolUnderTest, recognize: Recognize): string[] {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...PARTS), { maxLength: 20 }).map((parts) => parts.join('')),
  );
  const details = fc.check(
    fc.property(text, fc.constantFrom(...LANGUAGE_CODES), (typed, language) => {
      const [problem] = judge(tool, recognize, typed.trim(), language).problems;
      if (problem !== undefined) throw new Error(problem);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  return details.failed ? [String(details.errorInstance)] : [];
}

interface Verdict {
  readonly answers: number;
  readonly problems: readonly string[];
}

function judge(tool: ToolUnderTest, recognize: Recognize, text: string, language: Language): Verdict {
  let steps = 0;
  const guesses =
    text === ''
      ? []
      : recognize(text, {
          now: EXAMPLE_ENV.now,
          timeZone: 'Asia/Shanghai',
          language,
          parseNumber: (digits) => ((steps += 1), parseNumber(digits, language)),
        });
  const results = guesses.map((guess) => ({
    guess,
    result: runEngine(tool.engine, guess.input, EXAMPLE_ENV),
  }));
  const problems = [
    ...(steps > MAX_STEPS ? [`reads ${steps} numbers`] : []),
    ...(guesses.length > MAX_GUESSES ? [`has ${guesses.length} guesses`] : []),
    ...results.flatMap(({ guess, result }) => [
      ...(guess.confidence >= 0 && guess.confidence <= 1 ? [] : [`has a confidence of ${guess.confidence}`]),
      ...(result.ok ? lineProblems(tool, guess.line(result.output)) : []),
    ]),
  ];
  return {
    answers: results.filter(({ result }) => result.ok).length,
    problems: problems.map((problem) => `${JSON.stringify(text.slice(0, 60))}: ${problem}`),
  };
}

/** Locale files are compared with each other elsewhere; here with the lines. */
function lineProblems(tool: ToolUnderTest, { code, params = {} }: ToolText): string[] {
  const words = tool.partLocales['recognize']?.[DEFAULT_LANGUAGE]?.['ui'] ?? {};
  const text = words[code] ?? words[`${code}_other`];
  if (text === undefined) return [`locales/recognize has no text "ui.${code}"`];
  return [
    ...placeholdersOf(text).flatMap((name) =>
      name in params ? [] : [`ui.${code} shows {{${name}}}, which it does not get`],
    ),
    ...Object.entries(params).flatMap(([name, value]) => {
      if (typeof value === 'object' && 'code' in value) return lineProblems(tool, value);
      const numbers = (typeof value === 'object' ? Object.values(value) : [value]).filter(
        (part) => typeof part === 'number',
      );
      return numbers.every(Number.isFinite) ? [] : [`{{${name}}} of ui.${code} is no number`];
    }),
  ];
}
