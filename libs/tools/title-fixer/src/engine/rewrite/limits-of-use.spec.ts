import { versionsOf } from './versions-of.examples.ts';

const titleOf = (title: string, marketplace: string) => versionsOf(title, { marketplace })[0]?.title;

describe('"only" of a limit', () => {
  it.each([
    ['US', 'Acme Wool Sweater for Women, Hand Wash Only, Navy, Size M'],
    ['US', 'Shampoo Bar, Only 3 Ingredients, Lavender'],
    ['DE', 'Wollpullover Damen, nur für Handwäsche, Blau, Größe M'],
    ['FR', 'Pull en Laine, lavage à la main uniquement, Bleu'],
    ['IT', 'Maglione Lana, Solo Lavaggio a Mano, Blu'],
    ['ES', 'Jersey Lana, Solo Lavado a Mano, Azul'],
    ['JP', 'ウール セーター 手洗いのみ ブルー'],
    ['US', '羊毛衫 仅限手洗 蓝色'],
  ])('%s stays: %s', (marketplace, title) => {
    expect(titleOf(title, marketplace)).toBe(title);
  });

  it.each([
    ['Wool Sweater Hand Wash Only Best Gift Navy', 'Wool Sweater Hand Wash Only, Navy'],
    ['Wool Sweater Dry Clean Only 20% OFF Navy', 'Wool Sweater Dry Clean Only, Navy'],
    ['Wool Sweater Navy Hand Wash Only $9.99', 'Wool Sweater Navy Hand Wash Only'],
    ['Rug for Indoor Use Only Best Price, Red', 'Rug for Indoor Use Only, Red'],
  ])('stays beside an offer: %s', (title, expected) => {
    expect(titleOf(title, 'US')).toBe(expected);
  });

  it.each([
    ['US', 'Mug 12 oz, Only Today, Blue', 'Mug 12 oz, Blue'],
    ['US', 'Wool Sweater, Only $9.99, Navy', 'Wool Sweater, Navy'],
    ['US', 'Wool Sweater, Only 3 Left, Navy', 'Wool Sweater, Navy'],
    ['DE', 'Lichterkette 10 m, Nur noch heute, Warmweiß', 'Lichterkette 10 m, Warmweiß'],
    ['ES', 'Jersey Lana, Solo Hoy, Azul', 'Jersey Lana, Azul'],
    ['US', '羊毛衫 仅限今日 蓝色', '羊毛衫 蓝色'],
  ])('%s goes with an offer: %s', (marketplace, title, expected) => {
    expect(titleOf(title, marketplace)).toBe(expected);
  });
});

describe('a discount in a title', () => {
  it.each([
    ['US', 'Office Chair 20%OFF Black', 'Office Chair Black'],
    ['DE', 'Bürostuhl Ergonomisch 20 % Rabatt Schwarz', 'Bürostuhl Ergonomisch, Schwarz'],
    ['FR', 'Chaise de Bureau Remise de 20 % Noir', 'Chaise de Bureau, Noir'],
    ['ES', 'Silla de Oficina Descuento del 20 % Negra', 'Silla de Oficina, Negra'],
    ['IT', 'Sedia Ufficio Ergonomica Sconto del 20% Nera', 'Sedia Ufficio Ergonomica, Nera'],
    ['IT', 'Sedia Ufficio Ergonomica 20 % Sconto Nera', 'Sedia Ufficio Ergonomica, Nera'],
    ['JP', 'オフィスチェア 割引20% ブラック', 'オフィスチェア ブラック'],
  ])('%s goes with its percentage: %s', (marketplace, title, expected) => {
    expect(titleOf(title, marketplace)).toBe(expected);
  });

  it('takes no share of a material and no count', () => {
    expect(titleOf('Leggings 95% Cotton 5% Elastane Discount, Black', 'US')).toBe(
      'Leggings 95% Cotton 5% Elastane, Black',
    );
    expect(titleOf('Sale 95% Cotton Leggings, Black', 'US')).toBe('95% Cotton Leggings, Black');
    expect(titleOf('Battery Pack of 5 Discount Bundle', 'US')).toBe('Battery Pack of 5 Bundle');
  });
});
