// @ts-check
import { readFileSync } from 'node:fs';
import { shippedPackages } from './shipped-packages.mjs';

const page = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8').replaceAll('\\', '');
const [lists = '', texts = ''] = page.split('\n## Texts of the licenses\n');

/** Each package of the page as `license: name version`. */
const listed = lists.split('\n## ').flatMap((section) => {
  const license = section.slice(0, section.indexOf('\n'));
  return [...section.matchAll(/^- (.+?): /gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => `${license}: ${name.replace(' [site]', '')}`),
  );
});

describe('THIRD-PARTY-NOTICES.md', () => {
  it('lists every shipped package with the version and license of the lock file (otherwise: npm run notices)', () => {
    const shipped = shippedPackages().map(({ name, version, license }) => `${license}: ${name} ${version}`);
    expect(shipped.length).toBeGreaterThan(100);
    expect(listed.sort()).toEqual(shipped.sort());
  });

  it('marks what browsers download', () => {
    expect(page).toMatch(/react \d[\d.]* \[site\]/);
    expect(page).not.toMatch(/fastify \d[\d.]* \[site\]/);
  });

  it('has the full text of each license, or of the chosen one', () => {
    for (const section of lists.split('\n## ').slice(1)) {
      const license = /Used under (\S+)\./.exec(section)?.[1] ?? section.slice(0, section.indexOf('\n'));
      expect([license, texts.includes(`\n### ${license}\n`)]).toEqual([license, true]);
    }
  });
});
