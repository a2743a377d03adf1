// @ts-check
import { withImports } from '@seller-toolbox/site-build/reached-modules';
import { chunkNames } from './page-chunks.mjs';

/** With the other three 13: a quarter is 3. */
const OTHER_TOOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

const CATALOGUE = '/catalogue/src/generated/summaries.ts';

/** What each module imports; a name in capitals is the first module of a page. @type {Record<string, readonly string[]>} */
const IMPORTS = {
  MAIN: ['menu'],
  notices: ['boundary', 'menu', 'worker'],
  HOME: ['button', 'hero', 'menu', 'pill', 'boundary'],
  TERMS: ['button', 'hero', 'boundary'],
  TITLES: ['frame', 'phrases', 'words', 'ruler'],
  LISTING: ['frame', 'phrases', 'words'],
  FEES: ['frame', 'ruler', 'rates', 'brackets', 'printer', 'list', 'summary'],
  printer: ['paper'],
  ...Object.fromEntries(OTHER_TOOLS.map((tool) => [tool, ['frame']])),
  A: ['frame', 'list', 'pill'],
  B: ['frame', 'list'],
  frame: ['button', 'schema'],
  FEES_TODAY: ['rates', 'dates'],
  TITLES_TODAY: ['dates', 'phrases'],
};
/** @type {Record<string, readonly string[]>} */
const LATE_IMPORTS = {
  MAIN: ['HOME', 'notices'],
  frame: [CATALOGUE],
  [CATALOGUE]: ['summary'],
  LISTING: ['printer'],
  FEES: ['details'],
  HOME: ['FEES'],
};
/** @param {string} module */
const imports = (module) => IMPORTS[module] ?? [];
/** @param {string} module */
const lateImports = (module) => LATE_IMPORTS[module] ?? [];
/** @param {string} start @param {string | null} category */
const page = (start, category = null) => ({ starts: [start], category });
const names = chunkNames(
  {
    main: 'MAIN',
    pages: [
      page('HOME'),
      page('TERMS'),
      page('TITLES', 'texts'),
      page('LISTING', 'texts'),
      page('FEES', 'money'),
      ...OTHER_TOOLS.map((tool) => page(tool, 'other')),
      { ...page('FEES_TODAY', 'money'), isPart: true },
      { ...page('TITLES_TODAY', 'texts'), isPart: true },
    ],
    parts: new Map([['late', 'notices']]),
  },
  imports,
  lateImports,
);

describe('chunkNames', () => {
  it('puts what the first module or most pages import into main, and what tools import into tool', () => {
    expect(names.get('MAIN')).toBe('main');
    expect(names.get('menu')).toBe('main');
    expect(names.get('button')).toBe('main');
    expect(names.get('frame')).toBe('tool');
    expect(names.get('schema')).toBe('tool');
  });

  it('puts what a quarter of the tools import, rounded down, into tool', () => {
    expect(names.get('list')).toBe('tool');
  });

  it('puts what only pages without a tool share into pages, and what one of them shares with a tool into main', () => {
    expect(names.get('hero')).toBe('pages');
    expect(names.get('pill')).toBe('main');
  });

  it('keeps what a page of a tool loads later apart from what only pages without a tool need', () => {
    expect(names.get('boundary')).toBe('pages-parts');
  });

  it('puts what a later part imports and nothing has yet into one chunk', () => {
    expect(names.get('notices')).toBe('late');
    expect(names.get('worker')).toBe('late');
    expect(names.get('menu')).toBe('main');
  });

  it('names the chunk of a few tools by their category, or by the pages where it differs', () => {
    expect(names.get('words')).toBe('texts');
    expect(names.get('ruler')).toBe('shared-2-4');
  });

  it('puts what a tool shares with its part of another page into a chunk of its own', () => {
    expect(names.get('rates')).toBe('FEES-today');
    expect(names.get('phrases')).toBe('texts-today');
    expect(names.has('dates')).toBe(false);
  });

  it('leaves modules of one page without a tool to the bundler', () => {
    expect(names.has('HOME')).toBe(false);
  });

  it('puts what one tool imports alone into one chunk, which its later parts import', () => {
    expect(names.get('FEES')).toBe('FEES');
    expect(names.get('brackets')).toBe('FEES');
  });

  it('puts what other pages load only through the catalogue into a chunk of its own', () => {
    expect(names.get('summary')).toBe('FEES-hooks');
  });

  it('leaves what another page loads later to the bundler', () => {
    expect(names.has('printer')).toBe(false);
    expect(names.has('paper')).toBe(false);
  });
});

describe('withImports', () => {
  it('has all direct and indirect imports and nothing else', () => {
    expect([...withImports(['C'], imports)].sort()).toEqual(['C', 'button', 'frame', 'schema']);
  });

  it('ends where modules import one another', () => {
    expect([...withImports(['a'], (id) => (id === 'a' ? ['b'] : ['a']))]).toEqual(['a', 'b']);
  });
});
