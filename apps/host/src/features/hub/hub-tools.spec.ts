import type { CatalogueWords } from '@seller-toolbox/catalogue/words';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { countInCategory, findHubTools, inHubOrder } from './hub-tools.ts';

const tool = (id: string, fields: Partial<ToolManifest> = {}) => sampleManifest({ id, ...fields });

const tools = [
  tool('alpha', { category: 'optimization' }),
  tool('beta', { category: 'optimization', status: 'developing', hot: true }),
  tool('gamma', { category: 'financial', hot: true }),
  tool('delta', { category: 'financial' }),
];
const ids = (list: readonly ToolManifest[]) => list.map(({ id }) => id);
const nothing = { favorites: [], recent: [] };

describe('inHubOrder', () => {
  it('shows hot tools first and developing ones last, hot or not', () => {
    expect(ids(inHubOrder(tools, nothing))).toEqual(['gamma', 'alpha', 'delta', 'beta']);
  });

  it('puts favorites before recently used ones and both before the rest', () => {
    expect(ids(inHubOrder(tools, { favorites: ['delta'], recent: ['alpha', 'delta'] }))).toEqual([
      'delta',
      'alpha',
      'gamma',
      'beta',
    ]);
  });

  it('keeps the order in which they were used last', () => {
    expect(
      ids(inHubOrder(tools, { favorites: [], recent: ['delta', 'gamma', 'alpha'] })).slice(0, 3),
    ).toEqual(['delta', 'gamma', 'alpha']);
  });

  it('ignores ids that no tool has, and a developing favorite stays last', () => {
    expect(ids(inHubOrder(tools, { favorites: ['gone', 'beta'], recent: [] })).at(-1)).toBe('beta');
  });
});

const ja: CatalogueWords = {
  alpha: { title: 'タイトル分析', line: '文字数を数える', keywords: 'タイトル,商品名' },
  gamma: { title: '手数料計算', line: '配送と保管', keywords: 'ＦＢＡ,費用' },
};
const en: CatalogueWords = {
  alpha: { title: 'Title analyzer', line: 'Counts characters', keywords: 'title,listing' },
  gamma: { title: 'Fee calculator', line: 'Fulfillment and storage', keywords: 'fee,cost' },
};
const find = (query: string, words = [ja, en], category: 'all' | 'financial' = 'all') =>
  ids(findHubTools(tools, { query, category, words }));

describe('findHubTools', () => {
  it.each([
    ['タイトル', ['alpha']],
    ['title', ['alpha']],
    ['TITLE', ['alpha']],
    ['fba', ['gamma']],
    ['fee storage', ['gamma']],
    ['fee title', []],
    ['费用', []],
    ['delta', ['delta']],
    ['', ['alpha', 'beta', 'gamma', 'delta']],
    ['   ', ['alpha', 'beta', 'gamma', 'delta']],
  ])('for %p finds %p', (query, found) => {
    expect(find(query)).toEqual(found);
  });

  it('finds English words only when they are there', () => {
    expect(find('storage', [ja])).toEqual([]);
  });

  it('finds Vietnamese words typed without accents', () => {
    const vi = { alpha: { title: 'Phân tích tiêu đề', line: '', keywords: '' } };
    expect(find('tieu de', [vi])).toEqual(['alpha']);
  });

  it('keeps to the category', () => {
    expect(find('', [ja], 'financial')).toEqual(['gamma', 'delta']);
  });
});

describe('countInCategory', () => {
  it('counts developing tools too, since they are shown', () => {
    expect(countInCategory(tools, 'optimization')).toBe(2);
    expect(countInCategory(tools, 'all')).toBe(4);
    expect(countInCategory(tools, 'analytics')).toBe(0);
  });
});
