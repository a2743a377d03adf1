import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function versionsOf(title: string, input: object = {}) {
  const parsed = inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const rules = titleRules(parsed, parseMessage(parsed.errorMessage), findClaims);
  return rewriteTitle(checkTitle(title, rules), rules, parsed).versions;
}
const published = (title: string, input: object = {}) =>
  versionsOf(title, input).map((version) => `${version.title}; ${version.itemHighlights ?? ''}`);

/** Every version says each of the facts and none of the other words. */
function expectInAll(texts: readonly string[], facts: readonly string[], gone: readonly string[] = []) {
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    for (const fact of facts) expect(text.toLowerCase()).toContain(fact.toLowerCase());
    for (const word of gone) expect(text.toLowerCase()).not.toContain(word.toLowerCase());
  }
}

describe('facts of a title', () => {
  it.each([
    [
      'a dose at the beginning of a phrase stays with what it is of',
      'Nordvita Magnesiumcitrat Kapseln, 180 Stück hochdosiert, 400 mg elementares Magnesium pro Tagesdosis, vegan, ohne Magnesiumstearat, laborgeprüft, Made in Germany',
      { brand: 'Nordvita', marketplace: 'DE' },
      ['400 mg elementares Magnesium pro Tagesdosis', '180 Stück'],
    ],
    [
      'the sizes of a set stay together',
      'Casavera Tupper Cristal con Tapa Hermética Set de 6 Recipientes para Alimentos, Aptos para Horno, Microondas, Congelador y Lavavajillas, 370 ml / 640 ml / 1040 ml, Libre de BPA',
      { brand: 'Casavera', marketplace: 'ES' },
      ['370 ml / 640 ml / 1040 ml', 'Set de 6'],
    ],
    [
      'a shape stays with its letter',
      'Copriwater Universale Chiusura Rallentata Sedile WC in Termoindurente Forma a D 44 x 36 cm Bianco con Cerniere in Acciaio Inox Sgancio Rapido',
      { marketplace: 'IT' },
      ['Forma a D', '44 x 36 cm'],
    ],
    [
      'a metal stays with its number',
      'Aurelisse Gold Plated Initial Necklace for Women, Dainty Heart Pendant, Hypoallergenic 925 Sterling Silver, 16 Inch Adjustable Chain, Gift Box Included',
      { brand: 'Aurelisse' },
      ['925 Sterling Silver', '16 Inch'],
    ],
    [
      'a count stays with what it multiplies',
      'Brixen 20V Max Cordless Impact Driver Kit, 1/4" Hex, 1800 in-lbs Torque, Brushless Motor, 2.0Ah Battery x2 & Charger Included, Yellow/Black',
      { brand: 'Brixen' },
      ['2.0Ah Battery x2', 'Yellow/Black', '1/4" Hex'],
    ],
    [
      'a color stays with its name',
      'Vestamore Pigiama Donna Invernale Due Pezzi in Pile Caldo, Maglia Manica Lunga e Pantaloni con Tasche, Taglia L, Colore Rosa Antico, Morbidissimo',
      { brand: 'Vestamore', marketplace: 'IT' },
      ['Rosa Antico', 'Taglia L'],
    ],
    [
      'what is not included stays with its noun, and the product is what is named first',
      'Ombrellone da Giardino 3x3 m con Base Esclusa, Braccio Laterale Inclinabile e Girevole a 360°, Telo in Poliestere Impermeabile, Palo in Alluminio, Beige',
      { marketplace: 'IT' },
      ['Ombrellone da Giardino', '3x3 m', 'Base Esclusa', 'Beige'],
    ],
    [
      'the members of a list that leave the title are in the highlights',
      'Anker Portable Charger, 10000mAh Power Bank with USB-C In & Out, High-Speed Charging, Slim Battery Pack for iPhone 15, Samsung Galaxy, Pixel, LG, Black',
      { brand: 'Anker' },
      ['10000mAh', 'iPhone 15', 'Samsung Galaxy', 'Black'],
    ],
    [
      'what the product is for is its name if only the brand is before it',
      'Grovane for Google Pixel 8 Case (6.2") [Does NOT Fit Pixel 8 Pro] Shockproof Bumper, Crystal Clear Back Anti-Yellowing, 10ft Military Grade Drop Tested, Matte Black',
      { brand: 'Grovane' },
      ['Pixel 8 Case', '6.2"', 'Does NOT Fit Pixel 8 Pro', 'Matte Black'],
    ],
    [
      'a range of ages stays whole in Chinese',
      '趣搭磁力片120件套 儿童益智积木拼装玩具 3-8岁 彩窗磁性 收纳盒装!',
      { brand: '趣搭' },
      ['磁力片', '120件套', '3-8岁'],
    ],
    [
      'models between slashes stay together in Japanese',
      'デンロック ワイヤレス充電器 15W急速 MagSafe対応 iPhone 15/14/13シリーズ Qi認証 USB-Cケーブル1.5m付属 ACアダプタ別売 ホワイト!',
      { brand: 'デンロック', marketplace: 'JP' },
      ['iPhone 15/14/13シリーズ', '1.5m', 'ACアダプタ別売'],
    ],
    [
      'a year that says what it fits is no date of the listing',
      'トヨタ ヤリスクロス専用 フロアマット 2020年9月以降 ガソリン車用 5点セット ブラック!',
      { marketplace: 'JP' },
      ['2020年9月以降', '5点セット'],
    ],
  ])('%s', (_behavior, title, input, facts) => {
    expectInAll(published(title, input), facts);
  });

  it('that do not fit as a whole phrase stay alone where the rules have no highlights', () => {
    const title =
      'Lullaroo Silicone Teether Toys for Babies 3-12 Months (4 Pack) BPA Free Freezer Safe Baby Chew Toys, Soothes Sore Gums, Baby Shower Gift, Pastel!';
    expectInAll(published(title, { brand: 'Lullaroo', ruleSet: 'standard' }), [
      'BPA Free',
      '3-12 Months',
      '4 Pack',
    ]);
  });

  it('a brand in capitals is written as the seller writes it', () => {
    const title = 'BERGWIESE HERREN SOFTSHELLJACKE MIT KAPUZE – DUNKELBLAU – GRÖSSE XL!';
    const texts = versionsOf(title, { brand: 'Bergwiese', marketplace: 'DE' }).map(
      (version) => version.title,
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/^Bergwiese /u);
  });
});

describe('what gets a listing removed', () => {
  it('goes with its phrase, not with what is after a number', () => {
    const title =
      'Sudbrook Laundry Detergent Pods, Free & Clear, 120 Loads, Plant-Based Eco-Friendly Formula, Kills 99.9% of Germs, Unscented, 1 Count (Pack of 2)';
    expectInAll(
      published(title, { brand: 'Sudbrook' }),
      ['120 Loads', 'Unscented', 'Pack of 2', 'Free & Clear'],
      ['Kills', '99', 'Germs', 'Eco'],
    );
  });

  it.each([
    ['DE', 'Bräter 6 L oval mit Deckel, für Induktion, Rot, Top Qualität zum besten Preis', ['Preis', 'zum']],
    ['FR', 'Circuit de voitures 240 pièces, jouet éducatif pour enfant, N°1 des ventes !', ['ventes', 'N°1']],
    [
      'ES',
      'Olla a Presión 8 Litros, Acero Inoxidable, ¡La Mejor Calidad al Mejor Precio!, Plateado',
      ['Calidad', 'Precio', '¡'],
    ],
    ['US', 'Solar String Lights 48FT, Warm White, Was $59.99 Now $39.99, IP65', ['Was', 'Now', '$']],
    [
      'US',
      "Impact Driver Kit 20V, 1/4 Inch Hex, #1 Contractor's Choice, Yellow",
      ['Choice', 'Contractor', '#1'],
    ],
  ])('takes the words with it that say nothing alone: %s %s', (marketplace, title, gone) => {
    expectInAll(published(title, { marketplace }), [], gone);
  });

  it('is in no version and no highlights by the rules that judge the title', () => {
    const title =
      'Omnitest Digital Thermometer for Adults and Kids, Fast 10 Second Reading Oral Thermometer, Fever Alarm, Doctor Recommended, Guaranteed Accuracy, 2 Jahre Garantie';
    for (const version of versionsOf(title)) {
      for (const text of [version.title, version.itemHighlights ?? ''])
        expect(findClaims(text).filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  it('is no row of models', () => {
    const models = findClaims('Slim Battery Pack for iPhone 15/14/13, or iPhone 14 13 12 11');
    expect(models.filter(({ rule }) => rule === 'contact')).toEqual([]);
    expect(findClaims('Phone 555 12 34 56').map(({ rule }) => rule)).toContain('contact');
  });
});

describe('facts in the title itself', () => {
  const titles = (title: string, input: object = {}) =>
    versionsOf(title, input).map((version) => version.title);
  it.each([
    [
      'the size of a shoe comes before its properties',
      "Acme Running Shoes Breathable Lightweight Mesh Sneakers for Gym and Walking, Black, Wide, Men's Size 7",
      { brand: 'Acme' },
      "Men's Size 7",
    ],
    [
      'what cannot be dimmed comes before other properties',
      'Acme Ampoule LED GU10 5W 400 lm Blanc Chaud 2700K, Angle 120°, Spot Encastrable pour Salon, non dimmable, lot de 10',
      { brand: 'Acme', marketplace: 'FR' },
      'non dimmable',
    ],
    [
      'a size of two words stays whole',
      'Acme Storage Bin Extra Large with Lid, Stackable Plastic Container for Closet and Garage, Gray, 2 Pack',
      { brand: 'Acme' },
      'Extra Large',
    ],
    [
      'a size after a preposition keeps its unit',
      'Medicine Cabinet with Mirror 20 x 26 in, Recessed or Surface Mount, Aluminum Frame, White, 2 Shelves Inside',
      {},
      '20 x 26 in',
    ],
    ['a letter is a size, though a word has it', 'Free People Womens Top, Ribbed Sleeveless!, M', {}, ', M'],
  ])('%s', (_what, title, input, fact) => {
    const all = titles(title, input);
    expect(all.length).toBeGreaterThan(0);
    for (const written of all) expect(written).toContain(fact);
  });

  it('the title, subtitle and author of a book are names', () => {
    const title =
      'Atomic Habits: An Easy & Proven Way to Build Good Habits & Break Bad Ones by James Clear, Hardcover, 320 Pages';
    expect(titles(title, { ruleSet: 'standard' })[1]).toBe(title.replace(':', ','));
    expect(titles(title)[0]).toBe('Atomic Habits, Hardcover, 320 Pages');
  });
});
