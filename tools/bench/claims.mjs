// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, printTable } from './table.mjs';

const FOLDER = join(import.meta.dirname, 'data');

const SEARCH_TERMS = 'search terms: ';

/**
 * @typedef {import('@seller-toolbox/listing-text/claims/claim-rule-ids.data').ClaimRuleId} ClaimRuleId
 * @typedef {{ language: string, text: string, isSearchTerms: boolean, expected: string[] }} Sentence
 * @typedef {{ right: number, wrong: number, missed: number }} Verdicts
 * @typedef {(text: string, options?: { isSearchTerms: boolean }) => string[]} RulesIn the ids of the rules that a text breaks
 */

/**
 * Labelled sentences: language, text, expected rule ids joined by commas or "-", separated by tabs. "search terms: " begins those
 * of that field.
 * @param {string} name
 * @returns {Sentence[]}
 */
export function readSentences(name) {
  const file = join(FOLDER, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language, labelled, rules] = line.split('\t');
      if (language === undefined || labelled === undefined || rules === undefined)
        throw new Error(`${name}: a line without three columns: ${line}`);
      const isSearchTerms = labelled.startsWith(SEARCH_TERMS);
      const text = isSearchTerms ? labelled.slice(SEARCH_TERMS.length) : labelled;
      const expected = rules === '-' ? [] : rules.split(',').map((id) => id.trim());
      return { language, text, isSearchTerms, expected };
    });
}

/**
 * Whether each rule is in each sentence: right ones, wrong ones, missed ones by rule and by language.
 * @param {readonly Sentence[]} sentences
 * @param {RulesIn} rulesIn
 */
export function countVerdicts(sentences, rulesIn) {
  /** @type {{ rule: Map<string, Verdicts>, language: Map<string, Verdicts> }} */
  const counts = { rule: new Map(), language: new Map() };
  const wrong = [];
  for (const sentence of sentences) {
    const { language, text, isSearchTerms, expected } = sentence;
    const found = [...new Set(rulesIn(text, { isSearchTerms }))];
    for (const rule of new Set([...found, ...expected])) {
      const kind = !expected.includes(rule) ? 'wrong' : found.includes(rule) ? 'right' : 'missed';
      add(counts.rule, rule, kind);
      add(counts.language, language, kind);
      add(counts.language, 'all', kind);
      if (kind !== 'right') wrong.push({ language, text, rule, kind });
    }
  }
  return { ...counts, wrong };
}

/**
 * @param {Map<string, Verdicts>} counts
 * @param {string} key
 * @param {keyof Verdicts} kind
 */
function add(counts, key, kind) {
  const count = counts.get(key) ?? { right: 0, wrong: 0, missed: 0 };
  count[kind] += 1;
  counts.set(key, count);
}

/**
 * The verdicts over all languages.
 * @param {readonly Sentence[]} sentences
 * @param {RulesIn} rulesIn
 */
export function totalOf(sentences, rulesIn) {
  return countVerdicts(sentences, rulesIn).language.get('all') ?? { right: 0, wrong: 0, missed: 0 };
}

const share = (/** @type {number} */ part, /** @type {number} */ whole) =>
  whole === 0 ? '-' : (part / whole).toFixed(3);
const row = (/** @type {[string, Verdicts]} */ [name, { right, wrong, missed }]) => [
  name,
  right + missed,
  share(right, right + wrong),
  share(right, right + missed),
];

/** Their errors are not read: they show what the rules do with unseen text. */
/** @type {readonly [author: string, file: string][]} */
const UNREAD = [
  ['a ninth author', 'claims-ninth.tsv'],
  ['a twenty-first author', 'claims-twentyfirst.tsv'],
];

/** @type {readonly [title: string, file: string][]} */
const READ = [
  ['Own sentences', 'claims.tsv'],
  ['Sentences by another author, read since', 'claims-held-out.tsv'],
  ['Sentences by two further authors, read since', 'claims-second.tsv'],
  ['Sentences by a further author, read since', 'claims-third.tsv'],
  ['Sentences by a fourth author, read since', 'claims-fourth.tsv'],
  ['Sentences by a fifth author, read since', 'claims-fifth.tsv'],
  ['Sentences by a sixth author, read since', 'claims-sixth.tsv'],
  ['Sentences by a seventh author, read since', 'claims-seventh.tsv'],
  ['Sentences by an eighth author, read since', 'claims-eighth.tsv'],
  ['Sentences by a tenth author, read since', 'claims-tenth.tsv'],
  ['Sentences by an eleventh author, read since', 'claims-eleventh.tsv'],
  ['Sentences by a twelfth author, read since', 'claims-twelfth.tsv'],
  ['Sentences by a thirteenth author, read since', 'claims-thirteenth.tsv'],
  ['Sentences by a fourteenth author, near the edge, read since', 'claims-fourteenth.tsv'],
  ['Sentences by a fifteenth author, near the edge, read since', 'claims-fifteenth.tsv'],
  ['Sentences by a sixteenth author, codes and pests, read since', 'claims-sixteenth.tsv'],
  ['Facts of our own that look like a claim, read since', 'claims-seventeenth.tsv'],
  ['Sentences by an eighteenth author, read since', 'claims-eighteenth.tsv'],
  ['Sentences by a nineteenth author, read since', 'claims-nineteenth.tsv'],
  ['Sentences by a twentieth author, read since', 'claims-twentieth.tsv'],
];

const SPEED_CHARACTERS = 10_000;
const SPEED_RUNS = 15;

/**
 * Milliseconds of the processor for 10,000 characters of each language, the median of several runs.
 * @param {readonly Sentence[]} sentences
 * @param {RulesIn} rulesIn
 */
function printSpeed(sentences, rulesIn) {
  const rows = [...new Set(sentences.map(({ language }) => language))].map((language) => {
    const lines = sentences.filter((one) => one.language === language).map(({ text }) => text);
    const text = lines.join('\n').slice(0, SPEED_CHARACTERS);
    const times = Array.from({ length: SPEED_RUNS }, () => {
      const start = process.cpuUsage();
      rulesIn(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    return [language, text.length, ((median(times) * SPEED_CHARACTERS) / text.length).toFixed(1)];
  });
  printTable('Speed', [['language', 'characters', 'ms per 10,000'], ...rows]);
}

/**
 * `npm run bench -- claims`: precision and recall of the rules for listing text; `claims errors` lists what is wrong. The sets that
 * have not been read are measured by `claims --unread` alone, and only their totals are given.
 * @param {readonly string[]} [options]
 */
export async function benchClaims(options) {
  const { findClaims } = await import('@seller-toolbox/listing-text/claims/find-claims');
  /** @type {RulesIn} */
  const rulesIn = (text, kind) => findClaims(text, kind).map(({ rule }) => rule);
  if (options?.includes('--unread')) {
    for (const [author, name] of UNREAD) {
      const sentences = readSentences(name);
      const all = totalOf(sentences, rulesIn);
      printTable(`Sentences by ${author}, not read: ${sentences.length}`, [
        ['lines', 'claims', 'precision', 'recall'],
        row(['all', all]),
      ]);
    }
    return;
  }
  printSpeed(readSentences('claims-second.tsv').concat(readSentences('claims-held-out.tsv')), rulesIn);
  for (const [title, name] of READ) {
    const sentences = readSentences(name);
    if (sentences.length === 0) continue;
    const clean = sentences.filter(({ expected }) => expected.length === 0).length;
    const { rule, language, wrong } = countVerdicts(sentences, rulesIn);
    const header = ['claims', 'precision', 'recall'];
    printTable(`${title}: ${sentences.length}, ${clean} of them without a claim`, [
      ['language', ...header],
      ...[...language].map(row),
    ]);
    printTable('By rule', [['rule', ...header], ...[...rule].sort().map(row)]);
    const odd = totalOf(
      sentences.filter((_, index) => index % 2 === 0),
      rulesIn,
    );
    printTable('Odd lines', [['lines', ...header], row(['odd', odd])]);
    if (options?.includes('errors')) {
      for (const one of wrong) console.log(`${one.kind}\t${one.rule}\t${one.language}\t${one.text}`);
    }
  }
}
