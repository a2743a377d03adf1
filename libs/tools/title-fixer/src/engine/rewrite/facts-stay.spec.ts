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
