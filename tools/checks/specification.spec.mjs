// @ts-check
import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/specification.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Requirement|---)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const filesIn = (/** @type {string} */ cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

describe('docs/specification.md', () => {
  it('has the requirement, the screen and a test in every row', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(([requirement, screen, test]) => !requirement || !screen || !test)).toEqual([]);
  });

  it('names only existing tests', () => {
    const named = [...new Set(rows.flatMap(([, , test = '']) => filesIn(test)))];
    expect(named.filter((path) => !/\.spec\.(ts|tsx|mjs)$/.test(path) || !existsSync(path))).toEqual([]);
  });

  it('names a test of every tool', () => {
    const tools = new Set([...page.matchAll(/`libs\/tools\/([\w-]+)\//g)].map(([, tool]) => tool));
    expect(tools.size).toBe(24);
  });
});
