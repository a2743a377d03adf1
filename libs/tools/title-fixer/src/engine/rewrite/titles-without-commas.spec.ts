import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import { isGermanBorder } from './german-borders.ts';

function fixOf(title: string, marketplace: string, input: object = {}) {
  const parsed = engine.inputSchema.parse({ title, marketplace, ruleSet: 'title-2026-07-27', ...input });
  const fix = engine.run(parsed, createEnv({ now: 0, seed: 1 }));
  if (!('versions' in fix)) throw new Error(`no result of ${title}`);
  return fix;
}

const publishedOf = (title: string, marketplace: string, input: object = {}) =>
  fixOf(title, marketplace, input).versions.map((each) => `${each.title}, ${each.itemHighlights ?? ''}`);

describe('a title without commas', () => {
  it.each([
    [
      'US',
      'Pawstead Replacement Bowls Compatible with Elevated Stainless Steel Bowls Dog Feeder Stand 2 Pack 7 inch',
      'Elevated Stainless Steel Bowls',
    ],
    [
      'US',
      'Brewhaus Stainless Steel French Press Coffee Maker 34 oz with 4 Level Filtration System Double Wall Insulated for Home Office Camping Matte Black',
      '4 Level Filtration System',
    ],
    [
      'FR',
      "Douceline Parure de Lit 2 Personnes Housse de Couette 220x240 cm avec 2 Taies d'Oreiller 65x65 cm Microfibre Lavée Bleu Marine",
      "avec 2 Taies d'Oreiller",
    ],
    [
      'FR',
      'Coque iPhone 14 Pro Max Antichoc Transparente avec 2 Verres Trempés Protection Écran Compatible Charge Sans Fil MagSafe',
      '2 Verres Trempés',
    ],
    [
      'FR',
      'Vélomax Pompe à Pied Vélo Haute Pression 11 bar avec Manomètre Valve Presta et Schrader pour VTT Route Voiture Ballon',
      'Valve Presta et Schrader',
    ],
    [
      'FR',
      'Filtre à Eau Compatible avec Brita Maxtra Plus Lot de 6 Cartouches sans BPA Réduit Calcaire et Chlore Durée 4 Semaines',
      'Lot de 6 Cartouches',
    ],
    [
      'FR',
      'Pattéo Harnais pour Chien Moyen Anti Traction Réglable Réfléchissant avec Poignée et 2 Anneaux Taille M Ne Convient Pas aux Chiots Rouge',
      'pour Chien Moyen',
    ],
    [
      'UK',
      'Puddlo Girls Snow Boots Warm Fur Lined Waterproof Winter Shoes with Thick Sole UK Child Size 10 Pink',
      'UK Child Size 10',
    ],
    [
      'UK',
      'InkNova Remanufactured 275 276 Combo Pack Ink Cartridges for Canon PIXMA TS3520 TS3522 TR4720 Black and Colour',
      '275 276 Combo Pack',
    ],
    [
      'ES',
      'MascoVida Comedero Elevado para Perros Grandes con 2 Cuencos de Acero Inoxidable Altura Ajustable 4 Niveles Antideslizante Madera Bambú',
      'para Perros Grandes',
    ],
    [
      'ES',
      'Limpiatec Recambios para Roomba Serie e5 e6 i7 i8 j7 Filtro HEPA y Cepillos Laterales Rodillos Kit 14 Piezas',
      'Filtro HEPA y Cepillos Laterales',
    ],
    [
      'ES',
      'Vitalnova Colágeno con Magnesio y Vitamina C 450 Comprimidos Ácido Hialurónico Sabor Limón Suministro para 75 Días Sin Gluten',
      'Colágeno con Magnesio y Vitamina C',
    ],
    [
      'ES',
      'Vitalnova Colágeno con Magnesio y Vitamina C 450 Comprimidos Ácido Hialurónico Sabor Limón Suministro para 75 Días Sin Gluten',
      'Suministro para 75 Días',
    ],
    [
      'IT',
      'Custodia Tablet Samsung Galaxy Tab A9+ 11 Pollici 2023 con Supporto e Portapenna Auto Sveglia Sonno Blu Notte',
      'con Supporto e Portapenna',
    ],
    [
      'DE',
      'Werkmann Akku Bohrschrauber 18V 6,0Ah mit Ladegerät und Koffer 2 Gang LED Licht Blau',
      '18V 6,0Ah',
    ],
    [
      'US',
      'VoltEdge 65W USB C Charger Block 3 Port GaN Fast Charging Compatible with iPhone 15 14 13 MacBook Air Galaxy S23 S22 Cable Not Included',
      'Cable Not Included',
    ],
    [
      'UK',
      'Kettlewick Electric Kettle 1.7 Litre 3000W Fast Boil Cordless with Blue LED Boil Dry Protection Limescale Filter UK Plug Stainless Steel',
      'with Blue LED',
    ],
    ['JP', '枕カバー 43×63cm 掛け布団カバー 150×210cm 3点セット 洗える グレー', '枕カバー 43×63cm'],
  ])('keeps what belongs together in %s: %s', (marketplace, title, phrase) => {
    const published = publishedOf(title, marketplace);
    expect(published).not.toEqual([]);
    for (const text of published) expect(text.toLowerCase()).toContain(phrase.toLowerCase());
  });

  it.each([
    [
      'US',
      'BrightSmile Replacement Brush Heads Compatible with Oral-B iO 3/5/7/9 iO Ultimate Clean 8 Pack White',
      'Oral-B iO 3/5/7/9 iO Ultimate Clean',
    ],
    [
      'DE',
      'KLARWERK Staubsaugerbeutel 20 Stück passend für Miele S8 C2 C3 Complete GN Hyclean 3D mit 4 Filtern',
      'für Miele S8 C2 C3 Complete GN Hyclean 3D',
    ],
    [
      'UK',
      'INKWELL 305XL Remanufactured Ink Cartridges Combo Pack Replacement for HP 305 XL for DeskJet 2710 2720 4120 Envy 6020 6030 Black and Tri Colour',
      'for DeskJet 2710 2720 4120 Envy 6020 6030',
    ],
  ])('has all models of a list or none of them in %s: %s', (marketplace, title, models) => {
    for (const version of fixOf(title, marketplace).versions) {
      const fields = [version.title, version.itemHighlights ?? ''];
      expect(fields.filter((field) => field.includes(models))).toHaveLength(1);
    }
  });

  it('says no color where what the product is not for has no space', () => {
    const title =
      'ClearView Wiper Blades 26 inch and 18 inch Set of 2 Fits Honda CR-V 2017-2022 All Season J Hook Not for Rear Window Black';
    for (const version of fixOf(title, 'US').versions)
      expect(version.title.includes('Black') && !version.title.includes('Not for Rear Window')).toBe(false);
  });

  it('names what a product replaces behind its name', () => {
    const title =
      'FiltraMax Water Filter Replaces LG LT700P LT800P Refrigerator Filters NSF Certified 3 Pack White';
    for (const version of fixOf(title, 'US').versions)
      expect(version.title).toMatch(/^FiltraMax Water Filter/u);
  });
});

describe('words that go', () => {
  it.each([
    [
      'effects beside a claim',
      'US',
      'SleepWell Melatonin Gummies 10mg 60 Count Cures Insomnia Boosts Sleep Relieves Stress Strawberry Flavor Vegan',
      /boosts|relieves/iu,
      /Strawberry Flavor/u,
    ],
    [
      'the version',
      'DE',
      'NEUE VERSION: Klarvita Luftbefeuchter 4 Liter Reduziert Trockene Luft mit Timer für Schlafzimmer Weiß',
      /version/iu,
      /Reduziert Trockene Luft/u,
    ],
    [
      'a whole offer',
      'IT',
      'Grande Offerta Taglia 39 Scarpe Antinfortunistiche Uomo S3 Leggere Punta in Acciaio Nere',
      /grande|offerta/iu,
      /Taglia 39/u,
    ],
    [
      'the praise of a count',
      'DE',
      'Seidenhaut Strumpfhose Damen 40 DEN Sparpack 2 Schwarz blickdicht Größe M',
      /spar/iu,
      /2er Pack/u,
    ],
  ])('are %s', (_name, marketplace, title, gone, kept) => {
    const published = publishedOf(title, marketplace);
    expect(published).not.toEqual([]);
    for (const text of published) {
      expect(text).not.toMatch(gone);
      expect(text).toMatch(kept);
    }
  });
});

describe('capitals', () => {
  it.each([
    [
      'a name in front',
      'KLARVITA Vitamin D3 K2 Tropfen 50 ml hochdosiert 1000 IE pro Tropfen laborgeprüft vegan',
      /KLARVITA/u,
    ],
    [
      'a line behind a maker',
      'InkNova Ink Cartridges for Canon PIXMA TS3520 TS3522 TR4720 Black and Colour Twin Pack 2 Pack',
      /PIXMA/u,
    ],
  ])('stay of %s', (_name, title, name) => {
    for (const text of publishedOf(title, 'US')) expect(text).toMatch(name);
  });

  it('go of an ordinary word in front', () => {
    const title =
      'WATERPROOF Phone Case for iPhone 15 with Strap and Screen Protector Shockproof Full Cover Swimming';
    const seo = fixOf(title, 'US').versions.find(({ strategy }) => strategy !== 'minimal');
    expect(seo?.title ?? 'Waterproof').toMatch(/Waterproof/u);
  });
});

describe('what is said of a version', () => {
  it('names nothing as gone or repeated that the title has', () => {
    const title =
      'FiltraMax Water Filter Replaces LG LT700P LT800P Refrigerator Filters NSF Certified 3 Pack White';
    for (const version of fixOf(title, 'US').versions)
      for (const { params = {} } of version.changes.filter(({ code }) =>
        /^(?:shortened|removed-repeats)$/u.test(code),
      ))
        for (const text of [params['dropped'] ?? params['words']].flat())
          expect(version.title).not.toContain(String(text));
  });
});

describe('isGermanBorder', () => {
  it.each([
    ['Winterstiefel | gefüttert', true],
    ['wasserdicht | rutschfeste', true],
    ['BPA frei | Thermosflasche', true],
    ['waschbar | abnehmbarer', true],
    ['stufenlos | verstellbar', false],
    ['matt | Schwarz', false],
    ['mit | Deckel', false],
    ['Kohlensäure | geeignet', false],
  ])('%s: %s', (text, isBorder) => {
    const [before = '', after = ''] = text.split(' | ').map((part) => part.trim());
    const words = [...before.split(' '), ...after.split(' ')];
    expect(isGermanBorder(words, before.split(' ').length)).toBe(isBorder);
  });
});
