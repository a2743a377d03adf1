// @ts-check
import { linesOf, leastCoveredFiles } from './covered-lines.mjs';

const file = (/** @type {number} */ total, /** @type {number} */ covered) => ({ lines: { total, covered } });
const files = { '/a.ts': file(10, 10), '/b.ts': file(100, 60), '/c.ts': file(90, 50), '/d.ts': file(0, 0) };

it('linesOf sums lines over files instead of averaging files', () => {
  expect(linesOf(files)).toEqual({ total: 200, covered: 120, percent: 60 });
});

it('linesOf has no share without files, so that no goal is met', () => {
  expect(linesOf({})).toEqual({ total: 0, covered: 0, percent: 0 });
});

it('leastCoveredFiles sorts by lines that were not run, and omits fully covered files', () => {
  expect(leastCoveredFiles(files, 9).map(({ path, missed }) => [path, missed])).toEqual([
    ['/b.ts', 40],
    ['/c.ts', 40],
  ]);
  expect(leastCoveredFiles(files, 1)).toHaveLength(1);
});
