// @ts-check
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { TOOL_CATEGORIES } from '@seller-toolbox/tool-contract';
import { linkTools } from './link-tools.mjs';
import { parsePicture } from './parse-picture.mjs';
import { CATEGORIES, LANGUAGES, evaluateManifest, readTools } from './read-tools.mjs';
import { renderCatalogue } from './render.mjs';
import { findDrift, writeFiles } from './write-catalogue.mjs';

const words = { catalogue: { title: 'T', line: 'L', keywords: 'a, b' } };

function manifestSource(/** @type {string} */ id, { category = 'financial', order = 1 } = {}) {
  return `import type { ToolManifest } from '@seller-toolbox/tool-contract';
export const manifest = { id: '${id}', category: '${category}', order: ${order} } as const satisfies ToolManifest;`;
}

describe('the catalogue script', () => {
  /** @type {string} */
  let root;
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'catalogue-')));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(/** @type {string} */ path, /** @type {string} */ content) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  /**
   * @param {string} id
   * @param {{ category?: string, order?: number }} [options]
   */
  function writeTool(id, options) {
    write(`libs/tools/${id}/src/manifest.ts`, manifestSource(id, options));
    write(`libs/tools/${id}/src/picture.svg`, '<svg><path d="M0 0"/></svg>');
    for (const language of LANGUAGES)
      write(`libs/tools/${id}/src/locales/${language}.json`, JSON.stringify(words));
  }

  it('has the languages and categories of the site', () => {
    expect(LANGUAGES).toEqual([...LANGUAGE_CODES]);
    expect(CATEGORIES).toEqual([...TOOL_CATEGORIES]);
  });

  it('works without tools', () => {
    expect(readTools(root)).toEqual({ tools: [], problems: [] });
    expect(renderCatalogue([]).get('metadata.ts')).toContain('export const tools');
  });

  it('sorts by category in the order of the hub, then by order, then by id', () => {
    writeTool('zeta', { category: 'optimization' });
    writeTool('beta', { order: 2 });
    writeTool('alpha', { order: 2 });
    writeTool('gamma', { order: 1 });
    expect(readTools(root).tools.map(({ manifest }) => manifest.id)).toEqual([
      'zeta',
      'gamma',
      'alpha',
      'beta',
    ]);
  });

  it('ignores a folder without a manifest', () => {
    write('libs/tools/half-done/src/engine/half-done.engine.ts', '');
    expect(readTools(root)).toEqual({ tools: [], problems: [] });
  });

  it('rejects a tool with an id other than its folder', () => {
    writeTool('alpha');
    write('libs/tools/alpha/src/manifest.ts', manifestSource('other'));
    expect(readTools(root).problems).toEqual([
      expect.stringContaining('libs/tools/alpha: the manifest says id "other"'),
    ]);
  });

  it('rejects a manifest with a runtime import', () => {
    const source = `import { manifest as base } from './base.ts';\nexport const manifest = base;`;
    expect(() => evaluateManifest(source)).toThrow('imports "./base.ts" at run time');
  });

  it('rejects an unknown category, and a file without a manifest export', () => {
    writeTool('alpha', { category: 'misc' });
    expect(readTools(root).problems).toEqual([expect.stringContaining('category "misc"')]);
    expect(() => evaluateManifest('export const other = {};')).toThrow('no `export const manifest`');
  });

  it('reads a drawing as a group of shapes with the look of its <svg>', () => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" fill="none">
      <g stroke-width="6"><path d="M0 0h1" /></g><circle r="1"></circle>
    </svg>`;
    expect(parsePicture(source)).toEqual([
      'g',
      { fill: 'none' },
      [
        ['g', { 'stroke-width': '6' }, [['path', { d: 'M0 0h1' }]]],
        ['circle', { r: '1' }],
      ],
    ]);
  });

  it.each([
    '',
    '<g/>',
    '<svg/><svg/>',
    '<svg><g></svg>',
    '<svg></g></svg>',
    '<svg>text</svg>',
    '<svg><!-- a --></svg>',
    '<!DOCTYPE svg><svg/>',
    '<svg><path d="&a;"/></svg>',
    "<svg><path d='M0 0'/></svg>",
  ])('rejects the drawing %s', (source) => {
    expect(() => parsePicture(source)).toThrow('src/picture.svg');
  });

  it('skips tools with a missing drawing', () => {
    writeTool('alpha');
    rmSync(join(root, 'libs/tools/alpha/src/picture.svg'));
    expect(readTools(root).problems).toEqual(['libs/tools/alpha: src/picture.svg is missing']);
  });

  it('skips tools with a missing locale file or an empty title, and reports all of them', () => {
    writeTool('alpha');
    writeTool('beta');
    rmSync(join(root, 'libs/tools/alpha/src/locales/vi.json'));
    write(
      'libs/tools/beta/src/locales/ja.json',
      JSON.stringify({ catalogue: { ...words.catalogue, title: ' ' } }),
    );
    writeTool('gamma');
    const { tools, problems } = readTools(root);
    expect(tools.map(({ manifest }) => manifest.id)).toEqual(['gamma']);
    expect(problems).toEqual([
      'libs/tools/alpha: src/locales/vi.json is missing',
      'libs/tools/beta: src/locales/ja.json has no text for "catalogue.title"',
    ]);
  });

  it('lists the recognizers with their lines in every language, and skips a tool that misses one', () => {
    const line = { ui: { line: 'A' } };
    for (const id of ['alpha', 'beta']) {
      writeTool(id);
      write(`libs/tools/${id}/package.json`, JSON.stringify({ exports: { './recognize': './a.ts' } }));
      for (const language of LANGUAGES)
        write(`libs/tools/${id}/src/locales/recognize/${language}.json`, JSON.stringify(line));
    }
    rmSync(join(root, 'libs/tools/beta/src/locales/recognize/vi.json'));
    writeTool('gamma');
    const { tools, problems } = readTools(root);
    const files = renderCatalogue(tools);
    expect(problems).toEqual(['libs/tools/beta: src/locales/recognize/vi.json is missing']);
    expect(files.get('recognizers.ts')).toContain(
      `'alpha': () => import('@seller-toolbox/alpha/recognize').then((entry) => entry.recognize),`,
    );
    expect(files.get('recognizers.ts')).not.toContain('gamma');
    expect(files.get('recognizer-words.ts')).toContain(`import('./recognizer-words/ja.ts')`);
    expect(files.get('recognizer-words/ja.ts')).toContain(`{\n  'alpha': {"ui":{"line":"A"}},\n};`);
  });

  it('collects the texts of the rows for today, and the names of events', () => {
    writeTool('alpha');
    write('libs/tools/alpha/package.json', JSON.stringify({ exports: { './today': './a.ts' } }));
    const ui = { 'today-next': 'A', 'event-easter': 'B', title: 'C' };
    for (const language of LANGUAGES)
      write(`libs/tools/alpha/src/locales/${language}.json`, JSON.stringify({ ...words, ui }));
    const files = renderCatalogue(readTools(root).tools);
    expect(files.get('today-words.ts')).toContain(`import('./today-words/ja.ts')`);
    expect(files.get('today-words/ja.ts')).toContain(
      `{\n  'alpha': {"ui":{"today-next":"A","event-easter":"B"}},\n};`,
    );
  });

  it.each([
    ['products.ts', './products', 'products'],
    ['imports.ts', './import', 'imports'],
  ])('lists in %s the tools with an entry %s', (name, entry, exported) => {
    writeTool('alpha');
    write('libs/tools/alpha/package.json', JSON.stringify({ exports: { [entry]: './a.ts' } }));
    writeTool('beta');
    const file = renderCatalogue(readTools(root).tools).get(name);
    const path = `@seller-toolbox/alpha${entry.slice(1)}`;
    expect(file).toContain(`'alpha': () => import('${path}').then((entry) => entry.${exported}),`);
    expect(file).not.toContain('beta');
  });

  it('writes imports that Nx reads as dynamic edges', () => {
    writeTool('fba-calculator');
    const files = renderCatalogue(readTools(root).tools);
    expect(files.get('screens.ts')).toContain(
      `() => import('@seller-toolbox/fba-calculator/ui').then((entry) => ({ default: entry.FbaCalculator }))`,
    );
    for (const [name, content] of files) expect([name, content]).not.toContain('await import');
  });

  it('finds changed, missing and extra files, and rewrites only these', () => {
    writeTool('alpha');
    const files = renderCatalogue(readTools(root).tools);
    const directory = join(root, 'generated');
    writeFiles(directory, files);
    expect(findDrift(directory, files)).toEqual([]);

    write('generated/words/xx.ts', '');
    write('generated/engines.ts', 'edited');
    rmSync(join(directory, 'words.ts'));
    expect(findDrift(directory, files)).toEqual(['engines.ts', 'words.ts', 'words/xx.ts']);
    expect(writeFiles(directory, files)).toEqual(['engines.ts', 'words.ts', 'words/xx.ts']);
    expect(findDrift(directory, files)).toEqual([]);
  });

  it('links tools as an install would, and removes links of deleted ones only', () => {
    writeTool('alpha');
    write('libs/tools/alpha/package.json', '{}');
    write('node_modules/react/package.json', '{}');
    write('node_modules/@seller-toolbox/ui/package.json', '{}');
    linkTools(root);
    const linked = join(root, 'node_modules/@seller-toolbox/alpha/src/manifest.ts');
    expect(readFileSync(linked, 'utf8')).toContain("'alpha'");

    // A second run changes nothing.
    linkTools(root);
    expect(readFileSync(linked, 'utf8')).toContain("'alpha'");

    rmSync(join(root, 'libs/tools/alpha'), { recursive: true });
    linkTools(root);
    expect(() => readFileSync(linked)).toThrow('ENOENT');
    expect(readFileSync(join(root, 'node_modules/@seller-toolbox/ui/package.json'), 'utf8')).toBe('{}');
    expect(readdirSync(join(root, 'node_modules/@seller-toolbox'))).toEqual(['ui']);
  });

  it('links by relative paths, so that the workspace can be moved', () => {
    write('libs/tools/alpha/package.json', '{}');
    write('node_modules/react/package.json', '{}');
    linkTools(root);
    const link = readlinkSync(join(root, 'node_modules/@seller-toolbox/alpha'));
    expect(link).toBe(join('..', '..', 'libs', 'tools', 'alpha'));
  });

  it('links no tool folder without a package.json', () => {
    mkdirSync(join(root, 'libs/tools/empty'), { recursive: true });
    write('node_modules/react/package.json', '{}');
    linkTools(root);
    expect(readdirSync(join(root, 'node_modules/@seller-toolbox'))).toEqual([]);
  });

  it('keeps broken links to other folders', () => {
    write('node_modules/react/package.json', '{}');
    const scope = join(root, 'node_modules/@seller-toolbox');
    mkdirSync(scope);
    symlinkSync('../../libs/platform/gone', join(scope, 'gone'));
    symlinkSync('../../libs/tools/group/gone', join(scope, 'deeper'));
    linkTools(root);
    expect(readdirSync(scope)).toEqual(['deeper', 'gone']);
  });

  it('links nothing before the first install or without tools', () => {
    linkTools(root);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
    write('node_modules/react/package.json', '{}');
    linkTools(root);
    expect(readdirSync(join(root, 'node_modules/@seller-toolbox'))).toEqual([]);
  });
});
