import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';
import { withBenefit } from './with-benefit.ts';

function rewrite(title: string, input: object = {}) {
  const parsed = inputSchema.parse({ title, ...input });
  const given = titleRules(parsed, parseMessage(parsed.errorMessage), () => []);
  // The linter's module brings the benefit before the product.
  const rules = { ...given, claimRemoval: { ...given.claimRemoval, withBenefit } };
  return rewriteTitle(checkTitle(title, rules), rules, parsed);
}
const versionOf = (strategy: Strategy, title: string, input: object = {}) =>
  rewrite(title, input).versions.find((version) => version.strategy === strategy);
const minimal = (title: string, input: object = {}) => versionOf('minimal', title, input)?.title;
const codes = (strategy: Strategy, title: string, input: object = {}) =>
  versionOf(strategy, title, input)?.changes.map(({ code }) => code);
const titlesOf = (title: string, input: object = {}) =>
  rewrite(title, input).versions.map((version) => version.title);
const SINCE_2026 = { ruleSet: 'title-2026-07-27' };

describe('titles that were rewritten badly', () => {
  it('the worked example gives titles that can be published', () => {
    const title =
      'Acme Dog Bed for Large Dogs, Premium Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Couch Bed for Crate, 36 x 27 Inch, Gray $ Dog Mattress for Dogs up to 75 lb';
    const { versions } = rewrite(title, { ...SINCE_2026, brand: 'Acme' });
    expect(versions.map((version) => version.title)).toEqual([
      'Acme Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa',
      'Acme Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa, 36 x 27 Inch',
    ]);
    expect(versions[0]?.itemHighlights).toMatch(
      /^With Removable Washable Cover, Waterproof Lining & Nonslip Bottom/,
    );
    expect(versions.map(({ complianceScore }) => complianceScore)).toEqual([100, 100]);
  });

  it('an offer goes with its amount', () => {
    const title =
      'Atomic Habits – $5 OFF? An Easy & Proven Way to Build Good Habits & Break Bad Ones, Hardcover';
    expect(minimal(title, { ...SINCE_2026, category: 'books' })).toBe(
      'Atomic Habits, An Easy & Proven Way to Build Good Habits & Break Bad Ones, Hardcover',
    );
  });

  it("an apostrophe in capitals is kept, and a claim of a cure goes: NATURE'S", () => {
    const title = "NATURE'S BOUNTY ELDERBERRY GUMMIES, CURES COLDS, IMMUNE SUPPORT, 60 COUNT!";
    expect(titlesOf(title)).toEqual([
      "Nature's Bounty Elderberry Gummies, Immune Support, 60 Count",
      "Nature's Bounty Elderberry Gummies, 60 Count, Immune Support",
    ]);
  });

  it('a count keeps its noun: 2 Akkus', () => {
    const title =
      'Akkuschrauber Set mit 2 Akkus 2.0Ah, Bohrmaschine Akku mit 2 Akkus, 21V Akku Bohrschrauber mit Akku Ladegerät und Akku Koffer';
    for (const written of titlesOf(title, { ...SINCE_2026, marketplace: 'DE' }))
      expect(written).toMatch(/^Akkuschrauber Set mit 2 Akkus 2\.0Ah/);
  });

  it('a title without commas is cut after its nouns', () => {
    const title =
      'RC Stunt Car Rotating Stunt RC Car Double Sided RC Car 4WD 360 Flips Rotating RC Car for Boys Age 4-7 8-12 Best Gift';
    for (const written of titlesOf(title, SINCE_2026)) {
      expect(written).toMatch(/^RC Stunt Car/);
      expect(written).not.toMatch(/Double(?! Sided RC Car)|Gift/);
    }
  });

  it('what a product does not fit stays, at the cost of modifiers of the product', () => {
    const title =
      'All Weather Car Floor Mats Custom Fit for Toyota Camry 2018-2024 (Not for Hybrid), Car Mats Full Set Car Liners Car Accessories, Black';
    expect(rewrite(title, SINCE_2026).versions[0]).toMatchObject({
      title: 'Car Floor Mats Custom Fit for Toyota Camry 2018-2024 (Not for Hybrid)',
      itemHighlights: expect.stringContaining('All Weather'),
    });
  });

  it('praise goes with its noun, also at the end', () => {
    const title = 'Wireless Earbuds Bluetooth 5.3 Headphones, IPX7 Waterproof, Playtime 48 Hrs Best Gift';
    for (const written of titlesOf(title)) expect(written).not.toMatch(/Best|Gift/);
  });

  it('words that no list has stay whole, each a phrase of its own: Barre', () => {
    const phrases = ['Soap Bars with Shea Butter', 'Set of 6', 'Aspira', 'Barre'];
    const [minimalTitle, ...others] = titlesOf('Soap Bars with Shea Butter!, Set of 6, Aspira, Barre');
    expect(minimalTitle).toBe(phrases.join(', '));
    for (const written of others) {
      expect(written).toMatch(/^Soap Bars with Shea Butter, /);
      expect(written.split(', ').sort()).toEqual([...phrases].sort());
    }
  });

  it('a year goes, and the doubled noun beside it', () => {
    const title = "Women's Summer Dress 2026 Dresses, Floral V Neck Short Sleeve, Size M";
    expect(titlesOf(title)).toEqual([
      "Women's Summer Dress, Floral V Neck Short Sleeve, Size M",
      "Women's Summer Dress, Size M, Floral V Neck Short Sleeve",
    ]);
  });
});

describe('titles of sellers that became stumps', () => {
  const allOf = (title: string, brand = '') => {
    const { versions } = rewrite(title, { ...SINCE_2026, brand });
    return versions.map((version) => ({ written: version.title, highlights: version.itemHighlights ?? '' }));
  };
  it.each([
    [
      'keeps what a long title says of yoga pants and drops a lone gift',
      'Women Yoga Pants High Waist Tummy Control Workout Leggings with Pockets, 4 Way Stretch, Perfect Gift, Gift, Black, Size M, Quality, Squat Proof',
      '',
      ['Leggings', 'Black', 'Size M'],
      /Gift|Quality/,
    ],
    [
      'keeps capacity and color beside what a charger fits',
      'Anker Portable Charger, 10000mAh Power Bank with USB-C In & Out, High-Speed Charging, Slim Battery Pack for iPhone 15, Samsung Galaxy, Pixel, LG, Black',
      'Anker',
      ['10000mAh', 'iPhone 15', 'Black'],
      /LG/,
    ],
    [
      'drops what is left of praise',
      'Hydrora Water Bottle 32 oz Stainless Steel, Vacuum Insulated, Premium Quality, Navy Blue, Leakproof, Wide Mouth with Straw Lid, Quality',
      'Hydrora',
      ['Stainless Steel', '32 oz', 'Navy Blue'],
      /Quality/,
    ],
    [
      'leaves lone uses and a bare percentage to the highlights or out',
      'Silicone Baking Mat Set of 3, Non Stick Reusable Food Safe Oven Liners, 16.5 x 11.6 Inch, Macarons, Cookies, Bread, Pastry, 100%, BPA Free',
      '',
      ['Set of 3', '16.5 x 11.6 Inch'],
      /Macarons|Bread|100%/,
    ],
  ])('%s', (_title, title, brand, facts, gone) => {
    const titles = allOf(title, brand);
    expect(titles.length).toBeGreaterThan(0);
    for (const { written, highlights } of titles) {
      expect(written.length).toBeGreaterThanOrEqual(55);
      expect(written).not.toMatch(gone);
      for (const fact of facts) expect(`${written}, ${highlights}`).toContain(fact);
      expect(highlights).not.toMatch(/(?:^|, )(?:Gift|Quality|100%)(?:,|$)/);
    }
  });

  it('are left out with a reason if no phrase can be shortened', () => {
    const words = 'Qwzb Trelm Vonk Plarn Sked Brunf Glosh Tweld Frimp Snarv Klomp Drafe Whilt Zurn';
    const { versions, findings } = rewrite(`Cup, ${words}`, SINCE_2026);
    expect(versions).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(['short-versions-left-out']);
  });

  it('has no bare number in the highlights, and a capital at their start', () => {
    const [version] = rewrite(
      'Silicone Baking Mat Set of 3, for Half Sheet Pan and Oven Tray, 100%, with Storage Strap and Brush, Macarons, BPA Free',
      SINCE_2026,
    ).versions;
    expect(version?.itemHighlights).not.toMatch(/100%/);
    expect(version?.itemHighlights).toMatch(/^(?:\p{Lu}.*)?$/u);
  });
});

describe('the minimal version', () => {
  it.each([
    ['keeps a title that passes', 'Steel Bottle (32 oz)', 'Steel Bottle (32 oz)'],
    ['removes a character', 'Steel Bottle!', 'Steel Bottle'],
    ['inserts a space between words that would touch', 'USB_C 5!!5', 'USB C 5 5'],
    ['replaces braces by round brackets', 'Mug {2 Pack}', 'Mug (2 Pack)'],
    ['replaces a broken bar by a comma', 'Mug ¦ Red', 'Mug, Red'],
    ['drops a part that repeats a word', 'Dog Bed, Dog Sofa, Mat for Dog', 'Dog Bed, Dog Sofa, Mat'],
    ['keeps a number with a comma', '1,000 Piece Puzzle!', '1,000 Piece Puzzle'],
    ['unifies singular and plural if there is no error', 'Box Set, Boxes Kit', 'Box Set'],
  ])('%s', (_title, title, expected) => {
    expect(minimal(title)).toBe(expected);
  });

  it.each([
    [
      'members of a list',
      'Steel Bottle with Straw Lid for Travel and Sports',
      45,
      'Steel Bottle with Straw Lid for Travel',
    ],
    [
      'a phrase',
      'Kitchen Knife Set, 15 Piece Set with Block, German Stainless Steel Knives, Black',
      70,
      'Kitchen Knife Set, 15 Piece Set, German Stainless Steel Knives, Black',
    ],
    ['the words after a count', 'Storage Box Set of 6 Large Fabric Cubes', 34, 'Storage Box Set of 6'],
  ])('drops %s whole to fit the limit', (_title, title, max, expected) => {
    expect(minimal(title, { errorMessage: `Maximum of ${max} characters` })).toBe(expected);
  });

  it('keeps a brand at the end whatever the limit', () => {
    const input = { brand: 'Acme Co', errorMessage: 'Maximum of 30 characters' };
    expect(titlesOf('Insulated Steel Bottle with Straw Lid by Acme Co', input)).toEqual([
      'Steel Bottle by Acme Co',
      'Acme Co Insulated Steel Bottle',
    ]);
  });

  it('keeps the forbidden characters of the brand', () => {
    expect(minimal('Yahoo! Mug!', { brand: 'Yahoo!' })).toBe('Yahoo! Mug');
  });

  it('removes the phrases that the message quotes as promotional', () => {
    const errorMessage =
      "Your title contains promotional phrases such as 'Hot Deal' and 'Best Seller'. Please remove them.";
    const title = 'Dog Bed, Amazing Hot Deal, Best Seller Mattress, 36 Inch';
    expect(minimal(title, { errorMessage })).toBe('Dog Bed, Mattress, 36 Inch');
  });

  it('lowers capitals if the message names them', () => {
    const errorMessage = 'Titles must not be in all capital letters.';
    expect(minimal('STEEL Dog BED, GRAY', { errorMessage })).toBe('Steel Dog Bed, Gray');
  });

  it('does not exist if only punctuation is left, or the brand is over the limit', () => {
    expect(rewrite('，。、；').versions).toEqual([]);
    const input = {
      brand: 'A Brand of More than Thirty Characters',
      errorMessage: 'Maximum of 30 characters',
    };
    expect(rewrite('A Brand of More than Thirty Characters Mug', input)).toEqual({
      versions: [],
      findings: [{ code: 'no-version', severity: 'warning' }],
    });
  });

  it.each([
    [
      'スマホケース（手帳型）スマホケース レザー スマホケース カード収納',
      'スマホケース（手帳型）スマホケース レザー カード収納',
    ],
    ['Dog激安Bed 保温', 'Dog Bed 保温'],
  ])('drops Japanese words whole: %s', (title, expected) => {
    expect(minimal(title, { marketplace: 'JP' })).toBe(expected);
  });

  it('splits Chinese at its measures and known words', () => {
    const title = '不锈钢保温杯500ml大容量便携水杯女学生儿童带吸管防漏 2026新款 爆款!';
    expect(minimal(title)).toBe('不锈钢保温杯500ml大容量便携水杯女学生儿童带吸管防漏');
  });
});

describe('the search version', () => {
  const TITLE = 'Steel Bottle, PREMIUM Leakproof LIGHTWEIGHT Steel Flask, Acme, BPA Free';

  it('puts the brand first, removes promotion, lowers capitals', () => {
    expect(versionOf('seo', TITLE, { brand: 'Acme' })).toMatchObject({
      title: 'Acme Steel Bottle, Leakproof Lightweight Steel Flask, BPA Free',
      changes: [
        { code: 'removed-praise', params: { words: ['PREMIUM'] } },
        { code: 'plain-capitals', params: { words: ['LIGHTWEIGHT'] } },
      ],
    });
  });

  it('drops a part whose words the title has', () => {
    expect(versionOf('seo', 'Trail Shoes Max 270, Trail Shoes, Wide Fit!')?.title).toBe(
      'Trail Shoes Max 270, Wide Fit',
    );
  });

  it('does not move a brand inside a phrase', () => {
    expect(titlesOf('Case, Sleeve for Acme Phone!', { brand: 'Acme' }).join()).not.toMatch(/(?:^|,)Acme/);
  });

  it('stays within the advised 150 characters', () => {
    const title = Array.from('abcdefghijklmnopqrs', (letter) => letter.repeat(9)).join(', ');
    expect(versionOf('seo', title)?.length).toBeLessThanOrEqual(150);
    expect(versionOf('seo', title)?.length).toBeGreaterThan(130);
  });

  it('covers the highest volume of the keywords that fits, each whole', () => {
    const title =
      'Acme Wireless Bluetooth Headphones Over Ear Noise Cancelling Headset Deep Bass Foldable HiFi Stereo Microphone Soft Earmuffs 30 Hours Playtime Black';
    const low = 'bluetooth headphones, 20000\nwork from home headset\t9,000\nstudio headset, 100';
    const version = versionOf('seo', title, { ...SINCE_2026, brand: 'Acme', keywords: low });
    expect(version?.title).toMatch(/^Acme Wireless Bluetooth Headphones, Work from Home Headset/);
    expect(version?.changes[0]).toMatchObject({
      code: 'keywords-covered',
      params: { count: 3, of: 3, volume: 29_100, total: 29_100 },
    });
    const high = `${low}\ngaming headset, 90000`;
    expect(versionOf('seo', title, { ...SINCE_2026, brand: 'Acme', keywords: high })?.title).toMatch(
      /Gaming Headset/,
    );
  });
});

describe('the buyers version', () => {
  it('has the product, then the two facts that decide', () => {
    const title =
      'Insulated Food Jar, Leakproof Lid with Folding Spoon and Carry Handle, Keeps Meals Hot for the Whole Day, 500 ml, Green';
    expect(versionOf('conversion', title)?.title).toBe(
      'Insulated Food Jar, 500 ml, Green, Leakproof Lid with Folding Spoon and Carry Handle, Keeps Meals Hot for the Whole Day',
    );
    expect(codes('conversion', title)).toEqual(['facts-first']);
  });

  it('moves an enumeration as one part', () => {
    const title = 'Storage Box, Cubes for Closet, Bedroom and Office, Set of 6';
    expect(versionOf('conversion', title)?.title).toBe(
      'Storage Box, Set of 6, Cubes for Closet, Bedroom and Office',
    );
  });
});

it('rewriteTitle adds dropped parts to the item highlights if the rules have them', () => {
  const title =
    'Acme Steel Bottle, Straw Lid with Carry Handle, Keeps Drinks Cold for 24 Hours, Fits Cup Holders';
  const { versions } = rewrite(title, { ...SINCE_2026, itemHighlights: 'BPA free' });
  expect(versions).toHaveLength(3);
  for (const { length, itemHighlights } of versions) {
    expect(length).toBeLessThanOrEqual(75);
    expect(itemHighlights).toMatch(/^BPA free, ./);
    expect(itemHighlights?.length).toBeLessThanOrEqual(125);
  }
  expect(versionOf('minimal', title)?.itemHighlights).toBeNull();
});
