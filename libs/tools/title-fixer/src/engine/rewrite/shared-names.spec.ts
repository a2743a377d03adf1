import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { fixTitle } from '../fix-title.ts';
import { claimRemoval } from './claim-removal.ts';
import { engine } from '../title-fixer.engine.ts';

function titlesOf(title: string, input: object = {}): string[] {
  const parsed = engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  return fixTitle(parsed, findClaims, claimRemoval).versions.map((version) => version.title);
}

describe('a name that several models share', () => {
  it('is said once where it is in the title too often, so that no model and no exclusion goes', () => {
    const title = 'Phone Case for iPhone 15, iPhone 14, iPhone 13, Not for iPhone 15 Pro, Clear';
    expect(titlesOf(title)).toEqual([
      'Phone Case for iPhone 15/14/13, Not for iPhone 15 Pro, Clear',
      'Phone Case for iPhone 15/14/13, Not for iPhone 15 Pro',
      'Phone Case for iPhone 15/14/13, Clear, Not for iPhone 15 Pro',
    ]);
  });

  it('is said once with the end that all models share', () => {
    const title =
      'Acme Screen Protector for Samsung Galaxy S24 Ultra, Samsung Galaxy S23 Ultra and Samsung Galaxy S22 Ultra, 3 Pack';
    const titles = titlesOf(title, { brand: 'Acme', ruleSet: 'standard' });
    expect(titles[0]).toBe('Acme Screen Protector for Samsung Galaxy S24/S23/S22 Ultra, 3 Pack');
  });

  it('may end with a number', () => {
    const title = 'Acme Battery for Dell XPS 13 9360, Dell XPS 13 9350, Dell XPS 13 9343, 60Wh';
    expect(titlesOf(title, { brand: 'Acme' })[0]).toBe('Acme Battery for Dell XPS 13 9360/9350/9343, 60Wh');
  });

  it('may have two letters', () => {
    expect(titlesOf('Ink Cartridge for HP 305, HP 305XL, HP 304, Black')[0]).toBe(
      'Ink Cartridge for HP 305/305XL/304, Black',
    );
  });

  it('stays as it is if it is there as often as allowed, or is the brand', () => {
    const title = 'Phone Case for iPhone 15, iPhone 14, Clear';
    expect(titlesOf(title)[0]).toBe(title);
    const own = 'Pump for Zephyr 15, Zephyr 14, Zephyr 13, Blue';
    for (const written of titlesOf(own, { brand: 'Zephyr' })) expect(written).not.toContain('15/14');
  });
});

describe('a maker of several things that are fitted', () => {
  it.each([
    [
      'Laptop Charger for Dell XPS 13, Dell XPS 15, Dell Inspiron 15, Dell Latitude 7400, HP Spectre, HP Envy, Lenovo ThinkPad X1, 65W USB-C',
      'Laptop Charger for Dell XPS 13/15, Inspiron 15, Latitude 7400, HP Spectre',
    ],
    [
      'Charger for Dell XPS 13, HP Envy, Dell Latitude 7400 and Dell Inspiron 15',
      'Charger for Dell XPS 13, HP Envy, Dell Latitude 7400 and Inspiron 15',
    ],
    [
      'Acme Charger for Dell XPS 13, Black, Dell Latitude 7400, Dell Inspiron 15, 65W',
      'Acme Charger for Dell XPS 13, Black, Dell Latitude 7400, Inspiron 15, 65W',
    ],
    [
      'Acme Charger for Dell XPS 13, Dell Latitude 7400, 65W',
      'Acme Charger for Dell XPS 13, Dell Latitude 7400, 65W',
    ],
  ])('is named at the first of each row: %s', (title, expected) => {
    expect(titlesOf(title, { brand: 'Acme' })[0]).toBe(expected);
  });

  it('is named with its first model in every version', () => {
    const title =
      'Acme 65W Charger Compatible with Dell XPS 13, Dell Latitude 5400, Dell Inspiron 15, Dell Vostro, HP Envy x360, Lenovo ThinkPad';
    const titles = titlesOf(title, { brand: 'Acme' });
    expect(titles).toHaveLength(3);
    for (const written of titles) expect(written).toContain('Dell XPS 13');
  });

  it('stays where it is the brand', () => {
    const title = 'Dell Charger for Dell XPS 13, Dell Latitude 7400, 65W';
    for (const written of titlesOf(title, { brand: 'Dell' })) expect(written).toMatch(/^Dell/u);
  });
});

describe('models of a list', () => {
  it.each([
    [
      'end with what all of them are',
      'Acme Vacuum Filter for Dyson V7, V8, V10 Cordless Vacuum Cleaners, Not for V11, Washable, Post Motor Filter, 2 Pack',
      'for Dyson V7, V8, V10',
    ],
    [
      'stay beside an exclusion',
      'Acme Vacuum Filter for Dyson V7/V8/V10, Not for V11, HEPA Washable Replacement Post Motor Filter, 2 Pack',
      'for Dyson V7/V8/V10, Not for V11',
    ],
    [
      'are not said by a longer name of another',
      'Acme Case, Black, Military Grade Drop Protection with Kickstand, Not for S24 Ultra, Fits S24',
      'Fits S24',
    ],
  ])('%s', (_what, title, fact) => {
    const [minimal] = titlesOf(title, { brand: 'Acme' });
    expect(minimal).toContain(fact);
  });
});

it('a shorter model is not said by a longer one', () => {
  const input = engine.inputSchema.parse({
    title: 'Case for iPhone 15 Pro Max, 15 Pro, Not for iPhone 14',
    ruleSet: 'title-2026-07-27',
  });
  for (const { title, itemHighlights } of fixTitle(input, findClaims, claimRemoval).versions)
    expect(`${title}, ${itemHighlights ?? ''}`).toMatch(/15 Pro(?! Max)/);
});

it.each([
  ['a year after a fitted one stays', 'Brake Pads for Toyota Camry 2022, Toyota Corolla 2024, Front', true],
  ['a year after a comma alone goes', 'Brake Pads for Toyota Camry, 2024 Upgrade, Front', false],
])('%s', (_what, title, stays) => {
  for (const written of titlesOf(title)) expect(written.includes('2024')).toBe(stays);
});
