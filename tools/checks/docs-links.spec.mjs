// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const markdownIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')));
const rootPages = readdirSync('.').filter((name) => name.endsWith('.md'));
const pages = [...rootPages, ...markdownIn('docs'), 'docker/README.md'];

const linksOf = (/** @type {string} */ page) =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([\w-]+))?\)/g)].map(
    ([, path, anchor]) => ({ target: path ? posix.join(posix.dirname(page), path) : page, anchor }),
  );

const anchorsOf = (/** @type {string} */ page) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(pages)('%s', (page) => {
  it('links only to existing files and headings', () => {
    const broken = linksOf(page).filter(
      ({ target, anchor }) => !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });
});

describe('README.zh.md', () => {
  it('links to the same pages as README.md', () => {
    const targets = (/** @type {string} */ page) =>
      linksOf(page).map(({ target, anchor }) => `${target}#${anchor ?? ''}`);
    const others = (/** @type {string} */ page, /** @type {string} */ own) =>
      targets(page).filter((target) => !target.startsWith(own));
    expect(others('README.zh.md', 'README.md')).toEqual(others('README.md', 'README.zh.md'));
  });
});

describe('README.md', () => {
  it('fits on one screen and shows a small picture', () => {
    const text = readFileSync('README.md', 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(70);
    const [, picture = ''] = /!\[[^\]]*\]\(([^)]+)\)/.exec(text) ?? [];
    expect(readFileSync(picture).length).toBeLessThan(60_000);
  });
});
