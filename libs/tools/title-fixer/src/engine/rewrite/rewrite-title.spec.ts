import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function rewrite(title: string, input: object = {}) {
  const parsed = inputSchema.parse({ title, ...input });
  const rules = titleRules(parsed, parseMessage(parsed.errorMessage), () => []);
  return rewriteTitle(checkTitle(title, rules), rules, parsed.itemHighlights);
}
const versionOf = (strategy: Strategy, title: string, input: object = {}) =>
  rewrite(title, input).versions.find((version) => version.strategy === strategy);
const minimal = (title: string, input: object = {}) => versionOf('minimal', title, input)?.title;
const codes = (strategy: Strategy, title: string, input: object = {}) =>
  versionOf(strategy, title, input)?.changes.map(({ code }) => code);

describe('the minimal version', () => {
  it.each([
    ['keeps a title that passes', 'Steel Bottle (32 oz)', 'Steel Bottle (32 oz)'],
    ['removes a character', 'Steel Bottle!', 'Steel Bottle'],
    ['inserts a space between words that would touch', 'USB_C 5!!5', 'USB C 5 5'],
    ['replaces braces by round brackets', 'Mug {2 Pack}', 'Mug (2 Pack)'],
    ['replaces a broken bar by a comma', 'Mug ¦ Red', 'Mug, Red'],
    [
      'keeps the first occurrence of a word and those at the end of a phrase',
      'Dog Bed, Dog Sofa, Mat for Dog',
      'Dog Bed, Sofa, Mat for Dog',
    ],
    ['leaves no empty brackets', 'Cup Red, Cup Blue (Cup)', 'Cup Red, Blue (Cup)'],
    [
      'leaves no dangling connector',
      'Bed for Cat, Cat Mat, Sofa for Cat and Cat',
      'Bed for Cat, Mat, Sofa for Cat',
    ],
    [
      'leaves no dangling "for the"',
      'Bed for the Cat, Mat for the Cat, Sofa for the Cat, Toy',
      'Bed for the Cat, Mat for the Cat, Sofa, Toy',
    ],
    [
      'leaves no "and" between a connector and its complement',
      'Straw Set, Cup for Straw, Bottle with Straw and Lid',
      'Straw Set, Cup for Straw, Bottle with Lid',
    ],
    [
      'leaves no two connectors in a row',
      'Straw Set, Cup for Straw, Lid for Straw with Brush',
      'Straw Set, Cup for Straw, Lid with Brush',
    ],
    [
      'keeps the member before a dangling "and"',
      'Set of Straw, Cup for Straw, Bottle with Lid and Straw, Blue',
      'Set of Straw, Cup for Straw, Bottle with Lid, Blue',
    ],
    [
      'removes "to" with its complement',
      'USB-C to USB-C Cable 6ft, USB-C Charger Cord',
      'USB-C to USB-C Cable 6ft, Charger Cord',
    ],
    [
      'keeps a comma between phrases with the same connector',
      'Castor Oil for Hair, Castor Oil for Skin, Castor Oil for Lashes',
      'Castor Oil for Hair, Castor Oil for Skin, for Lashes',
    ],
    [
      'treats "w/" as "with"',
      'Garden Hose 50ft, Expandable Garden Hose w/ Nozzle, No Kink Garden Hose',
      'Garden Hose 50ft, Expandable Garden Hose w/ Nozzle, No Kink',
    ],
    [
      'keeps or drops a name whole',
      'Air Fryer 5.8QT, Oil Free Air Fryer Oven, Digital Air Fryer w/ Presets',
      'Air Fryer 5.8QT, Oil Free Oven, Digital Air Fryer w/ Presets',
    ],
    ['keeps a number with a comma', '1,000 Piece Puzzle!', '1,000 Piece Puzzle'],
    ['unifies singular and plural if there is no error', 'Box Set, Boxes Kit', 'Box Set, Kit'],
  ])('%s', (_title, title, expected) => {
    expect(minimal(title)).toBe(expected);
  });

  it('is truncated at a word, without a dangling connector', () => {
    const title = 'Steel Bottle with Straw Lid for Travel and Sports';
    expect(minimal(title, { errorMessage: 'Maximum of 43 characters' })).toBe(
      'Steel Bottle with Straw Lid for Travel',
    );
    expect(minimal(title, { errorMessage: 'Maximum of 32 characters' })).toBe('Steel Bottle with Straw Lid');
  });

  it.each([
    [
      'between two phrases',
      'Kitchen Knife Set, 15 Piece Set with Block, German Stainless Steel Knives, Black',
      70,
      'Kitchen Knife Set, 15 Piece Set with Block',
    ],
    [
      'before an adjunct',
      'Garden Hose 50 FT Expandable Water Hose with 10 Function Spray Nozzle',
      65,
      'Garden Hose 50 FT Expandable Water Hose',
    ],
    [
      'before an adjective with a preposition',
      'USB C Charging Cord Compatible with Samsung Galaxy S10 Phones',
      40,
      'USB C Charging Cord',
    ],
    ['not before a complement', 'Storage Box Set of 6 Large Fabric Cubes', 34, 'Storage Box Set of 6 Large'],
    [
      'without a number that has lost its unit',
      'Foldable Fabric Cubes Storage 15 x 11 inch Beige',
      37,
      'Foldable Fabric Cubes Storage',
    ],
    [
      'at a word if whole phrases would be too short',
      'Cup, Lightweight Breathable Walking Tennis Sneakers Athletic',
      40,
      'Cup, Lightweight Breathable Walking',
    ],
  ])('is truncated %s', (_title, title, max, expected) => {
    expect(minimal(title, { errorMessage: `Maximum of ${max} characters` })).toBe(expected);
  });

  it('joins an adjunct without its noun to the preceding phrase', () => {
    const title = 'Coffee Grinder, Spice Grinder, Herb Mill, Grinder for Seeds';
    expect(minimal(title)).toBe('Coffee Grinder, Spice Grinder, Herb Mill for Seeds');
  });

  it('keeps a brand at the end whatever the limit', () => {
    const input = { brand: 'Acme Co', errorMessage: 'Maximum of 30 characters' };
    expect(minimal('Insulated Steel Bottle with Straw Lid by Acme Co', input)).toMatch(/Acme Co$/);
  });

  it('keeps the forbidden characters of the brand', () => {
    expect(minimal('Yahoo! Mug!', { brand: 'Yahoo!' })).toBe('Yahoo! Mug');
  });

  it('does not exist if only punctuation is left', () => {
    expect(rewrite('，。、；').versions).toEqual([]);
  });

  it('truncates a Japanese title between two phrases', () => {
    const title = 'ステンレス水筒 保温保冷 真空断熱 マグボトル 大容量 ワンタッチ 軽量 父の日 プレゼント';
    const input = { marketplace: 'JP', errorMessage: 'タイトルは43文字以内' };
    expect(minimal(title, input)).toBe('ステンレス水筒 保温保冷 真空断熱 マグボトル 大容量 ワンタッチ 軽量');
    expect(minimal(title, { ...input, errorMessage: 'タイトルは48文字以内' })).toMatch(/ 軽量 父の日$/);
  });

  it('does not exist if the brand alone is over the limit', () => {
    const input = {
      brand: 'A Brand of More than Thirty Characters',
      errorMessage: 'Maximum of 30 characters',
    };
    expect(rewrite('A Brand of More than Thirty Characters Mug', input)).toEqual({
      versions: [],
      findings: [{ code: 'no-version', severity: 'warning' }],
    });
  });
});

describe('the search version', () => {
  const TITLE = 'Steel Bottle, PREMIUM Leakproof LIGHTWEIGHT Steel Flask, Acme, BPA Free';

  it('puts the brand first, removes repeats and promotion, normalizes all caps', () => {
    expect(versionOf('seo', TITLE, { brand: 'Acme' })).toMatchObject({
      title: 'Acme, Steel Bottle, Leakproof Lightweight Flask, BPA Free',
      changes: [
        { code: 'removed-repeats', params: { words: ['Steel'] } },
        { code: 'removed-praise', params: { words: ['PREMIUM'] } },
        { code: 'plain-capitals', params: { words: ['LIGHTWEIGHT'] } },
        { code: 'brand-first', params: { brand: 'Acme' } },
      ],
    });
  });

  it.each([
    ['Trail Shoes Max 270, Trail Shoes, Wide Fit!', 'Trail Shoes Max 270, Wide Fit'],
    ['Air Max 270 Shoes, Air Max Shoes, Black!', 'Air Max 270 Shoes, Black'],
  ])('drops a phrase that an earlier one contains: %s', (title, expected) => {
    expect(versionOf('seo', title)?.title).toBe(expected);
  });

  it('does not move a brand inside a phrase', () => {
    expect(versionOf('seo', 'Case, Sleeve for Acme Phone!', { brand: 'Acme' })?.title ?? 'none').not.toMatch(
      /^Acme/,
    );
  });

  it('stays within the advised 150 characters', () => {
    const title = Array.from('abcdefghijklmnopqrs', (letter) => letter.repeat(9)).join(', ');
    expect(versionOf('seo', title)?.length).toBeLessThanOrEqual(150);
    expect(versionOf('seo', title)?.length).toBeGreaterThan(130);
  });
});

describe('the buyers version', () => {
  it('inserts a space where a promotional word between two words is removed', () => {
    const version = versionOf('seo', 'Dog激安Dog 保温', { marketplace: 'JP' });
    expect(version?.title).toBe('Dog Dog 保温');
  });

  it('has the product, then sizes, in the length that a phone shows', () => {
    const title =
      'Insulated Food Jar, Leakproof Lid with Folding Spoon and Carry Handle, Keeps Meals Hot for the Whole Day, 500 ml, Green';
    const version = versionOf('conversion', title);
    expect(version?.title).toBe(
      'Insulated Food Jar, 500 ml, Leakproof Lid with Folding Spoon and Carry Handle',
    );
    expect(codes('conversion', title)).toEqual(['facts-first', 'shortened']);
  });
});

describe('an enumeration', () => {
  const TITLE =
    'Silicone Baking Mat, Non Stick Sheet Liners for Cookies, Macarons, Bread and Pastry, Set of 3, Food Grade, BPA Free';

  it('moves as one phrase', () => {
    const title = 'Storage Box, Cubes for Closet, Bedroom and Office, Set of 6';
    expect(versionOf('conversion', title)?.title).toBe(
      'Storage Box, Set of 6, Cubes for Closet, Bedroom and Office',
    );
  });

  it('loses its last members if it does not fit', () => {
    expect(versionOf('conversion', TITLE)?.title).toBe(
      'Silicone Baking Mat, Set of 3, Non Stick Sheet Liners for Cookies, Macarons',
    );
  });

  it('ends at its "and"', () => {
    const title = 'Cordless Drill with Batteries and Charger, Keyless Chuck, Speeds & Light, 20 V';
    expect(versionOf('conversion', title)?.title).toBe(
      'Cordless Drill with Batteries and Charger, 20 V, Keyless Chuck, Speeds & Light',
    );
  });
});

describe('rewriteTitle', () => {
  it('shortens the product phrase if the buyers version would equal another', () => {
    const title =
      'Phone Case with Tempered Screen Protector, Shockproof Military Grade Drop Protection, Slim Fit, Clear';
    const { versions } = rewrite(title, { ruleSet: 'title-2026-07-27' });
    expect(versions.map(({ strategy, title: written }) => [strategy, written])).toEqual([
      ['minimal', 'Phone Case with Tempered Screen Protector'],
      ['seo', 'Phone Case with Tempered Screen Protector, Slim Fit, Clear'],
      ['conversion', 'Phone Case, Shockproof Military Grade Drop Protection, Slim Fit'],
    ]);
  });

  it('adds dropped phrases to the item highlights if the rules have them', () => {
    const title =
      'Acme Steel Bottle, Straw Lid with Carry Handle, Keeps Drinks Cold for 24 Hours, Fits Cup Holders';
    const { versions } = rewrite(title, { ruleSet: 'title-2026-07-27', itemHighlights: 'BPA free' });
    for (const { length, itemHighlights } of versions) {
      expect(length).toBeLessThanOrEqual(75);
      expect(itemHighlights).toMatch(/^BPA free, ./);
      expect(itemHighlights?.length).toBeLessThanOrEqual(125);
    }
    expect(versionOf('minimal', title)?.itemHighlights).toBeNull();
  });

  it('removes Japanese words as a whole', () => {
    const title = 'スマホケース（手帳型）スマホケース レザー スマホケース カード収納';
    expect(minimal(title, { marketplace: 'JP' })).toBe(
      'スマホケース（手帳型）スマホケース レザー カード収納',
    );
  });

  it.each([
    ['iPhone15 ケース クリアケース iPhone15 耐衝撃', 'iPhone15 ケース クリアケース 耐衝撃'],
    ['iPhone15 ケース iPhone15 Pro 対応!', 'iPhone15 ケース iPhone15 Pro 対応'],
    ['USB-C ケーブル USB-C to USB-C 100W', 'USB-C ケーブル USB-C 100W'],
  ])('treats Latin words in Japanese titles as one phrase: %s', (title, expected) => {
    const { versions } = rewrite(title, { marketplace: 'JP' });
    expect(versions.map(({ title: written }) => written)).toContain(expected);
  });

  it('truncates a Japanese title at its words and removes promotion', () => {
    const title = `ステンレス水筒 500ml 保温保冷 真空断熱 ${'直飲み マグボトル 軽量 広口 '.repeat(2)}オフィス アウトドア スポーツ 通勤 通学 激安 大容量 ワンタッチ 子供 大人 キャンプ 登山 旅行 会社 学校`;
    const { versions } = rewrite(title, { marketplace: 'JP' });
    expect(versions).toHaveLength(3);
    for (const { title: rewritten, length } of versions) {
      expect(length).toBeLessThanOrEqual(100);
      expect(title.split(' ')).toEqual(expect.arrayContaining(rewritten.split(' ')));
    }
    expect(versions[1]?.title).not.toContain('激安');
  });
});
