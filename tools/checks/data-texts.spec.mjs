// @ts-check
import { textsOfData } from './data-texts.mjs';

const FILE = 'libs/tools/sample/src/engine/goods.data.ts';
const GOODS = `{ zh: '货', 'zh-TW': '貨', en: 'goods', ja: '商品', id: 'barang', vi: 'hàng' }`;

const textsIn = (/** @type {string} */ source) =>
  textsOfData(FILE, source).map(({ address, forms }) => [
    address.replace('sample/engine/goods:', ''),
    forms['en'],
  ]);

describe('textsOfData', () => {
  it('reads an object with a text in each language', () => {
    expect(textsOfData(FILE, `export const GOODS = ${GOODS} as const;`)).toEqual([
      {
        address: 'sample/engine/goods:GOODS',
        forms: { zh: ['货'], 'zh-TW': ['貨'], en: ['goods'], ja: ['商品'], id: ['barang'], vi: ['hàng'] },
      },
    ]);
  });

  it('names a text by its properties, and a row of a table by its first cell', () => {
    const source = `const TABLE = { rows: [['EXW', ${GOODS}], [${GOODS}]], 'all-goods': ${GOODS} } satisfies Table;`;
    expect(textsIn(source).map(([address]) => address)).toEqual([
      'TABLE.rows.EXW.1',
      'TABLE.rows.1.0',
      'TABLE.all-goods',
    ]);
  });

  it('reads objects of texts, also without the language of the specification', () => {
    const offers = ['zh-TW', 'en', 'ja', 'id', 'vi']
      .map((code) => `'${code}': { yes: 'yes ${code}' }`)
      .join();
    expect(textsIn(`const OFFERS = { ${offers} };`)).toEqual([['OFFERS.yes', ['yes en']]]);
  });

  it('reads the first of several names, which is the one that is shown', () => {
    expect(textsIn(`const NAMES = ${GOODS.replace('goods', 'goods|wares')};`)).toEqual([
      ['NAMES', ['goods']],
    ]);
  });

  it.each([
    `const PLACE = { zh: '北京', 'zh-TW': '北京', en: 'Beijing', ja: '北京' };`,
    `const LISTS = { zh: ['货'], 'zh-TW': ['貨'], en: ['goods'], ja: ['商品'], id: ['barang'], vi: ['hàng'] };`,
    `const CODES = { id: 'US', en: 'x', name: 'y', vi: 'z', zh: 'a' };`,
  ])('leaves out %s', (source) => {
    expect(textsIn(source)).toEqual([]);
  });
});
