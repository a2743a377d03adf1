import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { fixTitle } from '../fix-title.ts';
import { engine } from '../title-fixer.engine.ts';
import { claimRemoval } from './claim-removal.ts';

/** The versions by both rule sets, each with its highlights. */
function published(title: string, input: object = {}): string[] {
  return TITLE_POLICY_IDS.flatMap((ruleSet) => {
    const parsed = engine.inputSchema.parse({ title, ruleSet, ...input });
    return fixTitle(parsed, findClaims, claimRemoval).versions.map(
      (version) => `${version.title}; ${version.itemHighlights ?? ''}`,
    );
  });
}

/** Every version by both rule sets says each of the facts, and none of the other words. */
function expectInAll(texts: readonly string[], facts: readonly string[], gone: readonly RegExp[] = []) {
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) {
    for (const fact of facts) expect(text).toContain(fact);
    for (const word of gone) expect(text).not.toMatch(word);
  }
}

describe('brackets stay with the phrase in front of them', () => {
  it.each([
    [
      'Cabin Air Filter for Toyota Camry (2018-2024), RAV4 (2019-2025), Corolla (2020-2024), 2 Pack',
      {},
      ['Toyota Camry (2018-2024)', 'RAV4 (2019-2025)', 'Corolla (2020-2024)', '2 Pack'],
    ],
    [
      'Bremsbeläge vorne für BMW 3er E90 (2005-2012), 1er E87 (2004-2011), X1 E84 (2009-2015), nicht für M3, inkl. Verschleißanzeiger, ECE R90, 4 Stück, Bremsklötze Set Keramik',
      { marketplace: 'DE' },
      ['E90 (2005-2012)', '1er E87 (2004-2011)', 'X1 E84 (2009-2015)', 'nicht für M3'],
    ],
    [
      'Tappetini Auto per Fiat Panda 3a serie (319) dal 2012 al 2024, Fiat 500 (2007-2015), Tappeti Auto in Gomma Antiscivolo 4 pz. con Bordo Rialzato, Nero, Tappetini Su Misura, Lavabili - Soddisfatti o Rimborsati',
      { marketplace: 'IT' },
      ['Panda 3a serie (319) dal 2012 al 2024', 'Fiat 500 (2007-2015)', '4 pz.'],
    ],
    [
      'USB C Charger for MacBook Pro 16 15 14 13 Inch, MacBook Air 13 Inch (2018-2022), iPad Pro 12.9 11, 100W Power Adapter with 6.6ft Cable, White',
      {},
      ['MacBook Air 13 Inch (2018-2022)'],
    ],
    [
      'VitaHof Vitamin D3 5000 I.E. + K2 (MK-7) 200 µg | 240 Tabletten | Vegan | Hochdosiert | Laborgeprüft',
      { marketplace: 'DE', brand: 'VitaHof' },
      ['K2 (MK-7)', '240 Tabletten'],
    ],
    [
      "Filtre d'habitacle pour Renault Clio (2012-2019), Megane (2016-2023), Captur (2013-2019), Lot de 2",
      { marketplace: 'FR' },
      ['Renault Clio (2012-2019)', 'Megane (2016-2023)', 'Captur (2013-2019)', 'Lot de 2'],
    ],
    [
      'Filtro de Habitáculo para Seat Ibiza (2008-2017), León (2012-2020), Arona (2017-2024), Pack de 2',
      { marketplace: 'ES' },
      ['Seat Ibiza (2008-2017)', 'León (2012-2020)', 'Arona (2017-2024)', 'Pack de 2'],
    ],
    [
      'Filtro Abitacolo per Fiat Panda (2012-2024), Fiat Tipo (2015-2023), Lancia Ypsilon (2011-2024), 2 pz.',
      { marketplace: 'IT' },
      ['Fiat Panda (2012-2024)', 'Fiat Tipo (2015-2023)', 'Lancia Ypsilon (2011-2024)', '2 pz.'],
    ],
    [
      'エアコンフィルター トヨタ カムリ(2018-2024) RAV4(2019-2025) カローラ(2020-2024) 2枚入り 活性炭',
      { marketplace: 'JP' },
      ['カムリ(2018-2024)', 'RAV4(2019-2025)', 'カローラ(2020-2024)'],
    ],
    [
      '空调滤芯 适用于丰田凯美瑞(2018-2024) RAV4(2019-2025) 卡罗拉(2020-2024) 2个装 活性炭',
      {},
      ['凯美瑞(2018-2024)', 'RAV4(2019-2025)', '卡罗拉(2020-2024)'],
    ],
  ])('%s', (title, input, facts) => {
    expectInAll(published(title, input), facts);
  });

  it('a size in brackets is a size of its own', () => {
    const [minimal = ''] = published(
      'Wiesentau Damen Softshelljacke wasserdicht mit abnehmbarer Kapuze, Größe L (42), Petrol',
      { marketplace: 'DE' },
    );
    expect(minimal).toContain('Größe L (42), Petrol');
  });
});

describe('engines and trims stay with their vehicle', () => {
  it.each([
    [
      'MotoFit Front Brake Pads & Rotors Kit Fits 2011-2017 Honda Odyssey EX, EX-L, Touring, 2009-2015 Pilot, 2010-2013 Acura MDX 3.7L V6 Replaces OEM 45022-TK8-A01 12.6" Rotors w/ Ceramic Brake Pads Hardware Brake Kit',
      { category: 'automotive', brand: 'MotoFit' },
      ['Acura MDX 3.7L V6', 'Touring', '2009-2015 Pilot'],
    ],
    [
      'MotoFit Oil Filter Fits 2012-2018 Ford Focus SE, SEL, 2013-2019 Escape 2.0L I4 Replaces FL910S, 3 Pack',
      { category: 'automotive', brand: 'MotoFit' },
      ['SEL', '2013-2019 Escape 2.0L I4', 'Replaces FL910S'],
    ],
    [
      'Brake Pads for Honda Civic 2016-2021, Accord 2018-2022, CR-V 2017-2022 1.5L, Ceramic, Front, with Hardware',
      { category: 'automotive' },
      ['Accord 2018-2022', 'CR-V 2017-2022 1.5L'],
    ],
    [
      'Zündkerzen passend für BMW 320i 2.0L N46 (2005-2011), 318i 2.0L N46 (2006-2011), 4 Stück, ersetzt ZGR6STE2',
      { marketplace: 'DE' },
      ['BMW 320i 2.0L N46 (2005-2011)', '318i 2.0L N46 (2006-2011)'],
    ],
  ])('%s', (title, input, facts) => {
    expectInAll(published(title, input), facts);
  });
});

describe('what is one fact stays together', () => {
  it.each([
    [
      'AAA Batteries, AA Batteries 48 Pack and C Batteries 12 Pack, Remote, Clock',
      {},
      ['AA Batteries 48 Pack and C 12 Pack'],
    ],
    [
      'AA Batteries 48 Pack + AAA Batteries 24 Pack, 1.5V Alkaline Long Lasting High Performance Battery for Remote, Clock, Toys, Non-Rechargeable, 10 Year Shelf Life',
      {},
      ['AA Batteries 48 Pack + AAA Batteries 24 Pack'],
    ],
    [
      'AA Batterien 48 Stück + AAA Batterien 24 Stück, 1,5V Alkaline, für Fernbedienung, Uhr, Spielzeug, 10 Jahre haltbar, auslaufsicher',
      { marketplace: 'DE' },
      ['AA Batterien 48 Stück + AAA Batterien 24 Stück'],
    ],
    [
      'Pilas AA 48 unidades + Pilas AAA 24 unidades, Alcalinas 1,5V, para Mando, Reloj, Juguetes, Larga Duración, Sin Fugas',
      { marketplace: 'ES' },
      ['Pilas AA 48 unidades + Pilas AAA 24 unidades'],
    ],
    [
      'Pile AA 48 pezzi + Pile AAA 24 pezzi, Alcaline 1,5V, per Telecomando, Orologio, Giocattoli, Lunga Durata',
      { marketplace: 'IT' },
      ['Pile AA 48 pezzi + Pile AAA 24 pezzi'],
    ],
    [
      '単3電池 48本 単4電池 24本 アルカリ 長持ち リモコン 時計 おもちゃ',
      { marketplace: 'JP' },
      ['単3電池 48本', '単4電池 24本'],
    ],
    [
      'TorqueLine 1/4" Drive Torque Wrench 20-240 in-lb / 2.26-27.1 Nm Click Type, 72-Tooth, CNC Machined Steel, for Bike, Motorcycle & Car, Black, 1 Pack, Extra Long Handle Grip',
      { category: 'automotive', brand: 'TorqueLine' },
      ['TorqueLine 1/4" Drive Torque Wrench'],
    ],
    ['Puzzle 1000 Pieces for Adults, Ages 12 and Up', { category: 'toys' }, ['Ages 12 and Up']],
    [
      'Magnetic Tiles Building Blocks STEM Toys for Kids Ages 3 4 5 6 7 8+ Year Old Boys Girls Birthday Gift 100 Pieces Set',
      { category: 'toys' },
      ['Kids Ages 3 4 5 6 7 8+ Year Old Boys Girls'],
    ],
    [
      'KIDZLAND 積み木 知育玩具 100ピース 3歳 4歳 5歳 6歳 男の子 女の子 誕生日プレゼント 木製',
      { marketplace: 'JP', brand: 'KIDZLAND' },
      ['3歳 4歳 5歳 6歳'],
    ],
    ['积木 益智玩具 100块 3岁 4岁 5岁 6岁 男孩 女孩 木制', {}, ['3岁 4岁 5岁 6岁']],
    [
      "Women's Leggings High Waisted Yoga Pants Sizes S M L XL 2XL 3XL, Black, Tummy Control Workout Running with Pockets Gym 7/8 Length Buttery Soft Pants",
      { category: 'apparel' },
      ['Sizes S M L XL 2XL 3XL'],
    ],
    [
      "Women's Plus Size Maxi Dress Short Sleeve Floral Summer Casual Long Dress with Pockets US Size 1X 2X 3X (Navy Blue, XX-Large)",
      { category: 'apparel' },
      ['US Size 1X 2X 3X (Navy Blue, XX-Large)'],
    ],
    [
      'Damen Leggings Größen S M L XL, Schwarz, hohe Taille, mit Taschen, blickdicht, für Yoga und Fitness, weicher Stoff',
      { marketplace: 'DE' },
      ['Größen S M L XL'],
    ],
    [
      'CasaBella Set Lenzuola Matrimoniali 100% Cotone Made in Italy – Completo Letto Matrimoniale Lenzuolo Sopra 250x290 + Sotto con Angoli 180x200+25 cm + 2 Federe 52x82, Completo Lenzuola Blu Navy, Antiacaro – SPEDIZIONE GRATUITA',
      { marketplace: 'IT', brand: 'CasaBella' },
      ['Lenzuolo Sopra 250x290 + Sotto con Angoli 180x200+25 cm + 2 Federe 52x82'],
    ],
    [
      'Bettwäsche Set 4-teilig – Bettbezug 200x200 + Laken 180x200 + 2 Kissenbezüge 80x80, Baumwolle, Weiß, Reißverschluss, Öko-Tex',
      { marketplace: 'DE' },
      ['Bettbezug 200x200', 'Laken 180x200 + 2 Kissenbezüge 80x80'],
    ],
    [
      'Queen Sheet Set 4 Piece 1800 Thread Count, 1 Flat Sheet 90"x102", 1 Fitted Sheet 60"x80"+16", 2 Pillowcases 20"x30", Hypoallergenic, Bed Bug Proof, Machine Wash, Ivory',
      { category: 'home' },
      ['1 Flat Sheet 90"x102"', '1 Fitted 60"x80"+16"'],
    ],
  ])('%s', (title, input, facts) => {
    expectInAll(published(title, input), facts);
  });

  it('a size that is written in two ways is one', () => {
    const texts = published(
      '40 oz Tumbler with Handle & Straw Lid | Stainless Steel Vacuum Insulated 40oz Tumbler Cup | Leakproof Travel Mug, Blue',
    );
    expectInAll(texts.slice(1), ['40 oz Tumbler'], [/40oz/u]);
  });
});

describe('models share what they end in', () => {
  it.each([
    [
      'Coque pour Samsung Galaxy A54 5G, A34 5G, A14 (4G/5G), S23 Ultra, Étui Antichoc Silicone, Noir',
      { marketplace: 'FR' },
      ['A54/A34 5G, A14 (4G/5G), S23 Ultra'],
    ],
    [
      'Case for iPhone 15 Pro Max/15 Pro/15 Plus/15/14 Pro Max/14 Pro/14 Plus/14/13 Pro Max/13 Pro/13/13 Mini/12, Shockproof Clear Phone Case [Military Grade Drop Protection][Anti-Yellowing] Phone Cases with MagSafe 2 Pack, FREE SHIPPING!!',
      {},
      [
        'iPhone 15/14/13 Pro Max, 15/14/13 Pro, 15/14 Plus, 15/14/13/12, 13 Mini',
        'Military Grade Drop Protection',
      ],
    ],
    [
      'Hülle für iPhone 15 Pro Max/15 Pro/15/14 Pro Max/14 Pro/14/13 Pro Max/13 Pro/13, Silikon, Schwarz, Stoßfest',
      { marketplace: 'DE' },
      ['iPhone 15/14/13 Pro Max, 15/14/13 Pro, 15/14/13'],
    ],
    [
      'Cover per iPhone 15 Pro Max/15 Pro/15/14 Pro Max/14 Pro/14/13 Pro, Silicone, Nero, Antiurto',
      { marketplace: 'IT' },
      ['iPhone 15/14 Pro Max, 15/14/13 Pro, 15/14'],
    ],
    [
      'Funda para Samsung Galaxy S24 Ultra, S23 Ultra, S22 Ultra, S21, Silicona, Negro, Antigolpes',
      { marketplace: 'ES' },
      ['Samsung Galaxy S24/S23/S22 Ultra, S21'],
    ],
    ['Screen Protector for iPhone 15 Pro/15, 2 Pack, Tempered Glass', {}, ['iPhone 15 Pro/15']],
  ])('%s', (title, input, facts) => {
    expectInAll(published(title, input), facts);
  });
});

describe('the year of a product of a year stays', () => {
  it.each([
    [
      'Acme Class of 2026 Graduation Sash, Senior 2026, White with Gold Letters',
      {},
      ['Class of 2026', 'Senior 2026'],
    ],
    [
      "J.K. Lasser's Your Income Tax 2026 Edition: Professional Edition",
      { category: 'books' },
      ['2026 Edition'],
    ],
    ['Turbo Tax Guide 2026 Edition', { category: 'books' }, ['Guide 2026 Edition']],
    ["Fodor's Essential Italy 2026 (Full-color Travel Guide)", { category: 'books' }, ['Italy 2026']],
    ['Monthly Planner Jan 2026 - Dec 2027, 8.5 x 11 Inch, Black', {}, ['Jan 2026 - Dec 2027']],
    ['Abi 2026 T-Shirt Schwarz, Größe L, Baumwolle', { marketplace: 'DE' }, ['Abi 2026']],
    ['Guide du Routard Italie 2026, Broché', { marketplace: 'FR', category: 'books' }, ['Italie 2026']],
    ['Corona di Laurea 2026, Rossa, con Nastro', { marketplace: 'IT' }, ['Laurea 2026']],
    ['Agenda Escolar Ene 2026 - Dic 2026, A5, Azul', { marketplace: 'ES' }, ['Ene 2026 - Dic 2026']],
    ['卒業 2026 アルバム A4 青', { marketplace: 'JP' }, ['2026']],
  ])('%s', (title, input, facts) => {
    expectInAll(published(title, input), facts);
  });

  it.each(['Phone Case 2026, Black, Silicone', 'Fishing Rod 2026, Carbon, 7 ft'])(
    'the date of a listing goes: %s',
    (title) => {
      expectInAll(published(title), [], [/2026/u]);
    },
  );
});

it.each([
  ['Garlic Press, 1️⃣ Steel 2-Pack ✔', 'Garlic Press, Steel 2-Pack'],
  ['Garlic\u0000Press, Steel \u202eBlue', 'Garlic Press, Steel, Blue'],
])('characters that say nothing or do not show go: %j', (title, expected) => {
  expect(published(title)[0]).toBe(`${expected}; `);
});

it('a pack of pieces is a count', () => {
  expectInAll(
    published(
      'Bombilla LED E27 A60 – Pack de 10 Uds, 9W, Luz Blanca, No Regulable, Ahorro de Energía, 806 lm',
      { marketplace: 'ES' },
    ).map((text) => text.split(';')[0] ?? ''),
    ['Pack de 10 Uds'],
  );
});
