// @ts-check
import { createTree } from '@nx/devkit/testing';
import schema from './schema.json';
import toolGenerator from './generator.mjs';

describe('tool generator', () => {
  /** @type {import('@nx/devkit').Tree} */
  let tree;
  beforeEach(() => {
    tree = createTree();
    tree.write('.prettierrc.json', '{ "singleQuote": true, "printWidth": 110 }');
    tree.write('libs/platform/ui/package.json', '{}');
    tree.write('libs/tools/older/src/manifest.ts', `{ category: 'financial', order: 30 }`);
    tree.write('libs/tools/other/src/manifest.ts', `{ category: 'research', order: 70 }`);
  });

  const text = (/** @type {string} */ path) => tree.read(`libs/tools/margin-finder/${path}`, 'utf8') ?? '';

  it('writes one folder and nothing else', async () => {
    const before = new Set(tree.listChanges().map(({ path }) => path));
    await toolGenerator(tree, { id: 'margin-finder', category: 'financial' });
    const written = tree.listChanges().flatMap(({ path }) => (before.has(path) ? [] : [path]));
    expect(written.map((path) => path.replace('libs/tools/margin-finder/', '')).sort()).toEqual([
      'README.md',
      'package.json',
      'src/engine/line-total.spec.ts',
      'src/engine/line-total.ts',
      'src/engine/margin-finder.engine.ts',
      'src/engine/margin-finder.examples.ts',
      'src/engine/margin-finder.schema.ts',
      'src/locales/en.json',
      'src/locales/id.json',
      'src/locales/ja.json',
      'src/locales/linked-terms.json',
      'src/locales/vi.json',
      'src/locales/zh-TW.json',
      'src/locales/zh.json',
      'src/manifest.ts',
      'src/picture.svg',
      'src/summary/margin-finder.summary.ts',
      'src/ui/margin-finder.spec.tsx',
      'src/ui/margin-finder.tsx',
    ]);
  });

  it('names everything after the tool and leaves no template placeholder', async () => {
    await toolGenerator(tree, { id: 'margin-finder', category: 'financial' });
    expect(text('src/manifest.ts')).toContain(`id: 'margin-finder'`);
    expect(text('src/manifest.ts')).toContain(`status: 'developing'`);
    expect(text('src/ui/margin-finder.tsx')).toContain('export function MarginFinder()');
    expect(JSON.parse(text('package.json')).name).toBe('@seller-toolbox/margin-finder');
    expect(JSON.parse(text('src/locales/en.json')).catalogue.title).toBe('Margin finder');
    for (const { path, content } of tree.listChanges()) {
      expect([path, String(content)]).not.toEqual([path, expect.stringContaining('<%')]);
    }
  });

  it.each([
    ['financial', 40],
    ['research', 80],
    ['analytics', 10],
  ])('puts the tool behind the last one of %s', async (category, order) => {
    await toolGenerator(tree, { id: 'margin-finder', category });
    expect(text('src/manifest.ts')).toContain(`order: ${order},`);
  });

  it('rejects the id of an existing tool, and the name of a library', async () => {
    await expect(toolGenerator(tree, { id: 'older', category: 'financial' })).rejects.toThrow(
      'already exists',
    );
    await expect(toolGenerator(tree, { id: 'ui', category: 'financial' })).rejects.toThrow('a library');
  });

  it.each(['Bad_Id', 'badId', '-bad', 'bad-', '1bad', 'bad--id', ''])(
    'has a schema that rejects the id "%s"',
    (id) => {
      expect(id).not.toMatch(new RegExp(schema.properties.id.pattern));
    },
  );
});
