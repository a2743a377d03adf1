import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import { toParts } from './title-parts.ts';

function titlesOf(title: string, input: object = {}) {
  const parsed = engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const fix = engine.run(parsed, createEnv({ now: 0, seed: 1 }));
  if (!('versions' in fix) || fix.versions.length === 0) throw new Error(`no version of ${title}`);
  return fix.versions.map((version) => version.title);
}

describe('an exclusion', () => {
  // "Edelstahl Nicht für die Spülmaschine geeignet".
  it.each([
    [
      'Waldkauz Trinkflasche Edelstahl 1L – 1000ml Thermosflasche BPA-frei auslaufsicher Kohlensäure geeignet, Isolierflasche für Kinder, Schule, Sport, Uni | Nicht für die Spülmaschine geeignet | Farbe: Petrol',
      { brand: 'Waldkauz', marketplace: 'DE' },
      /[,|] Nicht für die Spülmaschine geeignet/u,
    ],
    [
      'Acme Water Bottle Stainless Steel 32 oz, Leakproof Insulated Flask for Gym, Not for Dishwasher Use, Navy Blue, BPA Free Wide Mouth',
      { brand: 'Acme' },
      /, Not for Dishwasher Use/u,
    ],
    [
      'Fellwohl Zeckenmittel Hund – Anti Zecken Spot-On für Hunde über 10 kg, 6 Pipetten à 2 ml, 100% natürlich, nicht für Katzen, ohne Chemie, Sofort lieferbar',
      { brand: 'Fellwohl', marketplace: 'DE' },
      /für Hunde über 10 kg, nicht für Katzen/u,
    ],
  ])('is set off by a comma in every version: %s', (title, input, expected) => {
    for (const version of titlesOf(title, input)) expect(version).toMatch(expected);
  });

  // "Nicht für Typ FJM, C2" excludes what fits.
  it.each([
    [
      'Staubsaugerbeutel 20 Stück passend für Miele S8340 Ecoline, Complete C3, C2, S5, S2 / Typ GN Staubbeutel + 4 Filter NICHT passend für Typ FJM',
      'DE',
      /FJM,? (?!20 Stück)/u,
    ],
    [
      'Vacuum Bags 10 Pack for Hoover C1, C2, C3 / Type Q Bag + 2 Filters, Not for Type Y, High Efficiency Allergen Cloth Bags',
      'US',
      /Type Y,? (?!10 Pack)/u,
    ],
    [
      'Acme Wiper Blades, Compatible with 2014-2018 Chevy Silverado 1500, GMC Sierra 1500, Not for Rear Window, Bracketless Frame',
      'US',
      /Rear Window.*(?:Chevy|GMC)/u,
    ],
  ])('has no model behind it: %s', (title, marketplace, excluded) => {
    for (const version of titlesOf(title, { marketplace })) expect(version).not.toMatch(excluded);
  });

  it('keeps the models that follow it after a comma', () => {
    const title =
      'Volta Battery for Dyson V8 Animal, 21.6V 4600mAh Replacement, not for V10, V11, 2 Filters Included, Long Run Time and Fast Charge';
    for (const version of titlesOf(title, { brand: 'Volta' })) expect(version).toContain('not for V10, V11');
  });

  it('has no brackets without a comma behind it', () => {
    const title =
      'ColorJetta 564XL Ink Cartridges Combo Pack Replacement for HP 564 XL Work with DeskJet 3520 3522 OfficeJet 4620 (5 Pack: 2 Black, 1 Cyan, 1 Magenta, 1 Yellow) NOT for 564 Setup';
    for (const version of titlesOf(title, { brand: 'ColorJetta' })) expect(version).not.toMatch(/Setup \(/u);
  });

  it('stays as it is in a title that fits', () => {
    const title = 'Acme LED Bulb E27 (not dimmable), Warm White, 4 Pack';
    expect(titlesOf(title, { brand: 'Acme' })[0]).toBe(title);
  });
});

describe('a list of what a product fits', () => {
  it.each([
    [
      'with models that have a name',
      'Batterie pour Dyson V11 Torque Drive, V11 Animal, V15 Detect, 4000mAh Li-ion avec 1 Filtre Lavable, Incompatible avec V10/V8, Autonomie 60 min',
      'FR',
      /V15 Detect/u,
      /pour Dyson V11 Torque Drive, V11 Animal, V15 Detect/u,
    ],
    [
      'with makers',
      'Acme Brake Pads, Compatible with 2014-2018 Chevy Silverado 1500, GMC Sierra 1500, Ceramic Low Dust Quiet Front Disc Set, Black',
      'US',
      /GMC Sierra/u,
      /(?:for|with) 2014-2018 Chevy Silverado 1500, GMC Sierra 1500/u,
    ],
  ])('is cut from its end only: %s', (_name, title, marketplace, last, whole) => {
    for (const version of titlesOf(title, { marketplace }))
      if (last.test(version)) expect(version).toMatch(whole);
  });

  it.each([
    ['a class of protection', 'Case for iPhone 15 Pro, IP68, MagSafe Ring', 'for iPhone 15 Pro'],
    ['a version', 'Controller for Nintendo Switch, Bluetooth V5, Turbo', 'for Nintendo Switch'],
  ])('ends before %s', (_name, title, fit) => {
    expect(toParts(title, 'en').map(({ text }) => text)).toContain(fit);
  });

  it('goes on to the last model, with what all of them are', () => {
    const parts = toParts('Filter for Dyson V7, V8, V10 Cordless Vacuum Cleaners, Washable', 'en');
    expect(parts.map(({ text }) => text)).toContain('for Dyson V7, V8, V10 Cordless Vacuum Cleaners');
  });
});

describe('a possessive', () => {
  it('has no comma behind it where words after it are dropped', () => {
    const title =
      "Luneva Women's 2024 Summer Casual Loose Sleeveless Midi Dress V Neck Boho Floral Print Beach Sundress with Pockets for Women Dresses Plus Size (Green, XX-Large)";
    for (const version of titlesOf(title, { brand: 'Luneva', category: 'apparel' })) {
      expect(version).not.toContain("Women's,");
      expect(version).toContain('XX-Large');
    }
  });
});
