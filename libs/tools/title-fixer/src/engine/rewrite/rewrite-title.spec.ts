import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function rewrite(title: string, input: object = {}) {
  const parsed = inputSchema.parse({ title, ...input });
  const rules = titleRules(parsed, parseMessage(parsed.errorMessage));
  return rewriteTitle(checkTitle(title, rules), rules, parsed.itemHighlights);
}
const versionOf = (strategy: Strategy, title: string, input: object = {}) =>
  rewrite(title, input).versions.find((version) => version.strategy === strategy);
const minimal = (title: string, input: object = {}) => versionOf('minimal', title, input)?.title;
const codes = (strategy: Strategy, title: string, input: object = {}) =>
  versionOf(strategy, title, input)?.changes.map(({ code }) => code);

describe('the minimal version', () => {
  it.each([
    ['leaves a title that passes', 'Steel Bottle (32 oz)', 'Steel Bottle (32 oz)'],
    ['removes a character', 'Steel Bottle!', 'Steel Bottle'],
    ['parts what would touch', 'USB_C 5!!5', 'USB C 5 5'],
    ['makes braces round brackets', 'Mug {2 Pack}', 'Mug (2 Pack)'],
    ['makes a broken bar a comma', 'Mug ¦ Red', 'Mug, Red'],
    [
      'keeps the first of a repeated word and what ends a phrase',
      'Dog Bed, Dog Sofa, Mat for Dog',
      'Dog Bed, Sofa, Mat for Dog',
    ],
    ['leaves no empty brackets', 'Cup Red, Cup Blue (Cup)', 'Cup Red, Blue (Cup)'],
    [
      'leaves no word that leads nowhere',
      'Bed for Cat, Cat Mat, Sofa for Cat and Cat',
      'Bed for Cat, Mat, Sofa for Cat',
    ],
    [
      'leaves no "for the" either',
      'Bed for the Cat, Mat for the Cat, Sofa for the Cat, Toy',
      'Bed for the Cat, Mat for the Cat, Sofa, Toy',
    ],
    [
      'leaves no "and" between what leads and what it leads to',
      'Straw Set, Cup for Straw, Bottle with Straw and Lid',
      'Straw Set, Cup for Straw, Bottle with Lid',
    ],
    [
      'leaves no two connectors where the word between them goes',
      'Straw Set, Cup for Straw, Lid for Straw with Brush',
      'Straw Set, Cup for Straw, Lid with Brush',
    ],
    [
      'keeps what stands before an "and" that leads nowhere',
      'Set of Straw, Cup for Straw, Bottle with Lid and Straw, Blue',
      'Set of Straw, Cup for Straw, Bottle with Lid, Blue',
    ],
    [
      'leaves no "to" where what it led to goes',
      'USB-C to USB-C Cable 6ft, USB-C Charger Cord',
      'USB-C to USB-C Cable 6ft, Charger Cord',
    ],
    [
      'parts two phrases that the same connector begins',
      'Castor Oil for Hair, Castor Oil for Skin, Castor Oil for Lashes',
      'Castor Oil for Hair, Castor Oil for Skin, for Lashes',
    ],
    [
      'takes "w/" for "with"',
      'Garden Hose 50ft, Expandable Garden Hose w/ Nozzle, No Kink Garden Hose',
      'Garden Hose 50ft, Expandable Garden Hose w/ Nozzle, No Kink',
    ],
    [
      'keeps or drops a name whole',
      'Air Fryer 5.8QT, Oil Free Air Fryer Oven, Digital Air Fryer w/ Presets',
      'Air Fryer 5.8QT, Oil Free Oven, Digital Air Fryer w/ Presets',
    ],
    ['keeps a number with a comma', '1,000 Piece Puzzle!', '1,000 Piece Puzzle'],
    [
      'of singular and plural keeps one where that is all there is to do',
      'Box Set, Boxes Kit',
      'Box Set, Kit',
    ],
  ])('%s', (_title, title, expected) => {
    expect(minimal(title)).toBe(expected);
  });

  it('cuts from the end at a word, without what led to it', () => {
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
      'before what only adds to a phrase',
      'Garden Hose 50 FT Expandable Water Hose with 10 Function Spray Nozzle',
      65,
      'Garden Hose 50 FT Expandable Water Hose',
    ],
    [
      'before the word that leans on it',
      'USB C Charging Cord Compatible with Samsung Galaxy S10 Phones',
      40,
      'USB C Charging Cord',
    ],
    [
      'not before what belongs to a word',
      'Storage Box Set of 6 Large Fabric Cubes',
      34,
      'Storage Box Set of 6 Large',
    ],
    [
      'and keeps no number without its unit',
      'Foldable Fabric Cubes Storage 15 x 11 inch Beige',
      37,
      'Foldable Fabric Cubes Storage',
    ],
    [
      'at a word where whole phrases would take half of it',
      'Cup, Lightweight Breathable Walking Tennis Sneakers Athletic',
      40,
      'Cup, Lightweight Breathable Walking',
    ],
  ])('is cut %s', (_title, title, max, expected) => {
    expect(minimal(title, { errorMessage: `Maximum of ${max} characters` })).toBe(expected);
  });

  it('joins to the phrase before what lost the word it stood with', () => {
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

  it('does not exist where only signs would be left', () => {
    expect(rewrite('，。、；').versions).toEqual([]);
  });

  it('ends a Japanese title between two of its phrases', () => {
    const title = 'ステンレス水筒 保温保冷 真空断熱 マグボトル 大容量 ワンタッチ 軽量 父の日 プレゼント';
    const input = { marketplace: 'JP', errorMessage: 'タイトルは43文字以内' };
    expect(minimal(title, input)).toBe('ステンレス水筒 保温保冷 真空断熱 マグボトル 大容量 ワンタッチ 軽量');
    expect(minimal(title, { ...input, errorMessage: 'タイトルは48文字以内' })).toMatch(/ 軽量 父の日$/);
  });

  it('does not exist where the brand alone is over the limit', () => {
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

describe('the version for search', () => {
  const TITLE = 'Steel Bottle, PREMIUM Leakproof LIGHTWEIGHT Steel Flask, Acme, BPA Free';

  it('puts the brand first, uses a word once, drops praise and shouting', () => {
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
  ])('leaves out a phrase that an earlier one says: %s', (title, expected) => {
    expect(versionOf('seo', title)?.title).toBe(expected);
  });

  it('leaves a brand where it is that others are made for', () => {
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

describe('the version for buyers', () => {
  it('parts words when the praise between them goes', () => {
    const version = versionOf('seo', 'Dog激安Dog 保温', { marketplace: 'JP' });
    expect(version?.title).toBe('Dog Dog 保温');
  });

  it('says what it is, then sizes, within what a phone shows', () => {
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

  it('stays together where phrases move', () => {
    const title = 'Storage Box, Cubes for Closet, Bedroom and Office, Set of 6';
    expect(versionOf('conversion', title)?.title).toBe(
      'Storage Box, Set of 6, Cubes for Closet, Bedroom and Office',
    );
  });

  it('is shortened at its end, and no member stands where nothing leads to it', () => {
    expect(versionOf('conversion', TITLE)?.title).toBe(
      'Silicone Baking Mat, Set of 3, Non Stick Sheet Liners for Cookies, Macarons',
    );
  });

  it('ends with its "and": what comes behind is a phrase of its own', () => {
    const title = 'Cordless Drill with Batteries and Charger, Keyless Chuck, Speeds & Light, 20 V';
    expect(versionOf('conversion', title)?.title).toBe(
      'Cordless Drill with Batteries and Charger, 20 V, Keyless Chuck, Speeds & Light',
    );
  });
});

describe('the versions together', () => {
  it('say what it is in fewer words where the version for buyers would only repeat another', () => {
    const title =
      'Phone Case with Tempered Screen Protector, Shockproof Military Grade Drop Protection, Slim Fit, Clear';
    const { versions } = rewrite(title, { ruleSet: 'title-2026-07-27' });
    expect(versions.map(({ strategy, title: written }) => [strategy, written])).toEqual([
      ['minimal', 'Phone Case with Tempered Screen Protector'],
      ['seo', 'Phone Case with Tempered Screen Protector, Slim Fit, Clear'],
      ['conversion', 'Phone Case, Shockproof Military Grade Drop Protection, Slim Fit'],
    ]);
  });

  it('what they leave out goes into the item highlights where the rules have them', () => {
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

  it('leave no part of a Japanese word', () => {
    const title = 'スマホケース（手帳型）スマホケース レザー スマホケース カード収納';
    expect(minimal(title, { marketplace: 'JP' })).toBe(
      'スマホケース（手帳型）スマホケース レザー カード収納',
    );
  });

  it.each([
    ['iPhone15 ケース クリアケース iPhone15 耐衝撃', 'iPhone15 ケース クリアケース 耐衝撃'],
    ['iPhone15 ケース iPhone15 Pro 対応!', 'iPhone15 ケース iPhone15 Pro 対応'],
    ['USB-C ケーブル USB-C to USB-C 100W', 'USB-C ケーブル USB-C 100W'],
  ])('say no phrase twice, and take Latin words for one: %s', (title, expected) => {
    const { versions } = rewrite(title, { marketplace: 'JP' });
    expect(versions.map(({ title: written }) => written)).toContain(expected);
  });

  it('a Japanese title is cut at its words, and offers go', () => {
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
