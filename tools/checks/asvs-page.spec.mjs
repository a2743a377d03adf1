import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (path) => readFileSync(path, 'utf8');
const page = read('docs/asvs.md');
const VERDICTS = ['met', 'n/a', '**deviation**'];
/** How many requirements version 5.0.0 has at each level. */
const REQUIREMENTS = { 1: 70, 2: 183 };

const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Each requirement by itself: a row may have several. */
const judged = rowsOf(page)
  .filter(([ids]) => /^\d+\.\d+\.\d+/.test(ids))
  .flatMap(([ids, level, verdict, shown]) =>
    ids.split(', ').map((id) => ({ id, level: Number(level), verdict, shown })),
  );
const deviations = judged.filter(({ verdict }) => verdict === '**deviation**');

describe('the page of ASVS', () => {
  it('judges every requirement of both levels once, in the order of their numbers', () => {
    const ids = judged.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const level of [1, 2])
      expect(judged.filter((row) => row.level === level)).toHaveLength(REQUIREMENTS[level]);
    expect(judged.filter(({ verdict, shown }) => !VERDICTS.includes(verdict) || shown === '')).toEqual([]);
  });

  it.each([1, 2])('counts in its head what stands in the rows of level %d', (level) => {
    const [, ...told] = rowsOf(page).find(([first]) => first === String(level));
    const count = (verdict) => judged.filter((row) => row.level === level && row.verdict === verdict).length;
    const [met, absent, missed] = VERDICTS.map(count);
    const all = REQUIREMENTS[level];
    expect(told).toEqual([...[all, met, absent, missed].map(String), `${met + absent} of ${all}`]);
    expect(read('docs/quality.md')).toContain(`${met + absent} of ${all} at level ${level}`);
    expect(page).toContain(`${(((met + absent) / all) * 100).toFixed(1)} % of level ${level}`);
  });

  it('names in its head every deviation, and each stands in a decision', () => {
    const head = page.slice(0, page.indexOf('\n## '));
    for (const { id, shown } of deviations) {
      const [, decision] = /\(decisions\/([\w-]+\.md)\)/.exec(shown) ?? [];
      expect([id, head.includes(id), decision !== undefined]).toEqual([id, true, true]);
      const first = rowsOf(read(`docs/decisions/${decision}`)).map(([cell]) => cell);
      expect([id, first.some((cell) => cell.split(/[\s,:]+/).includes(id))]).toEqual([id, true]);
    }
  });
});

describe.each(['docs/asvs.md', 'docs/security.md'])('%s', (name) => {
  const text = read(name);

  it('names no file that is not there', () => {
    const roots = readdirSync('.', { withFileTypes: true }).map((entry) => entry.name);
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path]) => path)
      .filter((path) =>
        path.includes('/') ? roots.includes(path.split('/')[0]) : /^[\w.-]+\.json$|^\.docker/.test(path),
      );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
  });
});
