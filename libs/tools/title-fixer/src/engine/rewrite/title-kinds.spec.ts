import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';
import { toParts } from './title-parts.ts';

const RULE_SETS = ['title-2026-07-27', 'standard'] as const;

/** Every version of both rule sets with its item highlights. */
function published(title: string, input: object): string[] {
  return RULE_SETS.flatMap((ruleSet) => {
    const parsed = inputSchema.parse({ title, ruleSet, ...input });
    const rules = titleRules(parsed, parseMessage(parsed.errorMessage), findClaims);
    const { versions } = rewriteTitle(checkTitle(title, rules), rules, parsed);
    return versions.map((version) => `${version.title}; ${version.itemHighlights ?? ''}`);
  });
}
const partsOf = (title: string, language: string) => toParts(title, language).map(({ text }) => text);

describe('kinds of titles that lost facts', () => {
  it.each([
    [
      'a gear ratio is one number in Japanese',
      'リバトン スピニングリール 3000番 ギア比5.2:1 左右ハンドル交換可 海水淡水両用',
      { brand: 'リバトン', marketplace: 'JP' },
      ['5.2:1', 'スピニングリール'],
    ],
    [
      'a maker, its model and the series stay together',
      'クルマド サンシェード トヨタ アルファード 40系専用 フロント用 遮光 断熱 シルバー',
      { brand: 'クルマド', marketplace: 'JP' },
      ['トヨタ アルファード 40系専用'],
    ],
    [
      'a Chinese size with a unit for each factor, and a short name, stay whole',
      '自行车前灯 毛线材料 50g*10团 宽100x高200cm 适用于 12.9英寸以下 米白色',
      { marketplace: 'US' },
      ['自行车前灯', '50g*10团', '宽100x高200cm', '12.9英寸以下'],
    ],
    [
      'a French color with an apostrophe is one color',
      "Papelune Trieur Valisette 13 Compartiments A4 en Polypropylène, Poignée Souple, Étiquettes Incluses, Fermeture Élastique, Vert d'Eau",
      { brand: 'Papelune', marketplace: 'FR' },
      ["Vert d'Eau", '13 Compartiments'],
    ],
    [
      'waist and leg are one size',
      "Fennmoor Men's Walking Trousers, Fleece Lined Softshell Winter Hiking Pants with 5 Zip Pockets, 34W / 31L, Dark Grey",
      { brand: 'Fennmoor', marketplace: 'UK' },
      ['34W / 31L', 'Dark Grey'],
    ],
    [
      'an unknown color stays without item highlights',
      'Cerradura de Seguridad para Puerta 5 Llaves, Cilindro 30x30 mm Latón, Antibumping, Doble Embrague, Níquel',
      { marketplace: 'ES' },
      ['Níquel', '30x30 mm', '5 Llaves'],
    ],
    [
      'a model number stays with its noun',
      'Canne à Pêche Télescopique Carbone 2,70 m Puissance 20-60 g + Moulinet 3000 et Étui, Ensemble pour Débutant, Mer et Rivière',
      { marketplace: 'FR' },
      ['Moulinet 3000', '2,70 m'],
    ],
  ])('%s', (_title, title, input, facts) => {
    const texts = published(title, input);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) for (const fact of facts) expect(text).toContain(fact);
  });
});

describe('segments of nothing but praise', () => {
  it.each([
    ['Maniglia per Porta in Ottone, Coppia, Cromo Opaco - Qualità Top', 'IT', /Qualità|Top/],
    ['Pack de 2 Cartuchos de Tinta Negro, Garantía 100% Devolución', 'ES', /Devolución|100%/],
    ["Trieur 13 Compartiments, Vert d'Eau - Livraison 24h Offerte", 'FR', /Livraison|24h/],
    ['Baby Schlafsack 90 cm, Rosa, TOP!!!', 'DE', /TOP/],
    ['Wooden Marble Run 78 Pieces, New for Christmas 2026', 'US', /New|2026/],
    ['Queen Sheet Set 4 Piece, Softest Sheets, Light Grey', 'US', /Softest/],
    ['台灯 LED 4000mAh 白色 质保三年 加微信13800000000', 'US', /三年|138/],
  ])('go: %s', (title, marketplace, gone) => {
    const texts = published(title, { marketplace });
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(gone);
  });

  it('a rest at the end of a word is no superlative: Footrest', () => {
    for (const text of published('Under Desk Footrest, Harvest Gold, Set of 2!!', {}))
      expect(text).toMatch(/Footrest.*Harvest Gold/);
  });

  it('a garment named top stays', () => {
    for (const text of published("Women's Pyjama Set, Top, Shorts, Size M!!", {}))
      expect(text).toMatch(/Top/);
  });
});

describe('toParts', () => {
  it('keeps a list of what a product is for together, without what it is made of', () => {
    expect(partsOf('Bohrer Set für Stahl, Edelstahl, Aluminium, 118° Spitze', 'de')).toEqual([
      'Bohrer Set',
      'für Stahl, Edelstahl, Aluminium',
      '118° Spitze',
    ]);
    expect(partsOf('Cuerdas para Guitarra Clásica, Tensión Media, Nylon y Cobre', 'es')).toEqual([
      'Cuerdas para Guitarra Clásica',
      'Tensión Media',
      'Nylon y Cobre',
    ]);
  });

  it('keeps a figure with what it measures', () => {
    expect(partsOf('Hundegeschirr Gr. M Brustumfang 56-69 cm, Neongelb', 'de')).toContain(
      'Hundegeschirr Gr. M Brustumfang 56-69 cm',
    );
  });

  it('takes iron for a material in cast iron only', () => {
    expect(partsOf('Cast Iron Dosa Tawa 28 cm, Flat Pan', 'en')[0]).toMatch(/^Cast Iron Dosa Tawa/);
    expect(partsOf('Steam Iron 2400W, Ceramic Plate', 'en')[0]).toMatch(/^Steam Iron/);
  });
});
