import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';

function titlesOf(title: string, input: object = {}) {
  const parsed = engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const fix = engine.run(parsed, createEnv({ now: 0, seed: 1 }));
  if (!('versions' in fix) || fix.versions.length === 0) throw new Error(`no version of ${title}`);
  return fix.versions.map((version) => version.title);
}

describe('space that is left', () => {
  // The figures were only in the item highlights.
  it.each([
    [
      'a count of what the product is',
      'DOUDOUCHE Couches Bébé Taille 4 (9-14 kg) 168 Couches Pack 1 Mois Hypoallergéniques 0% Parfum Anti-Fuites 12h Peau Sensible, Couches Jetables Fabriquées en France',
      { marketplace: 'FR', brand: 'Doudouche' },
      /168 Couches/u,
    ],
    [
      'the class and color of shoes',
      'Ferronix Zapatillas Seguridad Hombre Mujer Ligeras Zapatos de Seguridad Punta de Acero Antideslizante Transpirable Calzado Trabajo S3 SRC Negro Talla 42',
      { marketplace: 'ES', brand: 'Ferronix' },
      /Hombre Mujer.*S3|S3.*Hombre Mujer/u,
    ],
  ])('is filled with %s', (_name, title, input, expected) => {
    for (const version of titlesOf(title, input)) expect(version).toMatch(expected);
  });

  it.each([
    [
      'the share of each pipette',
      'Fellwohl Zeckenmittel Hund – Anti Zecken Spot-On für Hunde über 10 kg, 6 Pipetten à 2 ml, 100% natürlich, nicht für Katzen, ohne Chemie, Sofort lieferbar',
      { marketplace: 'DE', brand: 'Fellwohl' },
      /(?<!à )2 ml/u,
    ],
    [
      'one of several colors',
      'Gel Pens 12 Count (4 Black, 4 Blue, 4 Red) Fine Point 0.5 mm Retractable Quick Dry Pens for Journaling, School, Office, Note Taking Supplies',
      {},
      /, Red/u,
    ],
    [
      'a second measure of the same kind',
      'Waldkauz Trinkflasche Edelstahl 1L – 1000ml Thermosflasche BPA-frei auslaufsicher Kohlensäure geeignet, Isolierflasche für Kinder, Schule, Sport, Uni | Nicht für die Spülmaschine geeignet | Farbe: Petrol',
      { marketplace: 'DE', brand: 'Waldkauz' },
      /1000ml(?! Thermosflasche)/u,
    ],
    [
      'a class apart from its property',
      'Acme Wireless Earbuds Bluetooth 5.3 for Left/Right Ear, 48 Hours Playtime, IPX7 Waterproof, Noise Cancelling, USB-C Fast Charging, Black',
      { brand: 'Acme' },
      /IPX7(?! Waterproof)|(?<!IPX7 )Waterproof/u,
    ],
  ])('is not filled with %s', (_name, title, input, unexpected) => {
    for (const version of titlesOf(title, input)) expect(version).not.toMatch(unexpected);
  });
});

describe('a count', () => {
  it.each([
    [
      'Chocolate con Leche 12 tabletas x 100 g sin Azúcar, apto para veganos, contiene trazas de frutos secos, Dulcería Roble, cacao 40 por ciento',
      'ES',
      /Chocolate con Leche.*12 tabletas x 100 g|12 tabletas x 100 g/u,
    ],
    [
      'Dishwasher Tablets 6 boxes x 16 tablets, lemon scent, phosphate free, for all machines, strong on grease and dried stains, made in Italy',
      'US',
      /6 boxes x 16 tablets/u,
    ],
  ])('of boxes and what is in them is one: %s', (title, marketplace, expected) => {
    for (const version of titlesOf(title, { marketplace })) {
      expect(version).toMatch(expected);
      expect(version).not.toMatch(/, (?:x )?(?:16|100)/u);
    }
  });

  it('stays beside another count', () => {
    const title =
      'Bettwäsche 155x220 + 80x80 cm 4tlg. 2er Set 100% Baumwolle Renforcé Anthrazit/Grau Wendebettwäsche atmungsaktiv mit Reißverschluss (2x Bettbezug 155x220 cm, 2x Kissenbezug 80x80 cm)';
    for (const version of titlesOf(title, { marketplace: 'DE' }))
      expect(version).toMatch(/4tlg\.,? 2er Set/u);
  });

  it('before a phrase is a fact of its own', () => {
    const title =
      'NatuBliss Ashwagandha Gummies 1300mg Stress Support, 60 Count Vegan Sugar Free Mood Support for Women and Men, Natural Strawberry Flavor';
    for (const version of titlesOf(title, { brand: 'NatuBliss' })) {
      expect(version).toContain('60 Count');
      expect(version).not.toContain('60 Count Vegan');
    }
  });

  it('of models does not end what fits', () => {
    expect(titlesOf('Blades for Philips OneBlade 360 Set of 5, Steel')[0]).toContain(
      'for Philips OneBlade 360 Set of 5',
    );
  });
});

describe('ages', () => {
  it('are the range that a title names, not its list', () => {
    const title =
      'Kiddorama Magnetic Tiles 100PCS Magnetic Blocks Building Tiles Set for Kids Ages 3+ STEM Toys Magnet Toys Christmas Birthday Gifts for 3 4 5 6 7 8 Year Old Boys Girls Toddlers Toys';
    const errorMessage = 'Your title contains repeated words: "toys", "magnetic".';
    for (const version of titlesOf(title, { brand: 'Kiddorama', errorMessage })) {
      expect(version).toContain('Building Tiles Set for Kids Ages 3+');
      expect(version).not.toContain('3 4 5');
    }
  });

  it('are listed where there is no range', () => {
    const title =
      'Kiddorama Magnetic Tiles 100PCS for 3 4 5 6 Year Old Boys, Building Blocks Set, Learning Toys, Travel Games, Montessori Style';
    expect(titlesOf(title, { brand: 'Kiddorama' })[0]).toContain('for 3 4 5 6 Year Old');
  });
});

describe('alternatives', () => {
  it.each([
    [
      'ワイヤレスイヤホン Bluetooth5.3 ノイズキャンセリング 最大48時間再生 IPX7防水 片耳/両耳 左右分離型 Type-C急速充電 iPhone/Android対応（PS5非対応） ブラック',
      /片耳(?!\/両耳)|(?<!片耳\/)両耳/u,
    ],
    [
      '保温ボトル ステンレス メンズ/レディース 500ml 直飲み 軽量 食洗機対応 プレゼント 母の日 名入れ 新生活 通勤 通学 アウトドア 登山 キャンプ 大容量 真空断熱構造',
      /メンズ(?!\/レディース)/u,
    ],
  ])('of a Japanese title stay or go together: %s', (title, alone) => {
    for (const version of titlesOf(title, { marketplace: 'JP' })) expect(version).not.toMatch(alone);
  });

  it('are not a name and its measure', () => {
    expect(titlesOf('水筒/500ml ステンレス 直飲み', { marketplace: 'JP' })[1]).toMatch(/^水筒 .*500ml$/u);
  });
});

describe('a mark of a footnote', () => {
  it.each([
    ['goes', 'Cápsulas de café para Dolce Gusto* 96 uds, intensidad 7', 'Dolce Gusto 96 uds'],
    ['stays in a figure', 'Cable 3*2.5 mm cobre 10 m negro', '3*2.5'],
  ])('%s', (_name, title, expected) => {
    expect(titlesOf(title, { marketplace: 'ES' })[0]).toContain(expected);
  });
});
