// @ts-check
import { readFileSync } from 'node:fs';
import { printTable } from './table.mjs';

/**
 * @typedef {import('../../libs/tools/review-analyzer/src/engine/lexicon.ts').Lexicon} Lexicon
 * @typedef {{ line: number, language: string, text: string, sentiment: string, themes: string[] }} Labelled
 * @typedef {Labelled & { foundLanguage: string | null, foundSentiment: string, foundThemes: string[] }} Measured
 */

const FILES = ['own.tsv', 'held-out.tsv', 'fresh.tsv'];
const SENTIMENTS = ['positive', 'negative', 'neutral'];

/** Prints precision and recall of sentiment and themes by language; `docs/quality.md` has the figures. */
export async function benchReviews() {
  const [{ compileLexicon }, { sentenceSentiment }, { findThemes }, { languageOfText }, words] =
    await Promise.all([
      import('../../libs/tools/review-analyzer/src/engine/lexicon.ts'),
      import('../../libs/tools/review-analyzer/src/engine/sentence-sentiment.ts'),
      import('../../libs/tools/review-analyzer/src/engine/find-themes.ts'),
      import('../../libs/tools/review-analyzer/src/engine/review-language.ts'),
      import('../../libs/tools/review-analyzer/src/engine/all-languages.ts'),
    ]);
  /** @type {Map<string, Lexicon>} */
  const lexicons = new Map();
  for (const [language, one] of words.ALL_LANGUAGES) lexicons.set(language, compileLexicon(one));
  /** @type {(rows: readonly Labelled[]) => Measured[]} */
  const measured = (rows) =>
    rows.map((row) => {
      const lexicon = lexicons.get(row.language);
      if (!lexicon) throw new Error(`Line ${row.line}: no words of the language "${row.language}".`);
      return {
        ...row,
        foundLanguage: languageOfText(row.text),
        foundSentiment: sentenceSentiment(row.text, lexicon),
        foundThemes: findThemes(row.text, lexicon),
      };
    });
  for (const file of FILES) {
    const rows = measured(readSet(file));
    if (file === 'own.tsv') printSet(file, rows);
    else {
      printSet(
        `${file}, even lines (used to improve the rules)`,
        rows.filter(({ line }) => line % 2 === 0),
      );
      printSet(
        `${file}, odd lines (never read by the author of the rules)`,
        rows.filter(({ line }) => line % 2 === 1),
      );
    }
  }
}

/**
 * @param {string} file
 * @returns {Labelled[]}
 */
export function readSet(file) {
  return readFileSync(new URL(`reviews/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((text, at) => {
      if (text.trim() === '') return [];
      const [language = '', sentence = '', sentiment = '', themes = ''] = text.split('\t');
      return [
        {
          line: at + 1,
          language,
          text: sentence,
          sentiment,
          themes: themes.trim().split(',').filter(Boolean),
        },
      ];
    });
}

/**
 * @param {string} title
 * @param {readonly Measured[]} rows
 */
function printSet(title, rows) {
  const languages = [...new Set(rows.map(({ language }) => language)), 'all'];
  const of = (/** @type {string} */ language) =>
    rows.filter((row) => language === 'all' || row.language === language);
  printTable(`Reviews, ${title}`, [
    [
      'language',
      'sentences',
      'sentiment precision',
      'recall',
      'themes precision',
      'recall',
      'language found',
    ],
    ...languages.map((language) => {
      const own = of(language);
      const sentiment = sentimentFigures(own);
      const themes = themeFigures(own);
      const found = own.filter((row) => row.foundLanguage === row.language).length;
      return [
        language,
        own.length,
        share(sentiment.precision),
        share(sentiment.recall),
        share(themes.precision),
        share(themes.recall),
        share(found / own.length),
      ];
    }),
  ]);
}

const share = (/** @type {number} */ value) => value.toFixed(3);

/**
 * Of praise and blame: neutral is what is left where neither is found.
 * @param {readonly Measured[]} rows
 */
export function sentimentFigures(rows) {
  const sided = SENTIMENTS.slice(0, 2);
  const found = rows.filter((row) => sided.includes(row.foundSentiment));
  const labelled = rows.filter((row) => sided.includes(row.sentiment));
  const right = found.filter((row) => row.foundSentiment === row.sentiment).length;
  return { precision: right / found.length, recall: right / labelled.length };
}

/**
 * Over all pairs of sentence and theme.
 * @param {readonly Measured[]} rows
 */
export function themeFigures(rows) {
  const right = rows.flatMap((row) => row.foundThemes.filter((theme) => row.themes.includes(theme))).length;
  return {
    precision: right / rows.flatMap(({ foundThemes }) => foundThemes).length,
    recall: right / rows.flatMap(({ themes }) => themes).length,
  };
}
