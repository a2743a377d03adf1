import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from './table.mjs';

const FOLDER = join(import.meta.dirname, 'data');

const SEARCH_TERMS = 'search terms: ';

/** Labelled sentences: language, text, expected rule ids joined by commas or "-", separated by tabs. "search terms: " begins those of that field. */
export function readSentences(name) {
  const file = join(FOLDER, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language, labelled, rules] = line.split('\t');
      const isSearchTerms = labelled.startsWith(SEARCH_TERMS);
      const text = isSearchTerms ? labelled.slice(SEARCH_TERMS.length) : labelled;
      const expected = rules === '-' ? [] : rules.split(',').map((id) => id.trim());
      return { language, text, isSearchTerms, expected };
    });
}

/** Whether each rule is in each sentence: right ones, wrong ones, missed ones by rule and by language. */
export function countVerdicts(sentences, rulesIn) {
  const counts = { rule: new Map(), language: new Map() };
  const wrong = [];
  for (const sentence of sentences) {
    const { language, text, isSearchTerms, expected } = sentence;
    const found = [...new Set(rulesIn(text, { isSearchTerms }))];
    const kinds = [...new Set([...found, ...expected])].map((rule) => ({
      rule,
      kind: !expected.includes(rule) ? 'wrong' : found.includes(rule) ? 'right' : 'missed',
    }));
    for (const { rule, kind } of kinds) {
      add(counts.rule, rule, kind);
      add(counts.language, language, kind);
      add(counts.language, 'all', kind);
      if (kind !== 'right') wrong.push({ language, text, rule, kind });
    }
  }
  return { ...counts, wrong };
}

function add(counts, key, kind) {
  const count = counts.get(key) ?? { right: 0, wrong: 0, missed: 0 };
  count[kind] += 1;
  counts.set(key, count);
}

const share = (part, whole) => (whole === 0 ? '-' : (part / whole).toFixed(3));
const row = ([name, { right, wrong, missed }]) => [
  name,
  right + missed,
  share(right, right + wrong),
  share(right, right + missed),
];

/** Their errors are not read: they show what the rules do with unseen text. */
const UNREAD = [
  ['a ninth author', 'claims-ninth.tsv'],
  ['a twenty-first author', 'claims-twentyfirst.tsv'],
];

const SPEED_CHARACTERS = 10_000;
const SPEED_RUNS = 15;

/** Milliseconds of the processor for 10,000 characters of each language, the median of several runs. */
function printSpeed(sentences, rulesIn) {
  const rows = [...new Set(sentences.map(({ language }) => language))].map((language) => {
    const lines = sentences.filter((one) => one.language === language).map(({ text }) => text);
    const text = lines.join('\n').slice(0, SPEED_CHARACTERS);
    const times = Array.from({ length: SPEED_RUNS }, () => {
      const start = process.cpuUsage();
      rulesIn(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }).sort((a, b) => a - b);
    const median = times[Math.floor(SPEED_RUNS / 2)];
    return [language, text.length, ((median * SPEED_CHARACTERS) / text.length).toFixed(1)];
  });
  printTable('Speed', [['language', 'characters', 'ms per 10,000'], ...rows]);
}

/**
 * `npm run bench -- claims`: precision and recall of the rules for listing text; `claims errors` lists what is wrong. The sets that
 * have not been read are measured by `claims --unread` alone, and only their totals are given.
 */
export async function benchClaims(options) {
  const { findClaims } = await import('@seller-toolbox/listing-text/claims/find-claims');
  const rulesIn = (text, options) => findClaims(text, options).map(({ rule }) => rule);
  if (options?.includes('--unread')) {
    for (const [author, name] of UNREAD) {
      const sentences = readSentences(name);
      const all = countVerdicts(sentences, rulesIn).language.get('all');
      printTable(`Sentences by ${author}, not read: ${sentences.length}`, [
        ['lines', 'claims', 'precision', 'recall'],
        row(['all', all]),
      ]);
    }
    return;
  }
  printSpeed(readSentences('claims-second.tsv').concat(readSentences('claims-held-out.tsv')), rulesIn);
  for (const [title, name] of [
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
  ]) {
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
    const odd = countVerdicts(
      sentences.filter((_, index) => index % 2 === 0),
      rulesIn,
    ).language.get('all');
    printTable('Odd lines', [['lines', ...header], row(['odd', odd])]);
    if (options?.includes('errors')) {
      for (const one of wrong) console.log(`${one.kind}\t${one.rule}\t${one.language}\t${one.text}`);
    }
  }
}
