import { findClaims } from './find-claims.ts';

const shown = (text: string, rule: string) =>
  findClaims(text)
    .filter((claim) => claim.rule === rule)
    .map((claim) => claim.text);

describe('a discount', () => {
  it.each([
    ['Office Chair, 20 % Discount, Black', '20 % Discount'],
    ['Office Chair, Discount 20%, Black', 'Discount 20%'],
    ['Bürostuhl, 20 % Rabatt, Schwarz', '20 % Rabatt'],
    ['Bürostuhl, Rabatt von 20 %, Schwarz', 'Rabatt von 20 %'],
    ['Chaise de bureau, remise de 20 %, noir', 'remise de 20 %'],
    ['Chaise de bureau, 20 % de remise, noir', '20 % de remise'],
    ['Sedia ufficio, Sconto del 20% nera', 'Sconto del 20%'],
    ['Sedia ufficio, -20% di sconto, nera', '-20% di sconto'],
    ['Silla de oficina, Descuento hasta 20%, negra', 'Descuento hasta 20%'],
    ['Silla de oficina, descuento del 20 %, negra', 'descuento del 20 %'],
    ['オフィスチェア 全品20%割引 ブラック', '20%割引'],
    ['办公椅 折扣20% 黑色', '折扣20%'],
  ])('is shown with its percentage: %s', (text, expected) => {
    expect(shown(text, 'offer')).toEqual([expected]);
  });

  it.each([
    ['Sale: 95% Cotton Leggings', 'Sale'],
    ['Leggings 95% Cotton 5% Elastane, Discount', 'Discount'],
    ['Rabatt, 20 % Baumwolle', 'Rabatt'],
  ])('is shown without the share of a material: %s', (text, expected) => {
    expect(findClaims(text, { isTitle: true }).map((claim) => claim.text)).toEqual([expected]);
  });
});

describe('a guarantee', () => {
  it.each([
    ['Cordless Vacuum, 3-Year Warranty, Black', '3-Year Warranty'],
    ['Staubsauger 2 Jahre Garantie Schwarz', '2 Jahre Garantie'],
    ['Aspirateur, Garantie de 2 ans, Noir', 'Garantie de 2 ans'],
    ['Aspirapolvere, 2 anni di garanzia, Nero', '2 anni di garanzia'],
    ['Aspiradora, garantía de 24 meses, Negra', 'garantía de 24 meses'],
  ])('is shown with its time: %s', (text, expected) => {
    expect(shown(text, 'guarantee')).toEqual([expected]);
  });

  it('is shown without the figure of another phrase', () => {
    expect(shown('Toy for ages 3 years, Warranty, 500 ml', 'guarantee')).toEqual(['Warranty']);
    expect(shown('Vacuum, Warranty 500 ml', 'guarantee')).toEqual(['Warranty']);
  });
});

describe('a call to order', () => {
  it.each([
    'Buy Now',
    'Leather wallet, order today',
    'Jetzt Kaffeemaschine kaufen, 1,5 L',
    'Kaffeemaschine, jetzt online bestellen',
    'Achetez maintenant',
    'Commandez vite',
    'Compra ahora',
    'Cómpralo ya',
    'Acquista ora',
    'Ordinala subito',
    '今すぐ購入',
    '今すぐご注文',
    '立即购买',
    '马上下单',
  ])('is an offer: %s', (text) => {
    expect(shown(text, 'offer')).toHaveLength(1);
  });

  it.each([
    'Keeps the cards in order, now in black',
    'Einkaufstasche: was Sie kaufen, passt jetzt hinein',
    'Sac à commandes vocales, compatible maintenant avec Siri',
    'Bolsa de la compra, ahora más ligera',
    'Carrello ordinato, ora più leggero',
    '購入後も洗えるカバー',
    '购物袋 可立即折叠',
  ])('is none without the time beside it: %s', (text) => {
    expect(shown(text, 'offer')).toEqual([]);
  });
});

describe('praise of a gift', () => {
  it.each([
    'Perfect as a gift',
    'Ideal als Geschenk',
    'Perfekt zum Verschenken',
    'Idéal comme cadeau',
    'Ideal para regalar',
    'Ideale come Regalo',
    'ギフトにぴったり',
  ])('is filler: %s', (text) => {
    expect(shown(text, 'filler')).toHaveLength(1);
  });

  it.each([
    'Gift for Mom',
    'Comes in a gift box',
    'Geschenkpapier, 10 Bögen',
    'Boîte cadeau en carton',
    'Caja de regalo con lazo',
    'Regalo per lei',
    'ギフト用の袋',
  ])('is none without praise: %s', (text) => {
    expect(shown(text, 'filler')).toEqual([]);
  });
});
