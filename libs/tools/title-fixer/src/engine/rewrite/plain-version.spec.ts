import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { findDecorations } from './decorations.ts';
import { rewriteTitle } from './rewrite-title.ts';

function forSearch(title: string, input: object = {}): string | undefined {
  const parsed = inputSchema.parse({ title, ...input });
  const rules = titleRules(parsed, {});
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return (versions.find(({ strategy }) => strategy === 'seo') ?? versions[0])?.title;
}

describe('the version for search', () => {
  it.each([
    ['Steel Cup with Lid, BEST GIFT', 'Steel Cup with Lid'],
    ['Face Serum with Acid – #1 Best Seller, 30 ml', 'Face Serum with Acid, 30 ml'],
    ['Steel Cup, Best Gift for Mom', 'Steel Cup, Gift for Mom'],
    ['Steel Cup of High Quality, Top Quality, 30 ml', 'Steel Cup, 30 ml'],
    ['Best Gift', 'Gift'],
  ])('keeps nothing that says nothing without its praise: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });

  it('leaves out the newest and its year in Japanese', () => {
    expect(forSearch('【2024最新】 水筒 500ml 保温', { marketplace: 'JP' })).toBe('水筒 500ml 保温');
  });

  it('keeps both words of a Japanese title that end phrases of their own', () => {
    expect(forSearch('水筒 ステンレス水筒 激安', { marketplace: 'JP' })).toBe('水筒 ステンレス水筒');
  });

  it.each([
    ['🔥Steel🔥 Cup ★ with Lid', 'Steel Cup with Lid'],
    ['<b>Steel</b> Cup &amp; Lid', 'Steel Cup Lid'],
    ['Steel™ Cup® with Lid©, 2 # 30 * 40', 'Steel™ Cup® with Lid©, 2 # 30 * 40'],
  ])('is without decoration: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });

  it('keeps the decoration of a brand', () => {
    expect(forSearch('Cup ★ by Star★, Best Lid', { brand: 'Star★' })).toBe('Cup by Star★, Lid');
  });

  it.each([
    ['YOGA PANTS WITH POCKETS FOR WOMEN, XL', 'Yoga Pants with Pockets for Women, XL'],
    ['USB LED LIGHT STRIP FOR TV, RGB', 'USB LED Light Strip for TV, RGB'],
    ['Yoga Mat PRO with Strap, NEW', 'Yoga Mat PRO with Strap, NEW'],
  ])('writes small what is all in capitals, short words only where most are: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });
});

it.each([
  ['👩‍👩‍👧 Cup 🇩🇪', ['👩‍👩‍👧', '🇩🇪']],
  ['Cup ❤️ 1', ['❤️']],
  ['1 < 2 > 0 & more; © ™', []],
  ['Black&White; Red', []],
])('the decoration of "%s"', (text, found) => {
  const places = findDecorations({ text, brandSpans: [] });
  expect(places.map(({ start, end }) => text.slice(start, end)).join('')).toBe(found.join(''));
});
