import { firstModels } from './first-models.ts';
import { findOwnSeparators } from './own-separators.ts';
import { repeatsPhrase } from './publishable.ts';
import { keepsMaker, surenessBefore } from './sure-borders.ts';
import { toParts } from './title-parts.ts';
import { versionsOf } from './versions-of.examples.ts';

const closestOf = (title: string, input: object = {}) =>
  versionsOf(title, input).find(({ strategy }) => strategy === 'minimal');

describe('the version that is closest to a title that is too long', () => {
  it.each([
    [
      'before a preposition',
      'US',
      'Lumenfold LED Desk Lamp with Clamp 24W Swing Arm Architect Lamp 5 Color Modes 10 Brightness Levels Memory Function for Home Office Drafting Table Black',
      'Lumenfold LED Desk Lamp with Clamp 24W Swing Arm Architect Lamp',
      '5 Color Modes 10 Brightness Levels Memory Function for Home Office Drafting Table Black',
    ],
    [
      'before its own comma',
      'IT',
      'Lumeria Striscia LED 10 m RGB con Telecomando e Alimentatore, Taglio Personalizzabile, Adesiva, 44 Tasti, per Camera da Letto, TV e Cucina',
      'Lumeria Striscia LED 10 m RGB con Telecomando e Alimentatore',
      'Taglio Personalizzabile, Adesiva, 44 Tasti, per Camera da Letto, TV e Cucina',
    ],
    [
      'in German',
      'DE',
      'Nordkuh Milchaufschäumer elektrisch 4 in 1 300ml Edelstahl für Heiß- und Kaltschaum mit 2 Quirlen antihaftbeschichtet leise Abschaltautomatik Schwarz',
      'Nordkuh Milchaufschäumer elektrisch 4 in 1 300ml Edelstahl',
      'Für Heiß- und Kaltschaum mit 2 Quirlen antihaftbeschichtet leise Abschaltautomatik Schwarz',
    ],
    [
      'with the glass of a case beside its number',
      'FR',
      'Maison Lorelle Coque pour iPhone 15 Pro avec 2 Verres Trempés Antichoc Transparente Silicone Souple Protection Caméra Compatible MagSafe Bleu',
      'Maison Lorelle Coque pour iPhone 15 Pro avec 2 Verres Trempés',
      'Antichoc Transparente Silicone Souple Protection Caméra Compatible MagSafe Bleu',
    ],
    [
      'with what it is not for from behind it',
      'ES',
      'Mascolin Transportín para Gatos y Perros Pequeños, Plegable, con Ventanas de Malla, hasta 6 kg, 43 x 28 x 28 cm, No Apto para Avión, Gris',
      'Mascolin Transportín para Gatos y Perros Pequeños, No Apto para Avión',
      'Plegable, con Ventanas de Malla, hasta 6 kg, 43 x 28 x 28 cm, Gris',
    ],
    [
      'with the count of the pack from behind it',
      'FR',
      'Lumivelle Guirlande Lumineuse Extérieure Solaire 12 m 100 LED 8 Modes Étanche IP65 pour Jardin Terrasse Balcon Mariage Blanc Chaud Lot de 2',
      'Lumivelle Guirlande Lumineuse Extérieure Solaire 12 m, Lot de 2',
      '100 LED 8 Modes Étanche IP65 pour Jardin Terrasse Balcon Mariage Blanc Chaud',
    ],
    [
      'with the first model that it fits, and all of them in the highlights',
      'ES',
      'Recambia Mopas de Repuesto para Conga 3090 3290 3490 3690 Pack de 6 Microfibra Lavable No Compatible con Conga 4090',
      'Recambia Mopas de Repuesto para Conga 3090, No Compatible con Conga 4090',
      'Para Conga 3090 3290 3490 3690 Pack de 6 Microfibra Lavable',
    ],
    [
      'in Japanese, at its own space',
      'JP',
      'フィルタス 空気清浄機 交換用フィルター KAFP017B4 KAFP029A4 互換品 ダイキン対応 集塵フィルター 静電HEPA 2枚入り 対応機種 MCK55 MCK70 ACK55',
      'フィルタス 空気清浄機 交換用フィルター KAFP017B4 KAFP029A4 互換品 ダイキン対応 集塵フィルター 静電HEPA 2枚入り',
      '対応機種 MCK55 MCK70 ACK55',
    ],
  ])('ends %s', (_name, marketplace, title, expected, highlights) => {
    expect(closestOf(title, { marketplace })).toMatchObject({
      title: expected,
      itemHighlights: highlights,
    });
  });

  it('is the whole title where only an offer makes it too long', () => {
    const title = 'Acme Garlic Press Stainless Steel Mincer with Cleaning Brush for Kitchen, FREE SHIPPING';
    expect(closestOf(title)?.title).toBe(
      'Acme Garlic Press Stainless Steel Mincer with Cleaning Brush for Kitchen',
    );
  });

  it('says no size of a part of the product', () => {
    const title =
      'Casa Brunella Completo Letto Matrimoniale in Cotone 4 Pezzi Lenzuolo Sopra 240x280 Sotto con Angoli 180x200 2 Federe 50x80 Grigio';
    expect(closestOf(title, { marketplace: 'IT' })?.title).toBe(
      'Casa Brunella Completo Letto Matrimoniale in Cotone, Grigio',
    );
  });

  it.each([
    'Wiperline Front Windscreen Wiper Blades 26" + 16" for Ford Focus MK3 2011-2018 Push Button Aero Flat Pair Right Hand Drive',
    'PrintEcho Toner Cartridge Compatible with Brother TN760 TN730 for HL-L2350DW HL-L2395DW DCP-L2550DW Black High Yield 2 Pack with Chip',
  ])('names what a spare part fits in every version: %s', (title) => {
    const versions = versionsOf(title);
    expect(versions).not.toEqual([]);
    for (const version of versions) expect(version.title).toMatch(/for Ford Focus MK3|with Brother TN760/u);
  });
});

it('keeps what the pack has beside the product, with its sign', () => {
  const title =
    'Sueñoclaro Funda Nórdica Cama 150 cm (240x220) + 2 Fundas de Almohada 50x75, Microfibra, Reversible Gris/Blanco';
  expect(closestOf(title, { marketplace: 'ES' })?.title).toBe(
    'Sueñoclaro Funda Nórdica Cama 150 cm (240x220) + 2 Fundas de Almohada 50x75',
  );
});

it('does not end in a name that it has already', () => {
  const title =
    'Garlic press stainless steel mincer for kitchen, garlic press with cleaning brush and silicone peeler set';
  expect(closestOf(title)).toMatchObject({
    title: 'Garlic press stainless steel mincer for kitchen',
    itemHighlights: 'Garlic press with cleaning brush and silicone peeler set',
  });
  expect(repeatsPhrase('Garlic press for kitchen, garlic press')).toBe(true);
  expect(repeatsPhrase('Garlic press for kitchen, garlic press set')).toBe(false);
});

it('ends before a forbidden character between spaces, and takes a price for none', () => {
  const title = (mark: string) =>
    `Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Gray ${mark} Pet Sofa with Removable Washable Cover`;
  expect(closestOf(title('$'))?.title).toMatch(/36 x 27 Inch, Gray$/u);
  const marksOf = (text: string) => findOwnSeparators({ text, brandSpans: [] }, 'en').map(({ mark }) => mark);
  expect(marksOf('Gray $ Pet Sofa')).toEqual(['$']);
  expect(marksOf('Gray $ 20 Pet Sofa')).toEqual([]);
  expect(marksOf('Gray$Pet Sofa')).toEqual([]);
});

it('offers no version that loses more than another', () => {
  const title =
    'Case for iPhone 15 Pro Max/15 Pro/15 Plus/15/14 Pro Max/14 Pro/14 Plus/14/13 Pro Max/13 Pro/13/13 Mini/12, Shockproof Clear Phone Case [Military Grade Drop Protection][Anti-Yellowing] Phone Cases with MagSafe 2 Pack';
  const unplaced = versionsOf(title).map(
    ({ changes }) => changes.find(({ code }) => code === 'not-placed')?.params?.['words'],
  );
  expect(unplaced.length).toBeGreaterThan(1);
  for (const words of unplaced) expect(words).toEqual(['MagSafe']);
});

it('has no versions that differ in one word or in their order', () => {
  const title =
    'Toutoulin Sac de Transport pour Chat et Petit Chien jusqu’à 7 kg, Pliable, Respirant, avec Tapis Amovible, Agréé Cabine Avion, 46 x 28 x 28 cm, Gris';
  const texts = versionsOf(title, { marketplace: 'FR' }).map((version) => version.title.split(/[\s,]+/u));
  texts.forEach((words, at) => {
    for (const others of texts.slice(0, at))
      expect(words.filter((word) => !others.includes(word)).length).toBeGreaterThan(0);
  });
  expect(texts).not.toEqual([]);
});

describe('surenessBefore', () => {
  const gradesOf = (text: string, language: string) => {
    const parts = toParts(text, language);
    return parts.map((part, at) => `${surenessBefore(parts, at, language)} ${part.text}`).slice(1);
  };

  it.each([
    ['before a preposition', 'Desk Lamp with Clamp', 'en', ['sure with Clamp']],
    ['behind a comma', 'Desk Lamp, Dimmable', 'en', ['sure Dimmable']],
    ['before a color at the end', 'Desk Lamp with Clamp Black', 'en', ['sure with Clamp', 'sure Black']],
    ['behind a label of models', '掃除機 フィルター 対応機種 MCK55', 'ja', ['sure 対応機種', 'none MCK55']],
  ])('%s', (_name, text, language, expected) => {
    expect(gradesOf(text, language)).toEqual(expect.arrayContaining(expected));
  });
});

describe('firstModels', () => {
  it.each([
    ['for Dyson V8 V10 V11', 'en', ['for Dyson V8 V10', 'for Dyson V8']],
    ['for iPhone 15 Pro Max', 'en', []],
    ['for Dell XPS 13, Latitude 5400, HP Envy', 'en', ['for Dell XPS 13, Latitude 5400', 'for Dell XPS 13']],
    ['per Dyson V8 Animal 21,6V', 'it', ['per Dyson V8 Animal', 'per Dyson V8']],
    ['pour Rowenta Silence Force Compact RO6383EA', 'fr', ['pour Rowenta Silence Force Compact']],
  ])('of %s', (text, language, expected) => {
    expect(firstModels(text, language)).toEqual(expected);
  });
});

describe('keepsMaker', () => {
  it.each([
    ['HEPA Filter for Levoit Core 300', 'Driftlane Replacement HEPA Filter', false],
    ['Driftlane HEPA Filter', 'Driftlane Replacement HEPA Filter', true],
    ['Brush for Bissell CrossWave', 'Replacement Brush for Bissell CrossWave', true],
    ['Car Floor Mats', 'All Weather Car Floor Mats', true],
  ])('%s of %s: %s', (version, title, expected) => {
    expect(keepsMaker(version, title, 'en')).toBe(expected);
  });
});
