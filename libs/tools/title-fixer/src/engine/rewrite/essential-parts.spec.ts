import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import { essentialParts, essentialSets } from './essential-parts.ts';
import { toParts } from './title-parts.ts';

function fixOf(title: string, input: object = {}) {
  const parsed = engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const fix = engine.run(parsed, createEnv({ now: 0, seed: 1 }));
  if (!('versions' in fix)) throw new Error(`no result of ${title}`);
  return fix;
}
const titlesOf = (title: string, input: object = {}) =>
  fixOf(title, input).versions.map((each) => each.title);
const lostOf = (title: string, input: object = {}) =>
  fixOf(title, input).versions.flatMap(({ changes }) =>
    changes.filter(({ code }) => code === 'essential-left-out').map(({ params }) => params?.['facts']),
  );

const listOf = (title: string, language = 'en') => ({
  parts: toParts(title, language),
  language,
  restore: (text: string) => text,
});
const textsOf = (title: string, language?: string) => {
  const list = listOf(title, language);
  const text = (indexes: readonly number[]) => indexes.map((index) => list.parts[index]?.text);
  const { exclusions, fit, count, size } = essentialParts(list);
  return { exclusions: text(exclusions), fit: text(fit), count: text(count), size: text(size) };
};

describe('essentialParts', () => {
  it('finds the first fit, all exclusions, the count of the pack and a size by which a product is bought', () => {
    expect(
      textsOf('Acme Wiper Blades 26 Inch for Toyota Camry 2018, 2 Pack, Not for Rear Window, Not for Hybrid'),
    ).toEqual({
      exclusions: ['Not for Rear Window', 'Not for Hybrid'],
      fit: ['for Toyota Camry 2018'],
      count: ['2 Pack'],
      size: ['26 Inch'],
    });
  });

  it.each([
    ['a size that does not decide', 'Acme Steel Bottle, 32 oz, Blue', 'size'],
    ['what is not in the box', 'Remote Control for Vizio TV XRT140, Batteries Not Included', 'exclusions'],
    ['a count of parts of one thing', 'Wooden Storage Dresser, 5 Drawers, White', 'count'],
    ['the size of what is named like a thing to wear', 'Acme Ring Light 10 Inch, Tripod, Black', 'size'],
    ['the size of what holds shoes', 'Acme Bamboo Shoe Rack 60 cm, White', 'size'],
    ['the length of a word that ends like a tire', 'Acme LED Streifen 5 m, Warmweiß', 'size'],
    ['a property that ends like a fit', 'Steel Pot Set, Induction Compatible', 'fit'],
  ] as const)('leaves out %s', (_name, title, kind) => {
    expect(textsOf(title)[kind]).toEqual([]);
  });

  it.each([
    ['en', 'Queen Sheet Set 180x200 cm, Grey', '180x200 cm'],
    ['en', 'Acme Ring for Women, 18 mm, Gold', '18 mm'],
    ['de', 'Acme Bettwäsche, 135x200 cm, Grau', '135x200 cm'],
    ['es', 'Acme Juego de Sábanas, 150x200 cm, Gris', '150x200 cm'],
    ['fr', 'Acme Essuie-glaces Voiture, 60 cm, Noir', '60 cm'],
  ])('takes the size of what its head noun names in %s: %s', (language, title, size) => {
    expect(textsOf(title, language).size).toEqual([size]);
  });

  it.each(['Acme Zapatero de Madera, 60 cm, Blanco', 'Acme Caja para Zapatos, 60 cm, Blanco'])(
    'takes no size of what is for them: %s',
    (title) => {
      expect(textsOf(title, 'es').size).toEqual([]);
    },
  );

  it('takes a size by its name for any product', () => {
    expect(textsOf('Monteluz Chaqueta Impermeable, Azul, Talla L', 'es').size).toEqual(['Talla L']);
  });
});

describe('essentialSets', () => {
  it('give up the exclusion before the size that decides, and never what the product fits', () => {
    const list = listOf('Acme Wiper Blades 26 Inch for Toyota Camry 2018, Not for Rear Window');
    const { exclusions, fit, size } = essentialParts(list);
    expect(essentialSets(list)).toEqual([
      [...exclusions, ...size, ...fit],
      [...size, ...fit],
      [...exclusions, ...fit],
      fit,
    ]);
  });

  it('are none where nothing is essential', () => {
    expect(essentialSets(listOf('Acme Steel Bottle, Blue'))).toEqual([]);
  });
});

describe('what a title must say', () => {
  // Each was in the item highlights or in no field.
  it.each([
    [
      'the fit beside its exclusion, without what is added to it',
      '[3+3 Pack] Screen Protector for iPhone 15 Pro 6.1 Inch + Camera Lens Protector, Tempered Glass 9H Hardness Case Friendly Bubble Free HD Clear Easy Install [NOT for iPhone 15 / 15 Plus / 15 Pro Max]',
      {},
      [/for iPhone 15 Pro(?! Max)/u, /NOT for 15\/15 Plus\/15 Pro Max/u, /3\+3 Pack/u],
    ],
    [
      'each excluded model where the name is repeated before it',
      'Acme Tempered Glass Privacy Screen Protector for iPhone 15 Pro, Anti Spy, Full Coverage, Easy Install, Not for iPhone 15/iPhone 15 Plus',
      {},
      [/for iPhone 15 Pro(?! Max)/u, /Not for (?:iPhone )?15\/(?:iPhone )?15 Plus/u],
    ],
    [
      'the count in brackets, with less of the name',
      'ColorJetta 564XL Ink Cartridges Combo Pack Replacement for HP 564 XL 564XL Work with DeskJet 3520 3522 OfficeJet 4620 PhotoSmart 5520 6510 7510 Printer (5 Pack: 2 Black, 1 Cyan, 1 Magenta, 1 Yellow) NOT for 564 Setup',
      { brand: 'ColorJetta' },
      [/for HP 564XL/u, /5 Pack/u, /NOT for 564 Setup/u],
    ],
    [
      'the first of many models, beside what it does not fit',
      'Filtro Aspirapolvere compatibile con Dyson V7 V8 Animal Absolute Motorhead (2 pre filtri + 2 post filtri) lavabile, non compatibile con V10 V11, Miglior Prezzo, Garanzia a vita',
      { marketplace: 'IT' },
      [/con Dyson V7, non compatibile con V10 V11$/u],
    ],
    [
      'the count beside the exclusion, in fewer words',
      'Crema Antiarrugas Aloe Pura Vida 200ml Hidratante Facial y Corporal 100% Natural Vegana, Pieles Sensibles, No apta para menores de 3 años, 2 unidades',
      { marketplace: 'ES', brand: 'Aloe Pura Vida' },
      [/No para menores de 3 años/u, /2 unidades/u],
    ],
    [
      'a fit of more than one model, from the first on',
      'Staubsaugerbeutel 20 Stück passend für Miele S8340 Ecoline, Complete C3, C2, S5, S2 / Typ GN Staubbeutel + 4 Filter NICHT passend für Typ FJM',
      { marketplace: 'DE' },
      [/für Miele S8340 Ecoline/u, /20 Stück/u, /nicht für Typ FJM/iu],
    ],
    [
      'what is excluded, without the model twice',
      'Panzerglas für Samsung Galaxy S24 Ultra 5G [3 Stück] + Kamera Schutzfolie, 9H Härte, Fingerabdruck kompatibel, HD Klar, [Nicht für S24 / S24 Plus]',
      { marketplace: 'DE' },
      [/für Samsung Galaxy S24 Ultra 5G/u, /3 Stück/u, /Nicht für S24\/Plus/u],
    ],
  ])('is in every version: %s', (_name, title, input, expected) => {
    const titles = titlesOf(title, input);
    expect(titles).not.toEqual([]);
    for (const version of titles) for (const text of expected) expect(version).toMatch(text);
    expect(lostOf(title, input)).toEqual([]);
  });

  it.each([
    [
      'the count behind a name that its line repeats in other words',
      'Fuerzana Bandas Elásticas Musculación Pack de 5, Cintas de Resistencia de Látex para Piernas, Glúteos y Espalda, con Bolsa',
      { marketplace: 'ES', brand: 'Fuerzana' },
      /Bandas Elásticas.*Pack de 5/u,
    ],
    [
      'the count, with a shorter long name',
      'Lucimar Faretti LED da Incasso 7W GU10 Luce Calda 3000K Confezione da 10, 230V, Foro 68 mm, Non Dimmerabile, Bianco',
      { marketplace: 'IT', brand: 'Lucimar' },
      /Faretti LED da Incasso.*Confezione da 10/u,
    ],
    [
      'the years of a model before a property',
      'Cabin Air Filter Replacement for Toyota Camry 2018-2024 Activated Carbon Air Conditioning Filter Removes Dust Odor 2 Pack',
      {},
      /for Toyota Camry 2018-2024, 2 Pack/u,
    ],
    [
      'the count without how long it lasts',
      'Norvita Vitamin D3 5000 IU + K2 (MK-7) 100 mcg, 240 Softgels (8 Month Supply), Boosts Immunity, Non GMO, Soy Free',
      { brand: 'Norvita' },
      /, 240 Softgels/u,
    ],
  ])('leaves the other parts out before it: %s', (_name, title, input, expected) => {
    const titles = titlesOf(title, input);
    expect(titles).not.toEqual([]);
    for (const version of titles) expect(version).toMatch(expected);
    expect(lostOf(title, input)).toEqual([]);
  });

  it('is in the item highlights where no title has space for it, and the fit stays', () => {
    const title =
      'Vexaro Front Ceramic Brake Pads Set w/ Hardware Kit Compatible with 2014-2018 Chevy Silverado 1500, GMC Sierra 1500 (Does Not Fit Models with Dual Piston Caliper / Not for Rear) Low Dust Quiet';
    const titles = titlesOf(title, { brand: 'Vexaro' });
    expect(titles).not.toEqual([]);
    for (const version of titles) {
      expect(version).toContain('for 2014-2018 Chevy Silverado 1500');
      expect(version).not.toContain('GMC');
    }
    for (const { itemHighlights } of fixOf(title, { brand: 'Vexaro' }).versions)
      expect(itemHighlights).toMatch(/Dual Piston Caliper/u);
    expect(lostOf(title, { brand: 'Vexaro' })).toEqual([]);
  });

  it('has no remark where a title of the allowed length says it all', () => {
    expect(
      lostOf('Acme Brake Pads for 2014-2018 Chevy Silverado 1500, Not for Rear', { brand: 'Acme' }),
    ).toEqual([]);
  });
});
