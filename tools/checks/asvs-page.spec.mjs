// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');
const page = read('docs/asvs.md');
const VERDICTS = ['met', 'n/a', '**deviation**'];
/** Number of requirements in version 5.0.0 per level. */
const LEVELS = [
  { level: 1, all: 70 },
  { level: 2, all: 183 },
];

const rowsOf = (/** @type {string} */ text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Single requirements: a row may have several. */
const judged = rowsOf(page)
  .filter(([ids = '']) => /^\d+\.\d+\.\d+/.test(ids))
  .flatMap(([ids = '', level, verdict = '', shown = '']) =>
    ids.split(', ').map((id) => ({ id, level: Number(level), verdict, shown })),
  );
const deviations = judged.filter(({ verdict }) => verdict === '**deviation**');

describe('docs/asvs.md', () => {
  it('judges every requirement of both levels once, in order', () => {
    const ids = judged.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { level, all } of LEVELS)
      expect(judged.filter((row) => row.level === level)).toHaveLength(all);
    expect(judged.filter(({ verdict, shown }) => !VERDICTS.includes(verdict) || shown === '')).toEqual([]);
  });

  it.each(LEVELS)('has a summary that agrees with the rows of level $level', ({ level, all }) => {
    const [, ...summary] = rowsOf(page).find(([first]) => first === String(level)) ?? [];
    const count = (/** @type {string} */ verdict) =>
      judged.filter((row) => row.level === level && row.verdict === verdict).length;
    const [met = 0, absent = 0, missed = 0] = VERDICTS.map(count);
    expect(summary).toEqual([...[all, met, absent, missed].map(String), `${met + absent} of ${all}`]);
    expect(read('docs/quality.md')).toContain(`${met + absent} of ${all} at level ${level}`);
    expect(page).toContain(`${(((met + absent) / all) * 100).toFixed(1)} % of level ${level}`);
  });

  it('lists every deviation in its summary, each with a decision', () => {
    const head = page.slice(0, page.indexOf('\n## '));
    for (const { id, shown } of deviations) {
      const [, decision] = /\(decisions\/([\w-]+\.md)\)/.exec(shown) ?? [];
      expect([id, head.includes(id), decision !== undefined]).toEqual([id, true, true]);
      const first = rowsOf(read(`docs/decisions/${decision}`)).map(([cell = '']) => cell);
      expect([id, first.some((cell) => cell.split(/[\s,:]+/).includes(id))]).toEqual([id, true]);
    }
  });
});

describe.each(['docs/asvs.md', 'docs/security.md'])('%s', (name) => {
  const text = read(name);

  it('names only existing files', () => {
    const roots = readdirSync('.', { withFileTypes: true }).map((entry) => entry.name);
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) =>
        path.includes('/')
          ? roots.includes(path.slice(0, path.indexOf('/')))
          : /^[\w.-]+\.json$|^\.docker/.test(path),
      );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
  });
});
