import phrases from '@seller-toolbox/ask/ask-phrases.json' with { type: 'json' };
import { milliseconds, printTable, quantile } from './table.mjs';

const QUESTION = { now: Date.UTC(2026, 10, 23, 12), timeZone: 'UTC' };
const ROUNDS = 20;

/** Prints every phrase with its best answer, the share of right ones by language, and how long all recognizers take for one. */
export async function benchAsk() {
  const { askInWords } = await import('@seller-toolbox/catalogue/ask-in-words');
  const rows = [];
  for (const { phrase, lang, tool } of phrases) {
    const [best] = await askInWords({ ...QUESTION, text: phrase, language: lang }, 1);
    rows.push({ lang, phrase, tool, found: best?.toolId, line: best?.line ?? '' });
  }
  for (const { lang, phrase, tool, found, line } of rows) {
    const mark = found === tool ? '' : ` (expected ${tool})`;
    console.log(`${lang.padEnd(5)} ${JSON.stringify(phrase)} -> ${found ?? 'nothing'}${mark}: ${line}`);
  }
  const languages = [...new Set(rows.map(({ lang }) => lang))];
  printTable('Phrases with the right tool on top', [
    ['language', 'phrases', 'right'],
    ...languages.map((language) => {
      const own = rows.filter(({ lang }) => lang === language);
      const right = own.filter(({ tool, found }) => tool === found).length;
      return [language, own.length, `${((100 * right) / own.length).toFixed(1)} %`];
    }),
  ]);
  await printTimes();
}

async function printTimes() {
  const { guessAll, loadRecognizers } = await import('@seller-toolbox/catalogue/ask');
  const recognizers = await loadRecognizers();
  const times = phrases.map(({ phrase, lang }) => {
    const started = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      guessAll(recognizers, { ...QUESTION, text: phrase, language: lang });
    }
    return (performance.now() - started) / ROUNDS;
  });
  const at = (share) =>
    milliseconds(
      quantile(
        [...times].sort((a, b) => a - b),
        share,
      ),
    );
  printTable('All recognizers over one phrase, ms', [
    ['tools', 'median', 'p95', 'slowest'],
    [recognizers.length, at(0.5), at(0.95), at(1)],
  ]);
}
