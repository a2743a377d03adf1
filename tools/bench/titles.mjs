// @ts-check
// `npm run bench -- titles`: how well the title fixer rewrites titles of our own making, by rule set and language.
//   --held-out  the titles of `titles/held-out` only, which were written before the rules were corrected by them
//   --third, --fourth, --fifth, --sixth, --seventh, --eighth, --ninth, --tenth  the titles of another author, with their language as the first column
//   --file PATH a file in the same format; --parity odd or even: every other line of it or of another author's
//   --worst N   print the first N versions that fail a check
//   --show N    print every Nth version, to be read by eye
import { readFileSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readabilityFaults } from './titles-read-well.mjs';
import { printTable } from './table.mjs';

/**
 * @typedef {import('../../libs/tools/title-fixer/src/engine/title-fixer.engine.ts').TitleFixerEngine} Engine
 * @typedef {import('../../libs/tools/title-fixer/src/engine/title-fixer.schema.ts').TitleFix} TitleFix
 * @typedef {import('../../libs/tools/title-fixer/src/engine/title-fixer.schema.ts').TitleVersion} TitleVersion
 * @typedef {import('../../libs/tools/title-fixer/src/engine/title-fixer.schema.ts').TitleFixerInput} Input
 * @typedef {{ language: string, kind: string, marketplace: string, brand: string, title: string, facts: string[], gone: string[] }} Title facts must stay, words of `gone` must go
 * @typedef {TitleVersion & { lost: string[], broken: string[], unreadable: string[], hasProduct: boolean }} Checked
 * @typedef {{ ruleSet: string, title: Title, isExplained: boolean, versions: Checked[] }} Judged
 */

const FOLDER = new URL('titles/', import.meta.url);
const HELD_OUT = new URL('held-out/', FOLDER);
const OTHER_AUTHORS = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** The engine uses none of it. */
const ENV = { now: new Date(0), random: () => 0, maxOutputBytes: Infinity };
const RULE_SETS = ['title-2026-07-27', 'standard'];

/**
 * Runs the bench with the arguments that follow its name.
 * @param {string[]} args
 */
export async function benchTitles(args) {
  const { values } = parseArgs({
    args,
    options: {
      worst: { type: 'string', default: '0' },
      show: { type: 'string', default: '0' },
      'held-out': { type: 'boolean', default: false },
      ...Object.fromEntries(OTHER_AUTHORS.map((author) => [author, { type: 'boolean', default: false }])),
      file: { type: 'string' },
      parity: { type: 'string' },
    },
  });
  const { engine } = await import('../../libs/tools/title-fixer/src/engine/title-fixer.engine.ts');
  /** @type {Record<string, unknown>} */
  const chosen = values;
  const author = OTHER_AUTHORS.find((each) => chosen[each]);
  const path = values.file ?? (author && new URL(`${author}-author/titles.tsv`, FOLDER));
  const titles = path
    ? readTitleFile(path, values.parity)
    : readTitles(values['held-out'] ? HELD_OUT : FOLDER);
  const judged = RULE_SETS.flatMap((ruleSet) => titles.map((title) => judge(engine, title, ruleSet)));
  for (const ruleSet of RULE_SETS)
    printShares(
      ruleSet,
      judged.filter((each) => each.ruleSet === ruleSet),
    );
  printFailures(judged, Number(values.worst));
  printVersions(judged, Number(values.show));
}

/** The titles with the facts that must stay and the words that must go. */
export function readTitles(folder = FOLDER) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => toTitle([name.slice(0, 2), ...line.split('\t')])),
    );
}

/**
 * The titles of one file whose first column is the language; `parity` picks the odd or the even lines.
 * @param {string | URL} path
 * @param {string | undefined} parity
 */
function readTitleFile(path, parity) {
  const rest = new Map([
    ['odd', 1],
    ['even', 0],
  ]).get(parity ?? '');
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line, index) => line !== '' && (rest === undefined || (index + 1) % 2 === rest))
    .map((line) => toTitle(line.split('\t')));
}

/**
 * @param {readonly string[]} columns
 * @returns {Title}
 */
function toTitle([language = '', kind = '', marketplace = '', brand = '', title = '', facts, gone]) {
  return { language, kind, marketplace, brand, title, facts: listOf(facts), gone: listOf(gone) };
}

function listOf(cell = '') {
  return cell === '' ? [] : cell.split('|');
}

/**
 * @param {Engine} engine
 * @param {Title} title
 * @param {string} ruleSet
 * @returns {Judged}
 */
function judge(engine, title, ruleSet) {
  const input = engine.inputSchema.parse({
    title: title.title,
    brand: title.brand,
    marketplace: title.marketplace,
    category: title.kind === 'book' ? 'books' : title.kind === 'apparel' ? 'apparel' : 'general',
    ruleSet,
  });
  const { versions, stats, findings } = fix(engine, input);
  const isExplained =
    versions.length === 3 ||
    findings.some(
      ({ code }) =>
        ['fewer-versions', 'fewer-whole-versions', 'no-version', 'no-whole-version'].includes(code) ||
        (code === 'short-versions-left-out' && versions.length === 0),
    );
  return {
    ruleSet,
    title,
    isExplained,
    versions: versions.map((version) => check(engine, { version, title, input, stats })),
  };
}

/**
 * @param {Engine} engine
 * @param {Input} input
 * @returns {TitleFix}
 */
function fix(engine, input) {
  const output = engine.run(input, ENV);
  if ('result' in output) throw new Error('A title is blank.');
  return output;
}

/**
 * @param {Engine} engine
 * @param {{ version: TitleVersion, title: Title, input: Input, stats: TitleFix['stats'] }} what
 * @returns {Checked}
 */
function check(engine, { version, title, input, stats }) {
  const published = comparable(`${version.title} ${version.itemHighlights ?? ''}`);
  const lost = title.facts.filter((fact) => !published.includes(comparable(fact)));
  const again = fix(engine, { ...input, title: version.title });
  const broken = [
    ...(again.isCompliant ? [] : ['not compliant']),
    ...(version.length > stats.maxAllowed ? ['too long'] : []),
    ...([...(version.itemHighlights ?? '')].length > 125 ? ['highlights too long'] : []),
    ...title.gone.filter((word) => published.includes(comparable(word))).map((word) => `"${word}" stayed`),
  ];
  const product = comparable(title.facts[title.brand === '' ? 0 : 1] ?? '');
  return {
    ...version,
    lost,
    broken,
    unreadable: readabilityFaults(version, title, stats.maxAllowed),
    hasProduct: comparable(version.title).includes(product),
  };
}

/**
 * In lower case, without spaces and hyphens, which a rewrite may change.
 * @param {string} text
 */
function comparable(text) {
  return text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');
}

/**
 * @param {string} ruleSet
 * @param {readonly Judged[]} judged
 */
function printShares(ruleSet, judged) {
  const languages = ['all', ...new Set(judged.map(({ title }) => title.language))];
  printTable(`Rewritten titles by ${ruleSet}`, [
    [
      'language',
      'titles',
      'versions',
      'keep all facts',
      'break no rule',
      'read well',
      'product in the title',
      'three versions',
    ],
    ...languages.map((language) => {
      const own = judged.filter(({ title }) => language === 'all' || title.language === language);
      const versions = own.flatMap((each) => each.versions);
      const share = (/** @type {(version: Checked) => boolean} */ holds) =>
        `${((100 * versions.filter(holds).length) / versions.length).toFixed(1)} %`;
      return [
        language,
        own.length,
        versions.length,
        share(({ lost }) => lost.length === 0),
        share(({ broken }) => broken.length === 0),
        share(({ unreadable }) => unreadable.length === 0),
        share(({ hasProduct }) => hasProduct),
        own.filter((each) => each.versions.length === 3).length,
      ];
    }),
  ]);
  printCounts(judged);
  const unexplained = judged.filter(({ isExplained }) => !isExplained).length;
  if (unexplained > 0) console.log(`${unexplained} titles with fewer versions and no reason.`);
}

/** Punctuation that ends a phrase; a comma inside a number ends none. */
const SEPARATOR = /,(?!\d)|[;|()[\]、，。；（）【】]|\s[-–—]\s/u;

/**
 * How many versions the titles get, of all and of those that name their phrases without punctuation.
 * @param {readonly Judged[]} judged
 */
function printCounts(judged) {
  /** @type {[name: string, judged: readonly Judged[]][]} */
  const groups = [
    ['all', judged],
    ['without separators', judged.filter(({ title }) => !SEPARATOR.test(title.title))],
  ];
  printTable('Titles by their number of versions', [
    ['titles', 'number', 'none', 'one', 'two', 'three'],
    ...groups.map(([name, own]) => [
      name,
      own.length,
      ...[0, 1, 2, 3].map((count) => {
        const share = own.filter(({ versions }) => versions.length === count).length / (own.length || 1);
        return `${(100 * share).toFixed(1)} %`;
      }),
    ]),
  ]);
}

/**
 * @param {readonly Judged[]} judged
 * @param {number} limit
 */
function printFailures(judged, limit) {
  const failing = judged.flatMap(({ title, ruleSet, versions }) =>
    versions
      .filter(({ lost, broken, unreadable }) => lost.length + broken.length + unreadable.length > 0)
      .map((version) => ({ title, ruleSet, version })),
  );
  for (const { title, ruleSet, version } of failing.slice(0, limit)) {
    const { strategy, lost, broken, unreadable, itemHighlights } = version;
    console.log(
      `${title.language} ${ruleSet} ${strategy}: ${[...lost.map((fact) => `lost "${fact}"`), ...broken, ...unreadable].join('; ')}`,
    );
    console.log(`  from ${title.title}\n  to   ${version.title}\n  with ${itemHighlights ?? '-'}`);
  }
}

/**
 * @param {readonly Judged[]} judged
 * @param {number} stride
 */
function printVersions(judged, stride) {
  if (stride === 0) return;
  const all = judged.flatMap(({ title, versions }) => versions.map((version) => ({ title, version })));
  for (const { title, version } of all.filter((_each, index) => index % stride === 0))
    console.log(`${title.language} ${version.strategy}: ${version.title} ^ ${version.itemHighlights ?? '-'}`);
}
