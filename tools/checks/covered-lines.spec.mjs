import { linesOf, unrunFiles } from './covered-lines.mjs';

const file = (total, covered) => ({ lines: { total, covered } });
const files = { '/a.ts': file(10, 10), '/b.ts': file(100, 60), '/c.ts': file(90, 50), '/d.ts': file(0, 0) };

it('the share of a part is that of all its lines, not the mean of its files', () => {
  expect(linesOf(files)).toEqual({ total: 200, covered: 120, percent: 60 });
});

it('a part without a file has no share, so that it meets no goal', () => {
  expect(linesOf({})).toEqual({ total: 0, covered: 0, percent: 0 });
});

it('the files with the most lines that were not run come first, and whole ones never', () => {
  expect(unrunFiles(files, 9).map(({ path, missed }) => [path, missed])).toEqual([
    ['/b.ts', 40],
    ['/c.ts', 40],
  ]);
  expect(unrunFiles(files, 1)).toHaveLength(1);
});
