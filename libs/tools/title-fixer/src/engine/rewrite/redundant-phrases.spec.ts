import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function written(wanted: Strategy, title: string, marketplace: string): string | undefined {
  const rules = titleRules(inputSchema.parse({ title, marketplace }), {}, () => []);
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return (versions.find(({ strategy }) => strategy === wanted) ?? versions[0])?.title;
}
const forSearch = (title: string, marketplace = 'US') => written('seo', title, marketplace);

describe('the search version', () => {
  it.each([
    'Steel Bottle Silicone Lid, Steel Lid, Blue',
    'Dog Bed Cat Mat, Dog Mat, Grey',
    'Black Case Red Band, Black Band, Watch',
    'Red Cup with Blue Lid, Cup Lid, Green',
  ])('keeps a phrase if an earlier one has its words apart: %s', (title) => {
    expect(forSearch(`${title}!`)).toBe(title);
  });

  it('leaves no modifier without its head noun', () => {
    const title = 'Leather Belt for Men Black, Belt Black Leather, Men Belt, Belt for Men!';
    expect(forSearch(title)).toBe('Leather Belt for Men Black, Black Leather');
  });

  it('keeps a Japanese word that separates two names', () => {
    const title = 'iPhone 15 ケース iPhone 15 Pro ケース iPhone 14 ケース 耐衝撃 iPhone';
    expect(forSearch(title, 'JP')).toBe('iPhone 15 ケース iPhone 15 Pro ケース 14 耐衝撃');
  });

  it.each([
    ['Air Max 270 Shoes, Air Max Shoes, Red!', 'Air Max 270 Shoes, Red'],
    ['Set Steel Bottle 32 oz, Steel Bottle, Red!', 'Set Steel Bottle 32 oz, Red'],
  ])('drops a phrase that an earlier one contains, ignoring numbers: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });
});

describe('the buyers version', () => {
  it('keeps numbers with their Japanese names', () => {
    const title = 'iPhone 15 ケース iPhone 15 Pro ケース iPhone 14 ケース 耐衝撃 iPhone';
    expect(written('conversion', title, 'JP')).toBe('iPhone 15 iPhone 15 Pro ケース ケース 14 耐衝撃');
  });
});
