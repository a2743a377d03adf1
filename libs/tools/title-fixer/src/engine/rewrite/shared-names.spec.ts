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
