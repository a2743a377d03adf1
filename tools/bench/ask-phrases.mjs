// @ts-check
import secondAuthor from '@seller-toolbox/ask/ask-phrases-second-author.json' with { type: 'json' };
import firstAuthor from '@seller-toolbox/ask/ask-phrases.json' with { type: 'json' };
import thirdAuthor from '@seller-toolbox/ask/ask-phrases-third-author.json' with { type: 'json' };
import { isLanguage } from '@seller-toolbox/words';
import { milliseconds, printTable, quantile } from './table.mjs';

const QUESTION = { now: Date.UTC(2026, 10, 23, 12), timeZone: 'UTC' };
const ROUNDS = 20;
/** @type {readonly [author: string, phrases: { lang: string, tool: string, phrase: string }[]][]} */
const authors = [
  ['first author', firstAuthor],
  ['second author, who had not read the recognizers', secondAuthor],
  ['third author, who had not read them either', thirdAuthor],
];
const phrases = authors.flatMap(([, written]) => written);

/** @param {string} code */
function languageOf(code) {
  if (!isLanguage(code)) throw new Error(`Not a language of the site: ${code}.`);
  return code;
}

/** Prints every phrase with its best answer, the share of right ones by language, and how long all recognizers take for one. */
export async function benchAsk() {
  const { askInWords } = await import('@seller-toolbox/catalogue/ask-in-words');
  const rows = [];
  for (const { phrase, lang, tool } of phrases) {
    const [best] = await askInWords({ ...QUESTION, text: phrase, language: languageOf(lang) }, 1);
    const isRight = best !== undefined && tool.split('|').includes(best.toolId);
    rows.push({ lang, isRight });
    const mark = isRight ? '' : ` (expected ${tool})`;
    console.log(
      `${lang.padEnd(5)} ${JSON.stringify(phrase)} -> ${best?.toolId ?? 'nothing'}${mark}: ${best?.line ?? ''}`,
    );
  }
  let start = 0;
  for (const [author, { length }] of authors) {
    printShares(author, rows.slice(start, start + length));
    start += length;
  }
  await printTimes();
}

/**
 * @param {string} author
 * @param {readonly { lang: string, isRight: boolean }[]} rows
 */
function printShares(author, rows) {
  const languages = ['all', ...new Set(rows.map(({ lang }) => lang))];
  printTable(`Phrases with the right tool on top, ${author}`, [
    ['language', 'phrases', 'right'],
    ...languages.map((language) => {
      const own = rows.filter(({ lang }) => language === 'all' || lang === language);
      const right = own.filter(({ isRight }) => isRight).length;
      return [language, own.length, `${((100 * right) / own.length).toFixed(1)} %`];
    }),
  ]);
}

async function printTimes() {
  const { answerText, guessAll, loadRecognizers } = await import('@seller-toolbox/catalogue/ask');
  const recognizers = await loadRecognizers();
  const guessing = await timesOf((question) => guessAll(recognizers, question));
  const answering = await timesOf((question) => answerText(question, 4));
  printTable(`One phrase, ms of this machine (${recognizers.length} recognizers)`, [
    ['', 'median', 'p95', 'slowest'],
    ['recognizers', ...shown(guessing)],
    ['with the engines of up to four answers', ...shown(answering)],
  ]);
}

const shown = (/** @type {readonly number[]} */ times) =>
  [0.5, 0.95, 1].map((share) => milliseconds(quantile(times, share)));

/**
 * Sorted means over some rounds, one for each phrase.
 * @param {(question: import('@seller-toolbox/catalogue/ask').Question) => unknown} answer
 */
async function timesOf(answer) {
  const times = [];
  for (const { phrase, lang } of phrases) {
    const question = { ...QUESTION, text: phrase, language: languageOf(lang) };
    await answer(question);
    const started = performance.now();
    for (let round = 0; round < ROUNDS; round++) await answer(question);
    times.push((performance.now() - started) / ROUNDS);
  }
  return times.sort((a, b) => a - b);
}
