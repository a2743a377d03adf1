import { titlesOf, versionsOf } from './versions-of.examples.ts';
import { toParts } from './title-parts.ts';

/** The parts of a title, "_" its brand. */
function partsOf(title: string, language: string): string[] {
  return toParts(title.replaceAll('_', '\uE000'), language).map(({ text }) => text.replaceAll('\uE000', '_'));
}

describe('parts of a title without punctuation', () => {
  it.each([
    [
      'es',
      '_ Botella Agua Acero Inoxidable 1 Litro Libre de BPA Termo Deporte Gimnasio Oficina Colegio Tapa',
      ['_ Botella Agua Acero Inoxidable', '1 Litro', 'Libre de BPA'],
    ],
    [
      'fr',
      '_ Gourde Isotherme Inox 750 ml Sans BPA Bouteille Sport Enfant École Randonnée Étanche Verte',
      ['750 ml', 'Sans BPA'],
    ],
    [
      'it',
      '_ Borraccia Termica Acciaio Inox 500 ml Senza BPA Bambini Scuola Sport Palestra Tappo Ermetico',
      ['_ Borraccia Termica Acciaio Inox', '500 ml', 'Senza BPA'],
    ],
    [
      'it',
      '_ Tappeto Bagno Assorbente Microfibra 50x80 cm Lavabile in Lavatrice Morbido Set 2 Pezzi Grigio',
      ['50x80 cm', 'Set 2 Pezzi'],
    ],
    [
      'fr',
      '_ Poêle Antiadhésive 24 cm Manche Amovible Tous Feux Sauf Induction Sans PFOA Revêtement Pierre Noir',
      ['_ Poêle Antiadhésive 24 cm', 'Sauf Induction', 'Sans PFOA'],
    ],
    [
      'fr',
      '_ Bougie Parfumée Vanille Cire de Soja 180 g Durée 40 Heures Coffret Salon Chambre Lot de 4',
      ['180 g', 'Durée 40 Heures', 'Lot de 4'],
    ],
    [
      'es',
      '_ Taladro Atornillador Inalámbrico 20V con 2 Baterías 2.0Ah Maletín 30 Accesorios Luz LED Portátil',
      ['con 2 Baterías 2.0Ah'],
    ],
    [
      'es',
      '_ Mochila Portátil 15,6 Pulgadas Hombre Mujer Impermeable con Puerto USB Viaje Trabajo Negro',
      ['_ Mochila Portátil'],
    ],
    [
      'de',
      '_ Bratpfanne 28 cm beschichtet Aluguss mit Deckel backofenfest bis 240 Grad für Gas Elektro Ceran',
      ['28 cm'],
    ],
    [
      'de',
      '_ Stiefel Damen gefüttert wasserdicht rutschfeste Sohle Reißverschluss Schwarz Größe 39',
      ['Größe 39'],
    ],
    ['es', '_ Zapatillas de Casa Mujer Suela Antideslizante Forro Cálidas Rosa Talla 38', ['Talla 38']],
    ['it', '_ Pantofole Donna con Suola in Gomma Calde e Morbide Taglia 39', ['Taglia 39']],
  ])('in %s ends them at measures, sizes and what the product is free of: %s', (language, title, parts) => {
    expect(partsOf(title, language)).toEqual(expect.arrayContaining(parts));
  });

  it.each([
    [
      'de',
      '_ Matratze 90x200 orthopädisch mit 5 cm hoher Auflage und Bezug waschbar Kinder Jugend Gästebett',
      'cm',
    ],
    [
      'es',
      '_ Topper Colchón Viscoelástico 90x190 cm 5 cm de Grosor Transpirable Desenfundable Cama Individual',
      '5 cm',
    ],
    [
      'fr',
      '_ Verre Cristal Sans Plomb Service de Table Dégustation Vin Rouge Blanc Mariage Fête Élégant',
      'Sans Plomb',
    ],
    [
      'en',
      '_ Cordless Drill Kit 20V Drill Driver with Battery Charger and Bits for Home DIY Projects Men',
      '20V',
    ],
    [
      'it',
      '_ Zaino Porta PC 15,6 Pollici Uomo Donna Impermeabile con Porta USB Scuola Lavoro Viaggio',
      '15,6 Pollici',
    ],
  ])('in %s tears no measure from its noun: %s', (language, title, torn) => {
    expect(partsOf(title, language)).not.toContain(torn);
  });
});

describe('the name of the product in a title without punctuation', () => {
  it.each([
    [
      'es',
      '_ Lámpara Escritorio LED Regulable 5 Niveles Brillo Recargable USB Estudio Lectura Oficina Blanco',
      '_ Lámpara Escritorio LED Regulable',
    ],
    [
      'it',
      '_ Cuscini Sedia Cucina 40x40 cm Set 4 Pezzi con Laccetti Sfoderabili Lavabili Imbottitura Grigio',
      '_ Cuscini Sedia Cucina',
    ],
    ['de', '_ Hausschuhe Damen Winter Plüsch warm rutschfest Memory Foam Pantoffeln', '_ Hausschuhe Damen'],
    // A second name of the product behind a whole one.
    [
      'it',
      '_ Borraccia Termica Acciaio Inox 500 ml Bottiglia Sport Palestra Bambini Scuola Tappo Ermetico',
      '_ Borraccia Termica Acciaio Inox',
    ],
    ['de', '_ Damen Hausschuhe Winter Plüsch', '_ Damen Hausschuhe Winter Plüsch'],
  ])('in %s is whole: %s', (language, title, name) => {
    expect(partsOf(title, language)[0]).toBe(name);
  });

  it('a property stays with the noun before it', () => {
    const parts = partsOf(
      '_ Oreiller Mémoire de Forme 60x40 cm Cervical Ergonomique Housse Lavable Dormeur Côté Dos Lot de 2',
      'fr',
    );
    expect(parts.some((part) => part.includes('Housse Lavable'))).toBe(true);
  });
});

describe('versions of a title without punctuation', () => {
  it.each([
    [
      'FR',
      'Lumelle Lampe de Bureau LED Pliable Rechargeable USB 3 Modes Luminosité Réglable Lampe de Lecture Chambre Étudiant Bureau Noir',
      /Luminosité(?! Réglable)|Rechargeable(?! USB)|Étudiant Noir/u,
    ],
    [
      'ES',
      'Almaviva Zapatillas de Casa Mujer Invierno Suela Antideslizante Forro Polar Cálidas Cómodas Rosa Talla 38',
      /Suela(?! Antideslizante)/u,
    ],
  ])('in %s keep adjective and noun together: %s', (marketplace, title, torn) => {
    const [brand] = title.split(' ');
    for (const version of titlesOf(title, { marketplace, brand })) expect(version).not.toMatch(torn);
  });

  it.each([
    [
      'FR',
      'Pierrelune Bougie Parfumée Vanille Cire de Soja 180 g Durée 40 Heures Lot de 4',
      ['180 g', 'Lot de 4'],
    ],
    [
      'IT',
      'Filodolce Tappeto Bagno Antiscivolo Assorbente Microfibra 50x80 cm Lavabile in Lavatrice Morbido Set 2 Pezzi Grigio Non Adatto ad Asciugatrice',
      ['Tappeto Bagno', 'Set 2 Pezzi', 'Non Adatto ad Asciugatrice'],
    ],
    [
      'ES',
      'Almaviva Zapatillas de Casa Mujer Invierno Suela Antideslizante Forro Polar Cálidas Cómodas Rosa Talla 38',
      ['Talla 38'],
    ],
    [
      'FR',
      "Toitbleu Housse de Couette 220x240 cm avec 2 Taies d'Oreiller 65x65 cm (100% Coton, 57 Fils) Réversible Fermeture Zippée Gris Blanc",
      ['220x240 cm'],
    ],
  ])('in %s say what decides, and no loss: %s', (marketplace, title, expected) => {
    const [brand] = title.split(' ');
    const versions = versionsOf(title, { marketplace, brand });
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) {
      for (const text of expected) expect(version.title).toContain(text);
      expect(version.changes.map(({ code }) => code)).not.toContain('essential-left-out');
    }
  });
});

it.each([
  [
    'DE',
    'Waldner Rucksack Herren 30 Liter wasserdicht Laptopfach 15,6 Zoll Reise Arbeit Uni mit USB Anschluss Schwarz',
    '15,6 Zoll',
    false,
  ],
  [
    'DE',
    'Waldner Rucksack Herren Reise Arbeit Uni wasserdicht faltbar leicht 15,6 Zoll mit USB Anschluss und Regenhülle Schwarz',
    '15,6 Zoll',
    true,
  ],
])('in %s no version has one length of a noun apart: %s', (marketplace, title, size, isOwn) => {
  const titles = titlesOf(title, { marketplace, brand: 'Waldner' });
  expect(titles).not.toEqual([]);
  for (const version of titles.filter((each) => each.includes(size)))
    // Behind its noun it is not apart.
    expect(
      version.split(', ').some((phrase) => phrase.startsWith(size) || (isOwn && phrase.includes(size))),
    ).toBe(isOwn);
});

describe('a remark in brackets', () => {
  it.each([
    [
      'DE',
      'Lenova Damen Winterstiefel (fällt klein aus) gefüttert wasserdicht rutschfeste Sohle Reißverschluss Schwarz Größe 39',
    ],
    [
      'DE',
      'Lenova Winterjacke Herren (fällt klein aus), wasserdicht, gefüttert, mit Kapuze und vielen Taschen, für Ski und Wandern, Schwarz, XL',
    ],
    [
      'US',
      'Lenova Womens Leggings (runs small) High Waist Yoga Pants Tummy Control Workout Running with Pockets Black XL',
    ],
    [
      'FR',
      'Lenova Baskets Femme (taille petit) Légères Respirantes Semelle Souple Course Marche Sport Blanc Taille 38',
    ],
    [
      'JP',
      'Lenova レディース スキニーパンツ（タイト）ストレッチ ハイウエスト 大きいサイズ 黒 XL 春夏 通勤 オフィス カジュアル',
    ],
  ])('in %s is a part that may stay or go: %s', (marketplace, title) => {
    expect(titlesOf(title, { marketplace, brand: 'Lenova' })).not.toEqual([]);
  });

  it('no version ends in a preposition outside of brackets', () => {
    const title =
      'Lenova Damen Winterstiefel (fällt klein aus), gefüttert, wasserdicht, mit Fell und Sohle aus Gummi, Schwarz, Größe 39';
    for (const version of titlesOf(title, { marketplace: 'DE', brand: 'Lenova' }))
      expect(version).not.toMatch(/ (?:aus|mit|und)(?:,|$)/u);
  });
});
