import type { CatalogueWords } from '@seller-toolbox/catalogue/words';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { bestFirst, countInCategory, findTools } from './tool-search.ts';

const tool = (id: string, fields: Partial<ToolManifest> = {}) => sampleManifest({ id, ...fields });

const tools = [
  tool('alpha', { category: 'optimization' }),
  tool('beta', { category: 'optimization', status: 'developing', hot: true }),
  tool('gamma', { category: 'financial', hot: true }),
  tool('delta', { category: 'financial' }),
];
const ids = (list: readonly ToolManifest[]) => list.map(({ id }) => id);

const ja: CatalogueWords = {
  alpha: { title: 'タイトル分析', line: '文字数を数える', keywords: 'タイトル,商品名' },
  gamma: { title: '手数料計算', line: '配送と保管', keywords: 'ＦＢＡ,費用' },
};
const en: CatalogueWords = {
  alpha: { title: 'Title analyzer', line: 'Counts characters', keywords: 'title,listing' },
  gamma: { title: 'Fee calculator', line: 'Fulfillment and storage', keywords: 'fee,cost' },
};
const find = (query: string, words = [ja, en], category: 'all' | 'financial' = 'all') =>
  ids(findTools(tools, { query, category, words }));

describe('findTools', () => {
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

  it('finds by what a page knows before the keywords have arrived', () => {
    const names = { gamma: { title: '手数料計算', line: '配送と保管' } };
    expect(ids(findTools(tools, { query: '配送', category: 'all', words: [names] }))).toEqual(['gamma']);
    expect(ids(findTools(tools, { query: '费用', category: 'all', words: [names] }))).toEqual([]);
  });

  it('finds Vietnamese words typed without accents', () => {
    const vi = { alpha: { title: 'Phân tích tiêu đề', line: '', keywords: '' } };
    expect(find('tieu de', [vi])).toEqual(['alpha']);
  });

  it('keeps to the category', () => {
    expect(find('', [ja], 'financial')).toEqual(['gamma', 'delta']);
  });
});

describe('bestFirst', () => {
  const best = (query: string) => ids(bestFirst(tools, { query, category: 'all', words: [plain] }));
  const plain: CatalogueWords = {
    alpha: { title: 'Case', line: 'rates of change', keywords: 'letters' },
    beta: { title: 'Clock', line: '', keywords: 'rates,time' },
    gamma: { title: 'Exchange rates', line: '', keywords: '' },
    delta: { title: 'Rates', line: '', keywords: '' },
  };

  it('takes the beginning of a title before a title, a keyword and a line', () => {
    expect(best('rates')).toEqual(['delta', 'gamma', 'beta', 'alpha']);
  });

  it('leaves the order alone where all fit alike', () => {
    expect(best('')).toEqual(['alpha', 'beta', 'gamma', 'delta']);
  });
});

describe('countInCategory', () => {
  it('counts developing tools too, since they are shown', () => {
    expect(countInCategory(tools, 'optimization')).toBe(2);
    expect(countInCategory(tools, 'all')).toBe(4);
    expect(countInCategory(tools, 'analytics')).toBe(0);
  });
});
