// @ts-check
import { withImports } from '@seller-toolbox/site-build/reached-modules';
import { chunkNames } from './page-chunks.mjs';

/** What each module imports; a name in capitals is the first module of a page. @type {Record<string, readonly string[]>} */
const IMPORTS = {
  HOME: ['button', 'hero'],
  TERMS: ['button', 'hero'],
  TITLES: ['frame', 'phrases', 'ruler'],
  LISTING: ['frame', 'phrases'],
  FEES: ['frame', 'ruler', 'rates', 'brackets', 'printer'],
  printer: ['paper'],
  ...Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F'].map((tool) => [tool, ['frame']])),
  frame: ['button', 'schema'],
  FEES_TODAY: ['rates', 'dates'],
  TITLES_TODAY: ['dates'],
};
/** @type {Record<string, readonly string[]>} */
const LATE_IMPORTS = { LISTING: ['printer'], FEES: ['details'], HOME: ['FEES'] };
/** @param {string} module */
const imports = (module) => IMPORTS[module] ?? [];
/** @param {string} module */
const lateImports = (module) => LATE_IMPORTS[module] ?? [];
/** @param {string} start @param {string | null} category */
const page = (start, category = null) => ({ starts: [start], category });
const names = chunkNames(
  [
    page('HOME'),
    page('TERMS'),
    page('TITLES', 'texts'),
    page('LISTING', 'texts'),
    page('FEES', 'money'),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((tool) => page(tool, 'other')),
    { ...page('FEES_TODAY', 'money'), isPart: true },
    { ...page('TITLES_TODAY', 'texts'), isPart: true },
  ],
  imports,
  lateImports,
);

describe('chunkNames', () => {
  it('puts what most pages import into site, and what tools import into tool', () => {
    expect(names.get('button')).toBe('site');
    expect(names.get('frame')).toBe('tool');
    expect(names.get('schema')).toBe('tool');
  });

  it('puts what only pages without a tool share into pages', () => {
    expect(names.get('hero')).toBe('pages');
  });

  it('names the chunk of a few tools by their category, or by the pages where it differs', () => {
    expect(names.get('phrases')).toBe('texts');
    expect(names.get('ruler')).toBe('shared-2-4');
  });

  it('puts what a tool shares with its part of another page into the chunk of its category', () => {
    expect(names.get('rates')).toBe('money');
    expect(names.has('dates')).toBe(false);
  });

  it('leaves modules of one page without a tool to the bundler', () => {
    expect(names.has('HOME')).toBe(false);
  });

  it('puts what one tool imports alone into one chunk, which its later parts import', () => {
    expect(names.get('FEES')).toBe('FEES');
    expect(names.get('brackets')).toBe('FEES');
  });

  it('leaves what another page loads later to the bundler', () => {
    expect(names.has('printer')).toBe(false);
    expect(names.has('paper')).toBe(false);
  });
});

describe('withImports', () => {
  it('has all direct and indirect imports and nothing else', () => {
    expect([...withImports(['A'], imports)].sort()).toEqual(['A', 'button', 'frame', 'schema']);
  });

  it('ends where modules import one another', () => {
    expect([...withImports(['a'], (id) => (id === 'a' ? ['b'] : ['a']))]).toEqual(['a', 'b']);
  });
});
