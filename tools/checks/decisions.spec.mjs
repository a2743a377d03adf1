// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage']);
const TEXT = /\.(md|ts|tsx|mjs|cjs|yaml)$/;
const decisions = readdirSync('docs/decisions').sort();
const numbers = decisions.map((file) => file.slice(0, 4));

/** @param {string} folder @returns {string[]} */
function textFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : textFiles(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

describe('docs/decisions', () => {
  it('are numbered from 0001 without gaps, in file name and title', () => {
    expect(numbers).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
    const titles = decisions.map((file) => readFileSync(`docs/decisions/${file}`, 'utf8').slice(0, 7));
    expect(titles).toEqual(numbers.map((number) => `# ${number} `));
  });

  it('exist where code and pages cite them', () => {
    const files = [...['apps', 'libs', 'tools', 'docs', 'docker'].flatMap(textFiles), 'CONTRIBUTING.md'];
    const cited = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bdecisions?[ /](\d{4})(-[\w-]+\.md)?/gi)].map(
        ([, number = '', rest = '']) => ({ path, number, rest }),
      ),
    );
    expect(cited.length).toBeGreaterThan(20);
    const isKnown = (/** @type {{ number: string, rest: string }} */ { number, rest }) =>
      rest ? decisions.includes(number + rest) : numbers.includes(number);
    expect(cited.filter((one) => !isKnown(one))).toEqual([]);
  });
});
