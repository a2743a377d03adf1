import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { readsWell } from './reads-well.ts';
import { rewriteTitle } from './rewrite-title.ts';

const RULE_SETS = ['title-2026-07-27', 'standard'] as const;

function published(title: string, input: object): string[] {
  return RULE_SETS.flatMap((ruleSet) => {
    const parsed = inputSchema.parse({ title, ruleSet, ...input });
    const rules = titleRules(parsed, parseMessage(''), findClaims);
    const { versions } = rewriteTitle(checkTitle(title, rules), rules, parsed);
    return versions.map((version) => `${version.title}; ${version.itemHighlights ?? ''}`.toLowerCase());
  });
}

describe('phrases of a title', () => {
  it.each([
    [
      'a word stays with the figure that it explains',
      'Rovento 38-Piece Socket Set, Metric 5-15mm, Chrome Vanadium, 60-Tooth Ratchet, Extension Bars and Joint with Storage Case for Home Garage Repair',
      { brand: 'Rovento' },
      'metric 5-15mm',
    ],
    [
      'two sizes stay one range',
      'Nachtfein Spannbettlaken 2er Pack 90x200 cm bis 100x200 cm, Jersey 100% Baumwolle, Steghöhe 25 cm, nicht für Wasserbetten, Hellgrau, Neuheit',
      { brand: 'Nachtfein', marketplace: 'DE' },
      '90x200 cm bis 100x200 cm',
    ],
    [
      'years in brackets stay with the model',
      'Autovia Tappetini Auto in Gomma per Fiat Panda (2012-2024), Set 4 Pezzi, Antiscivolo, Lavabili, Bordo Alto, Spedizione Gratuita, Nero',
      { brand: 'Autovia', marketplace: 'IT' },
      'fiat panda (2012-2024)',
    ],
    [
      'models after a model are one list',
      'Saugwerk Staubsaugerbeutel 16 Stück für Miele Classic C1, S2, S4, inkl. 4 Filter, reißfest, 3-lagig, Top Angebot',
      { brand: 'Saugwerk', marketplace: 'DE' },
      'miele classic c1, s2, s4',
    ],
    [
      'a size stays with what is measured in Chinese',
      '岳然 护膝 男女通用 L码 腿围38-45cm 弹簧支撑 透气 运动 黑色 限时优惠',
      { brand: '岳然', marketplace: 'US' },
      '腿围38-45cm',
    ],
    [
      'a remark in brackets stays with its Japanese word',
      'ミナト 保存容器 耐熱ガラス 6点セット 電子レンジ対応 オーブン対応(ふた不可) 作り置き 送料無料',
      { brand: 'ミナト', marketplace: 'JP' },
      'オーブン対応(ふた不可)',
    ],
    [
      'an age stays with whom it is for',
      'Sonel Casque audio filaire enfant 4-9 ans, volume limité 85 dB, jack 3,5 mm, pliable, Rose, idéal école et voyage, Meilleure Vente',
      { brand: 'Sonel', marketplace: 'FR' },
      'enfant 4-9 ans',
    ],
    [
      'a number after "replaces" is a part number',
      'Fixara Joint de porte pour lave-linge, remplace 481246660000, diamètre 30 cm, caoutchouc gris, nouveauté',
      { brand: 'Fixara', marketplace: 'FR' },
      'remplace 481246660000',
    ],
    [
      'a book keeps its name',
      'The Cure for Quiet Mornings: A Novel in Ten Letters (Large Print Edition), Paperback, 388 pages - Must Read!!!',
      { category: 'books' },
      'the cure for quiet mornings',
    ],
  ])('%s', (_title, title, input, phrase) => {
    const texts = published(title, input);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toContain(phrase);
  });

  it.each([
    ['Filter for Levona Core 300, 4 Pack, H13, Washable Frame, Better Than OEM', {}, 'better than'],
    ['Litière Végétale pour Chat 10 L, Granulés de Maïs, 100% Biodégradable', { marketplace: 'FR' }, 'biod'],
    ['Building Blocks Set 300 Pcs for Boys ⭐ 50% OFF Today ⭐ (Batteries Not Included)', {}, 'today'],
    ['澄海 电子天平 0.01g 量程500g 实验室 白色 加微信 chenghai-shop 咨询', {}, 'chenghai'],
  ])('leaves out what "%s" praises', (title, input, gone) => {
    const texts = published(title, input);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain(gone);
  });
});

describe('readsWell', () => {
  const source = 'Acme Steel Bottle with Straw and Lid, 32 oz, for Gym, Hiking and Travel';
  it.each([
    ['Acme Steel Bottle, 32 oz', true],
    ['Acme 32 oz', true],
    ['Steel Bottle for Gym and Travel', true],
    ['Steel Bottle with', false],
    ['and Lid', false],
    ['Bottle Hiking 32 Steel', false],
    ['Steel Bottle 32 oz', false],
  ])('"%s": %s', (text, expected) => {
    expect(readsWell(text, source, 'Acme', 'en')).toBe(expected);
  });
  it('does not judge languages without spaces', () => {
    expect(readsWell('黑色 水杯', '水杯 黑色', '', 'zh')).toBe(true);
  });
});
