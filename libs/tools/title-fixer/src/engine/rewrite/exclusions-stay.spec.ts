import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';

function versionsOf(title: string, input: object = {}) {
  const parsed = engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const fix = engine.run(parsed, createEnv({ now: 0, seed: 1 }));
  if (!('versions' in fix) || fix.versions.length === 0) throw new Error(`no version of ${title}`);
  return fix.versions;
}

const titlesOf = (title: string, input: object = {}) =>
  versionsOf(title, input).map((version) => version.title);

describe('an exclusion', () => {
  // It was in the item highlights, with "Custom Fit" or another size in the title.
  it.each([
    [
      'of a model',
      'Autovane All Weather Car Floor Mats Custom Fit for Toyota Camry 2018-2024 (Not for Hybrid), Car Mats Full Set Car Liners, Black',
      { brand: 'Autovane' },
      ['for Toyota Camry 2018-2024 (Not for Hybrid)'],
    ],
    [
      'of a phone, in fewer words beside the phone that fits',
      'Acme Phone Case Compatible with iPhone 15 Pro Max 6.7 Inch (Not Compatible with iPhone 15 Pro), Slim Shockproof Clear Case with Camera Protection, Magnetic',
      { brand: 'Acme' },
      ['for iPhone 15 Pro Max', '(Not for iPhone 15 Pro)'],
    ],
    [
      'of a machine',
      'Acme Replacement Water Filter for Keurig K-Classic, not compatible with K-Supreme, 12 Pack Charcoal Filters, Fits 1.0 Models, BPA Free',
      { brand: 'Acme' },
      ['Water Filter for Keurig K-Classic', 'K-Supreme'],
    ],
    [
      'in German, where the adjective behind the product goes first',
      'Bergwerk Gummimatten passgenau für Toyota Corolla 2019-2024 (nicht für Hybrid), Allwetter Fußmatten Set 4-teilig, wasserdicht, Schwarz',
      { brand: 'Bergwerk', marketplace: 'DE' },
      ['Gummimatten für Toyota Corolla 2019-2024 (nicht für Hybrid)'],
    ],
    [
      'in French, where the material goes first',
      'Routial Tapis de Voiture en Caoutchouc pour Peugeot 308 2021-2024 (pas pour SW), 4 Pièces, Toutes Saisons, Noir',
      { brand: 'Routial', marketplace: 'FR' },
      ['Tapis de Voiture pour Peugeot 308 2021-2024 (pas pour SW)'],
    ],
    [
      'in Spanish',
      'Rodavía Alfombrillas de Coche de Goma para Seat León 2020-2024 (no válido para ST), 4 Piezas, Todo Tiempo, Negro',
      { brand: 'Rodavía', marketplace: 'ES' },
      ['Alfombrillas de Coche para Seat León 2020-2024 (no válido para ST)'],
    ],
    [
      'in Italian',
      'Guidamare Tappetini Auto in Gomma per Fiat 500X (2018-2023), Set 4 Pezzi, NON per versione Hybrid, Antiscivolo, Nero',
      { brand: 'Guidamare', marketplace: 'IT' },
      ['Tappetini Auto per Fiat 500X (2018-2023)', 'NON per versione Hybrid'],
    ],
    [
      'in Japanese',
      'Acme トヨタ プリウス 60系 専用 フロアマット (PHEV不可) 3D立体 防水 TPE素材 1台分 ブラック 滑り止め 水洗い可能 全天候対応 高耐久',
      { brand: 'Acme', marketplace: 'JP' },
      ['PHEV不可'],
    ],
    [
      'in Chinese',
      '驰风 汽车脚垫 适用于丰田凯美瑞2018-2024（不适用混动） 4件套 全包围 黑色',
      { brand: '驰风' },
      ['不适用混动'],
    ],
  ])('%s is in the title of every version', (_name, title, input, expected) => {
    const titles = titlesOf(title, input);
    expect(titles.length).toBeGreaterThan(0);
    for (const version of titles) for (const text of expected) expect(version).toContain(text);
  });

  it.each([
    [
      'Volta Replacement Battery for Dyson V8 Animal Absolute SV10, 21.6V 4600mAh, Not Compatible with V7 or V10, 2 Filters Included',
      'Battery for Dyson V8 Animal Absolute SV10, Not for V7 or V10',
      'Volta',
    ],
    [
      'Pawnest Dog Car Seat Cover Hammock for Back Seat with Mesh Window, Waterproof Scratchproof Nonslip, Fits Cars Trucks SUVs, 54" x 58", Black, Not for Leather Seats',
      'Dog Car Seat Cover',
      'Pawnest',
    ],
  ])('never takes whom the product is for from its name: %s', (title, name, brand) => {
    const titles = titlesOf(title, { brand });
    expect(titles.length).toBeGreaterThan(0);
    for (const version of titles) expect(version).toContain(name);
  });

  it('is said in fewer words where it has no space beside what the product fits', () => {
    const title =
      "Verdi Cartouches d'Encre Compatibles HP 305XL pour DeskJet 2700 4100, Ne Convient Pas aux Imprimantes HP+, Noir et Couleur, Lot de 2, 500 Pages";
    const versions = versionsOf(title, { brand: 'Verdi', marketplace: 'FR' });
    expect(versions.length).toBeGreaterThan(0);
    for (const { title: version } of versions) {
      expect(version).toContain('HP 305XL');
      expect(version).toContain('Pas pour Imprimantes HP+');
    }
  });

  it('follows what the product fits in every version that differs from the others', () => {
    const title =
      'Klar Wasserfilter Kartuschen 6er Pack, passend für Brita Maxtra, nicht kompatibel mit Maxtra Pro, Aktivkohle, BPA-frei, Weiß';
    for (const version of titlesOf(title, { brand: 'Klar', marketplace: 'DE' }))
      expect(version).toMatch(/für Brita Maxtra, nicht für Maxtra Pro/u);
  });

  it.each([
    [
      'Kestwick Replacement Roller Brush + 4 HEPA Filters Kit for Bissell CrossWave 1785, 2306 Series (NOT for CrossWave X7) Vacuum Parts Accessories 5 Pcs',
      'for Bissell CrossWave',
      'NOT for CrossWave X7',
    ],
    [
      'Phone Case for Samsung Galaxy S24 Ultra (Not for S24 or S24 Plus) Clear Shockproof Slim 6.8 inch',
      'for Samsung Galaxy S24 Ultra',
      'Not for S24 or S24 Plus',
    ],
    [
      'Tablet Case for iPad 10th Generation 10.9 Inch 2022, Not for iPad Air 5 or iPad 9th Gen, Auto Sleep/Wake, Pencil Holder, Navy Blue',
      'for iPad 10th Generation',
      'Not for iPad Air 5 or iPad 9th Gen',
    ],
  ])(
    'leaves the title before what the product fits, where only one of them has space: %s',
    (title, fit, exclusion) => {
      const versions = versionsOf(title);
      expect(versions).not.toEqual([]);
      for (const version of versions) {
        expect(version.title).toContain(fit);
        expect(`${version.title} ${version.itemHighlights ?? ''}`).toContain(exclusion);
      }
    },
  );

  it.each([
    [
      'Ink Cartridge PG-245XL Black Compatible with Canon PIXMA MX490 MX492 TR4520 Not for PG-243 and 241 Pack of 2 High Yield',
      'Not for PG-243 and 241',
      /(?<![\p{L}\p{N}] )Pack of 2/u,
    ],
    [
      'Replacement Blades for Philips OneBlade Not for OneBlade 360 Set of 5 Stainless Steel Durable Sharp Trimmer Heads for Men',
      'Not for OneBlade 360',
      /(?<!360 )Set of 5/u,
    ],
  ])('keeps its last model, and the count behind it is one of its own: %s', (title, exclusion, count) => {
    const versions = versionsOf(title);
    expect(versions).not.toEqual([]);
    for (const version of versions) {
      const text = `${version.title}; ${version.itemHighlights ?? ''}`;
      expect(text).toContain(exclusion);
      expect(text).toMatch(count);
      expect(text).not.toMatch(/(?:241|360),? (?:Pack|Set)(?! of)/u);
    }
  });

  it('is not what is missing in the box, which leaves the title before what the product fits', () => {
    const title =
      'Replacement Remote Control for Vizio Smart TV XRT140 XRT136, Batteries Not Included, No Setup Required, Netflix Shortcut Keys, Black';
    for (const version of titlesOf(title)) expect(version).toContain('for Vizio Smart TV XRT140');
  });

  it('says nothing of a shorter name that the product fits', () => {
    const title =
      'Acme Cargo Liner for Toyota Camry, Not for Toyota Camry Hybrid, Waterproof Heavy Duty Trunk Mat, Odorless Rubber, Black';
    for (const version of titlesOf(title, { brand: 'Acme' }))
      expect(version).toMatch(/for Toyota Camry,.*Not for Toyota Camry Hybrid/u);
  });

  it('ends before the color or property behind its models', () => {
    const title =
      'Tecmora Funda para iPhone 15 Plus Antigolpes Transparente con Anillo Soporte Protección Cámara Fina no para iPhone 15 Negro';
    const titles = titlesOf(title, { brand: 'Tecmora', marketplace: 'ES' });
    expect(titles).not.toEqual([]);
    for (const version of titles) expect(version).not.toContain('iPhone 15 Negro');
  });
});
