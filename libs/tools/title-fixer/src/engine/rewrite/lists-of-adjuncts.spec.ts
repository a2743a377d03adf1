import { cutsOf } from './cut-part.ts';
import { remaindersOf } from './remainder.ts';
import { toParts } from './title-parts.ts';
import { shortened, type TitlePart } from './title-part.ts';
import { titlesOf } from './versions-of.examples.ts';

function partsOf(title: string, language: string): readonly TitlePart[] {
  return toParts(title.replaceAll('_', '\uE000'), language);
}

const cutsIn = (title: string, language: string, start: string) =>
  cutsOf(partsOf(title, language).find(({ text }) => text.startsWith(start)) as TitlePart, language);

describe('a list behind a preposition', () => {
  it.each([
    ['de', '_ Tasche für Handy, Laptop, Brille, wasserdicht, Schwarz', 'für Handy, Laptop, Brille'],
    [
      'it',
      '_ Borsa a Tracolla per Telefono, Tablet, Occhiali, impermeabile, Nero',
      'Telefono, Tablet, Occhiali',
    ],
    ['fr', '_ Sac pour Téléphone, Tablette, Lunettes, Étanche, Noir', 'pour Téléphone, Tablette, Lunettes'],
    [
      'en',
      '_ Gel Pens for Journaling, Note Taking, Drawing & Coloring, Quick Dry Ink',
      'for Journaling, Note Taking, Drawing & Coloring',
    ],
  ])('in %s is one part: %s', (language, title, list) => {
    expect(partsOf(title, language).some(({ text }) => text.endsWith(list))).toBe(true);
  });

  it.each([
    ['de', '_ Tasche für Handy, Rucksack, wasserdicht, Schwarz', 'für Handy'],
    ['en', '_ Mount for Camera, Tripod, Black', 'for Camera'],
  ])('in %s ends before another product: %s', (language, title, first) => {
    expect(partsOf(title, language).map(({ text }) => text)).toContain(first);
  });

  it.each([
    [
      'en',
      '_ Oil for Curly, Frizzy & Damaged Hair, 3 oz',
      'for',
      ['for Curly & Frizzy Hair', 'for Curly Hair'],
    ],
    [
      'de',
      '_ Shampoo für trockenes, strapaziertes und gefärbtes Haar, 500 ml',
      'für',
      ['für trockenes und strapaziertes Haar', 'für trockenes Haar'],
    ],
    // In doubt none.
    ['en', '_ Oil for Thick, Curly and Damaged Hair, 3 oz', 'for', []],
    // Each member has its noun.
    ['en', '_ Mat for Yoga, Gym and Home Workout, Black', 'for', ['for Yoga and Gym', 'for Yoga']],
  ])('in %s is shortened with the noun that all its members share: %s', (language, title, start, cuts) => {
    expect(cutsIn(title, language, start)).toEqual(cuts);
  });

  it('leaves its other members to the item highlights, with their preposition', () => {
    const part = partsOf('_ Oil for Curly, Frizzy & Damaged Hair, 3 oz', 'en').find(({ text }) =>
      text.startsWith('for'),
    ) as TitlePart;
    expect(remaindersOf(shortened(part, 'for Curly Hair'), 'en')).toEqual(['for Frizzy & Damaged Hair']);
    expect(remaindersOf(shortened(part, 'for Curly & Frizzy Hair'), 'en')).toEqual(['for Damaged Hair']);
  });
});

describe('versions', () => {
  it.each([
    [
      'DE',
      'Acme Tasche für Handy, Laptop, Brille, wasserdicht, mit Reißverschluss und verstellbarem Gurt, 3 Fächer, Schwarz, 30 cm',
      /(?<!für Handy), Laptop, Brille|Handy,? Brille/u,
    ],
    [
      'US',
      'Acme Hair Oil for Curly, Frizzy & Damaged Hair, Argan and Coconut Leave-In Treatment with Vitamin E, Sulfate Free, 3.4 fl oz',
      /for Curly(?:,| &) (?!Frizzy)/u,
    ],
    [
      'US',
      'Acme Mens Crew Neck T-Shirt (80% Cotton, 20% Polyester), Short Sleeve Tee for Men and Women, Pack of 3, Black White Grey, Large',
      /80% Cotton(?!, 20% Polyester)|(?<!80% Cotton, )20% Polyester|for Men(?! and Women)/u,
    ],
    [
      'ES',
      'Acme Bolsa para Móvil, Tablet, Gafas y Llaves, Impermeable, con Cremallera y Correa Ajustable, 3 Compartimentos, Negro',
      /, Ajustable/u,
    ],
  ])('in %s have a list whole or with its head: %s', (marketplace, title, torn) => {
    for (const version of titlesOf(title, { marketplace, brand: 'Acme' })) expect(version).not.toMatch(torn);
  });
});
