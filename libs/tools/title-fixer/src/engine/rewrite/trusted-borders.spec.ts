import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { attributeRole } from './part-role.ts';
import { rewriteTitle } from './rewrite-title.ts';
import type { Piece } from './title-part.ts';
import { withTrustedBorders } from './trusted-borders.ts';

const versionsOf = (
  title: string,
  { message = '', ...input }: { message?: string; [key: string]: string },
) => {
  const parsed = inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const rules = titleRules(parsed, parseMessage(message), findClaims);
  return rewriteTitle(checkTitle(title, rules), rules, parsed).versions;
};

/** The words of a phrase that a text has although it does not have the phrase. */
const tornFrom = (text: string, phrase: string) =>
  text.includes(phrase)
    ? []
    : phrase.split(' ').filter((word) => new RegExp(`(?<!\\S)${word}(?![\\w-])`, 'u').test(text));

describe('versions of titles without punctuation', () => {
  it.each([
    [
      'Portable Bluetooth Speaker IPX7 Waterproof 20W Stereo Sound 24 Hours Playtime TWS Pairing for Outdoor Travel Blue',
      {},
      ['24 Hours Playtime'],
    ],
    [
      'Ergonomic Office Chair Mesh High Back with Lumbar Support Adjustable Headrest 3D Armrests 300 lbs Capacity Black',
      {},
      ['300 lbs Capacity'],
    ],
    ['Mens Leather Belt Reversible Black Brown 1 3/8 inch Wide Adjustable Size 38', {}, ['1 3/8 inch Wide']],
    [
      'Cordless Drill Set 20V Electric Power Drill with Battery and Charger 25+1 Torque Setting 34pcs Drill Driver Bits Kit',
      {},
      ['Driver Bits Kit', 'Torque Setting'],
    ],
    [
      'Electric Kettle 1.7L 1500W Glass Tea Kettle Auto Shut Off Boil Dry Protection Cordless Base BPA Free Black',
      {},
      ['Shut Off', 'Boil Dry Protection'],
    ],
    [
      'Resistance Bands Set 11 Pack 150 lbs Exercise Bands with Handles Door Anchor Ankle Straps Carry Bag for Home Workout',
      {},
      ['Door Anchor', 'Ankle Straps', 'Carry Bag'],
    ],
    [
      'Wall Mounted Floating Shelves Set of 3 Rustic Wood Shelf for Bedroom Living Room Bathroom Kitchen 16.5 x 6 inch Carbonized Black',
      {},
      ['Carbonized Black', 'Living Room'],
    ],
    [
      'Apple Watch Band 44mm 45mm 49mm Compatible with Series 9 8 7 SE Ultra Silicone Sport Strap for Women Men Midnight',
      {},
      ['Series 9 8 7 SE Ultra'],
    ],
    [
      'Car Phone Mount for Dashboard Windshield Air Vent Universal 360° Rotation Compatible with iPhone 15 14 13 Pro Max Samsung Galaxy S23',
      {},
      ['360° Rotation', 'iPhone 15 14 13 Pro Max Samsung Galaxy S23'],
    ],
    [
      'Wireless Earbuds Bluetooth 5.3 Headphones 40Hrs Playtime for Phone Sport IPX7 Waterproof LED Display',
      {},
      ['Bluetooth 5.3', '40Hrs Playtime'],
    ],
    [
      'All Weather Car Custom Floor Mats for Toyota Camry 2018-2024 (Not for Hybrid) TPE Full Set Black',
      {},
      ['All Weather', 'Not for Hybrid'],
    ],
    [
      "Women's Floral V Neck Short Sleeve Midi Dress Casual Summer Beach Boho Flowy Pockets Blue Large",
      { category: 'apparel' },
      ['V Neck', 'Short Sleeve'],
    ],
    [
      'HP 67XL Black High-yield Ink Cartridge Works with HP DeskJet 1255, 2700, 4100 Series, HP ENVY 6000, 6400 Series Eligible for Instant Ink',
      { brand: 'HP' },
      ['DeskJet 1255, 2700, 4100 Series', 'ENVY 6000, 6400 Series', 'Eligible for Instant'],
    ],
    [
      'Makita Akku Bohrschrauber 18V Set mit 2 Akkus 2.0Ah und Ladegerät im Koffer',
      { brand: 'Makita', marketplace: 'DE' },
      ['Akku Bohrschrauber 18V Set', '2 Akkus 2.0Ah'],
    ],
  ])('tear no phrase: %s', (title, input, phrases) => {
    const texts = versionsOf(title, input).map(
      (version) => `${version.title}; ${version.itemHighlights ?? ''}`,
    );
    expect(texts).not.toEqual([]);
    for (const text of texts)
      for (const phrase of phrases)
        expect({ text, torn: tornFrom(text, phrase) }).toEqual({ text, torn: [] });
  });
});

describe('the product of a title', () => {
  it.each([
    [
      'Stanley Quencher H2.0 FlowState Stainless Steel Vacuum Insulated Tumbler with Lid and Straw for Water, Iced Tea or Coffee, 40 oz, Rose Quartz',
      { brand: 'Stanley' },
      'Insulated Tumbler',
    ],
    [
      'KitchenAid Artisan Series 5 Quart Tilt Head Stand Mixer KSM150PS Empire Red',
      { brand: 'KitchenAid' },
      'Stand Mixer',
    ],
    [
      'Dell XPS 13 9310 13.4 inch FHD+ Laptop Intel Core i7-1185G7 16GB RAM 512GB SSD Windows 11 Pro Silver',
      { brand: 'Dell' },
      'XPS 13 9310 13.4 inch FHD+ Laptop',
    ],
    [
      'Hydro Flask Insulated Water Bottle 32 oz Keeps Cold 24 Hrs Hot 12 Hrs Best Gift',
      {},
      'Hydro Flask Insulated Water Bottle',
    ],
    [
      'Acme Water Bottle Bottle 32 oz for Bottle Lovers, Black',
      { brand: 'Acme', message: "The word 'bottle' is repeated" },
      'Acme Water Bottle',
    ],
    [
      'Rear Left Fender Liner Splash Shield Replacement for Toyota Camry 2018-2023 Sedan with Clips Black Plastic Heavy Duty',
      {},
      'Rear Left Fender Liner',
    ],
    [
      'Batteria Compatibile Dyson V10 SV12 Aspirapolvere 4000mAh Non Adatta per V10 Slim V11 V8 con 2 Filtri Cacciavite',
      { marketplace: 'IT' },
      'Batteria Compatibile Dyson V10',
    ],
    [
      "Nature's Bounty Hair, Skin & Nails with Biotin and Collagen, Citrus-Flavored Gummies Vitamin Supplement, Supports Hair, Skin, and Nail Health for Women, 2500 mcg, 80 Ct",
      { brand: "Nature's Bounty" },
      'Hair, Skin & Nails',
    ],
  ])('is whole in every version: %s', (title, input, product) => {
    const titles = versionsOf(title, input).map((version) => version.title);
    expect(titles).not.toEqual([]);
    for (const text of titles) expect(text).toContain(product);
  });
});

describe('withTrustedBorders', () => {
  const pieces = (texts: readonly string[], language: string) =>
    texts.map((text): Piece => {
      const isAdjunct = /^(?:for|with|mit) /u.test(text);
      const role = isAdjunct ? 'use' : (attributeRole(text, language) ?? 'core');
      return { text, role, separator: ' ', brackets: null, host: isAdjunct ? 0 : null, isAdjunct };
    });

  it.each([
    ['en', ['Coffee Filters', 'Size 4', 'Cone', '200 Count'], ['Coffee Filters', 'Size 4 Cone', '200 Count']],
    ['en', ['Tilt Head Stand', 'Mixer', 'Red'], ['Tilt Head Stand Mixer', 'Red']],
    ['en', ['Travel Speaker', '24 Hours', 'Playtime'], ['Travel Speaker', '24 Hours Playtime']],
    ['en', ['Yoga Mat', '6mm', 'Exercise Mat'], ['Yoga Mat', '6mm', 'Exercise Mat']],
    ['en', ['Bands Set', '34pcs', 'Bits Kit'], ['Bands Set', '34pcs Bits Kit']],
    ['en', ['Floating Shelves', 'Carbonized', 'Black'], ['Floating Shelves', 'Carbonized Black']],
    ['en', ['Ink Cartridge Works', 'with Printers'], ['Ink Cartridge Works with Printers']],
    [
      'en',
      ['Office Chair', 'with Lumbar Support', 'BPA Free'],
      ['Office Chair', 'with Lumbar Support', 'BPA Free'],
    ],
    ['de', ['Akku', 'Bohrschrauber', '18V'], ['Akku Bohrschrauber 18V']],
    ['es', ['Zapatillas Mujer', 'Ligeras Deportivas'], ['Zapatillas Mujer', 'Ligeras Deportivas']],
  ])('%s: %j become %j', (language, given, joined) => {
    expect(withTrustedBorders(pieces(given, language), language).map(({ text }) => text)).toEqual(joined);
  });

  it('keeps every border with punctuation or brackets', () => {
    const given = pieces(['24 Hours', 'Playtime', 'Sound'], 'en').map((piece, at) => ({
      ...piece,
      separator: at === 1 ? ', ' : ' ',
      brackets: at === 2 ? (['(', ')'] as const) : null,
    }));
    expect(withTrustedBorders(given, 'en')).toEqual(given);
  });

  it('moves hosts with what is joined before them', () => {
    const given = pieces(['Tilt Head Stand', 'Mixer', 'Cover', 'with Bowl'], 'en').map((piece, at) => ({
      ...piece,
      host: at === 3 ? 2 : null,
    }));
    expect(withTrustedBorders(given, 'en').at(-1)).toMatchObject({ text: 'with Bowl', host: 0 });
  });
});
