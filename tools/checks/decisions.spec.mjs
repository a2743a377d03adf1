import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const files = readdirSync('docs/decisions').sort();
const numbers = files.map((file) => file.slice(0, 4));
const tracked = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.yaml'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '');

describe('the decisions', () => {
  it('are numbered from 0001 without a gap, in file name and title', () => {
    expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')));
    for (const [index, file] of files.entries())
      expect([file, readFileSync(`docs/decisions/${file}`, 'utf8').slice(0, 7)]).toEqual([
        file,
        `# ${numbers[index]} `,
      ]);
  });

  it('exist where code and pages cite them', () => {
    const cited = tracked
      .map((path) => [path, readFileSync(path, 'utf8')])
      .flatMap(([path, text]) =>
        [...text.matchAll(/\bdecisions?[ /](\d{4})(-[\w-]+\.md)?/gi)].map(([, number, rest]) => ({
          path,
          number,
          rest,
        })),
      );
    expect(cited.length).toBeGreaterThan(20);
    expect(
      cited.filter(({ number, rest }) => (rest ? !files.includes(number + rest) : !numbers.includes(number))),
    ).toEqual([]);
  });
});
