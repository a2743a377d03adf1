// @ts-check
import { sortFiles } from './offline-files.mjs';

/** @type {(fileName: string, parts?: { modules?: string[], imports?: string[], later?: string[], css?: string[] }) => import('./offline-files.mjs').Chunk} */
const chunk = (fileName, { modules = [`/src/${fileName}`], imports = [], later = [], css = [] } = {}) => ({
  fileName,
  moduleIds: modules,
  imports,
  dynamicImports: later,
  css,
});

const CHUNKS = [
  chunk('main.js', { imports: ['core.js'], later: ['tool-a.js', 'tool-b.js', 'words.js', 'late.js'] }),
  chunk('core.js', { css: ['core.css'] }),
  chunk('late.js'),
  chunk('words.js', { later: ['en.js', 'ja.js', 'a-en.js', 'a-ja.js'] }),
  chunk('en.js', { modules: ['/site/words/en.json', '/i18n/words/en.json'] }),
  chunk('ja.js', { modules: ['/site/words/ja.json'] }),
  chunk('a-en.js', { modules: ['/libs/tools/a/src/locales/en.json'] }),
  chunk('a-ja.js', { modules: ['/libs/tools/a/src/locales/ja.json'] }),
  chunk('tool-a.js', { modules: ['/tools/a.tsx'], imports: ['core.js', 'charts.js'], css: ['a.css'] }),
  chunk('tool-b.js', { modules: ['/tools/b.tsx'], imports: ['charts.js'], later: ['scene.js'] }),
  chunk('charts.js'),
  chunk('scene.js'),
  chunk('admin.js'),
];

const files = sortFiles(CHUNKS, ['worker.js'], {
  toolIds: ['a', 'b'],
  languages: ['en', 'ja'],
  screenOf: (id) => `/tools/${id}.tsx`,
  frame: ['/src/main.js'],
});

describe('the files that a browser keeps', () => {
  it('list all files of a page, immediate and lazy, styles and workers included', () => {
    expect(files.base).toEqual([
      '/core.css',
      '/core.js',
      '/late.js',
      '/main.js',
      '/words.js',
      '/worker.js',
      '/favicon.svg',
    ]);
  });

  it('are for a tool what its screen needs beside that, also what it loads only when it is used', () => {
    expect(files.tools).toEqual({
      a: ['/a.css', '/charts.js', '/tool-a.js'],
      b: ['/charts.js', '/scene.js', '/tool-b.js'],
    });
  });

  it('have words in one language only', () => {
    expect(files.words).toEqual({
      en: { base: ['/en.js'], tools: { a: ['/a-en.js'], b: [] } },
      ja: { base: ['/ja.js'], tools: { a: ['/a-ja.js'], b: [] } },
    });
  });

  it('are none that no page reaches', () => {
    expect(JSON.stringify(files)).not.toContain('admin.js');
  });

  it('throws where a screen is missing', () => {
    const parts = { toolIds: ['c'], languages: [], screenOf: () => '/tools/c.tsx', frame: ['/src/main.js'] };
    expect(() => sortFiles(CHUNKS, [], parts)).toThrow('the client build has no /tools/c.tsx');
  });
});
