import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';

function titlesOf(title: string, marketplace: string): string[] {
  const input = engine.inputSchema.parse({ title, marketplace, ruleSet: 'title-2026-07-27' });
  const fix = engine.run(input, createEnv({ now: 0, seed: 1 }));
  return 'versions' in fix ? fix.versions.map((version) => version.title) : [];
}

const staysWhole = (marketplace: string, title: string) => {
  expect(titlesOf(title, marketplace)[0]).toBe(title);
};
const becomes = (marketplace: string, title: string, expected: string) => {
  expect(titlesOf(title, marketplace)[0]).toBe(expected);
};

describe('how a product fits', () => {
  it.each([
    ['US', 'Leather Case for iPhone 15 Pro, Perfect Fit, Slim, Black'],
    ['US', 'Perfect Fit Car Seat Covers for Toyota Camry 2018-2024, Black, Full Set'],
    ['DE', 'Autofußmatten für VW Golf 8, Passgenau, Schwarz, 4-teilig'],
    ['DE', 'Schutzhülle perfekte Passform für iPad 10, Blau'],
    ['FR', 'Coque pour iPhone 15, Ajustement Parfait, Noir'],
    ['ES', 'Funda para Sofá de 3 Plazas, Ajuste Perfecto, Gris'],
    ['IT', 'Cover per iPhone 15, Vestibilità Perfetta, Nero'],
    ['JP', 'iPhone 15 ケース 完璧フィット 黒 TPU'],
    ['US', '手机壳 iPhone 15 完美贴合 防摔 黑色'],
  ])('%s is no praise: %s', staysWhole);

  it.each([
    ['US', 'Leather Case for iPhone 15 Pro, Perfect Gift, Black', 'Leather Case for iPhone 15 Pro, Black'],
    ['DE', 'Hülle für iPhone 15, Perfektes Geschenk, Schwarz', 'Hülle für iPhone 15, Schwarz'],
    ['FR', 'Coque pour iPhone 15, Cadeau Parfait, Noir', 'Coque pour iPhone 15, Noir'],
    ['ES', 'Funda para Sofá, Regalo Perfecto, Gris', 'Funda para Sofá, Gris'],
    ['IT', 'Cover per iPhone 15, Regalo Perfetto, Nero', 'Cover per iPhone 15, Nero'],
    ['JP', 'iPhone 15 ケース 完璧な品質 黒 TPU', 'iPhone 15 ケース 黒 TPU'],
    ['US', '手机壳 iPhone 15 完美品质 防摔 黑色', '手机壳 iPhone 15 防摔 黑色'],
  ])('%s is no gift or quality: %s', becomes);
});

describe('"Ultimate"', () => {
  it.each([
    ['US', 'Braun Ultimate Series Hair Clipper, Black'],
    ['US', 'Gillette Fusion5 Ultimate Razor Blades, 8 Refills'],
    ['US', 'Hair Dryer Ultimate 3000, White'],
    ['FR', 'Tondeuse Gamme Ultimate, Noir'],
  ])('%s is in the name of a series: %s', staysWhole);

  it.each([
    ['US', 'Ultimate Support Pillow for Side Sleepers, Queen', 'Support Pillow for Side Sleepers, Queen'],
    ['US', 'Pillow for Side Sleepers, Ultimate Comfort, Queen', 'Pillow for Side Sleepers, Queen'],
    ['US', 'Galaxy S24 Ultimate Case, Black', 'Galaxy S24 Case, Black'],
  ])('%s is praise elsewhere: %s', becomes);
});

describe('what a product does', () => {
  it.each([
    ['DE', 'Wasserfilter für Kaffeevollautomaten, reduziert Kalk, 6er Pack'],
    ['DE', 'Ohrstöpsel, Reduziert Lärm, 2 Paar'],
    ['FR', 'Brosse, Élimine les Taches et la Poussière, Bleu'],
    ['ES', 'Toallitas, Elimina las Manchas, 30 unidades'],
    ['IT', 'Panno, Elimina la Polvere, 3 pezzi'],
    ['US', 'LED Bulb E26, Energy Savings, Warm White, 4 Pack'],
  ])('%s stays: %s', staysWhole);

  it.each([
    ['DE', 'Kissen, Reduziert, 40x40 cm, Grau', 'Kissen, 40x40 cm, Grau'],
    ['DE', 'Kissen, Reduziert Preis, Grau', 'Kissen, Grau'],
    ['FR', 'Crème, Élimine les Taches Brunes, 50 ml', 'Crème, 50 ml'],
    ['US', 'LED Bulb E26, Huge Savings, Warm White, 4 Pack', 'LED Bulb E26, Warm White, 4 Pack'],
  ])('%s is no price and no claim of a cure: %s', becomes);
});

describe('a saving in percent', () => {
  it.each([
    ['US', 'Shower Head, Save 30% Water, Chrome'],
    ['US', 'Shower Head Save 30% Water Chrome 5 Inch'],
    ['US', 'Shower Head, Save up to 30% on Water, Chrome'],
    ['DE', 'Duschkopf, 30% Wasser sparen, Chrom'],
    ['DE', 'Duschkopf, Sparen Sie bis zu 30 % Wasser, Chrom'],
    ['FR', "Pommeau de Douche, Économisez jusqu'à 30 % d'eau, Chrome"],
    ['ES', 'Cabezal de Ducha, Ahorra 30% de Agua, Cromo'],
    ['IT', "Soffione Doccia, Risparmia fino al 30% d'acqua, Cromo"],
    ['JP', 'シャワーヘッド 30%節水 クローム'],
    ['US', '花洒喷头 节水30% 银色'],
  ])('%s of water is a property: %s', staysWhole);

  it.each([
    ['US', 'Shower Head, Save 30%, Chrome', 'Shower Head, Chrome'],
    ['US', 'Steel Flask, Save 30% on Water Bottles, Blue', 'Steel Flask, Blue'],
    ['DE', 'Duschkopf, Spare 30 %, Chrom', 'Duschkopf, Chrom'],
    ['FR', 'Pommeau de Douche, Économisez 30 %, Chrome', 'Pommeau de Douche, Chrome'],
    ['ES', 'Cabezal de Ducha, Ahorra un 30%, Cromo', 'Cabezal de Ducha, Cromo'],
    ['IT', 'Soffione Doccia, Risparmia il 30%, Cromo', 'Soffione Doccia, Cromo'],
    ['JP', 'シャワーヘッド 30%OFF クローム', 'シャワーヘッド クローム'],
    ['US', '花洒喷头 立减30% 银色', '花洒喷头 银色'],
  ])('%s of the price is an offer: %s', becomes);
});

describe('a thing that is named by a word of an offer', () => {
  it.each([
    ['US', 'Clearance Lights for Trailers, Amber LED, 10 Pack'],
    ['US', 'Guaranteed Analysis Dog Food Salmon Recipe, 24 lb, Grain Free'],
    ['IT', 'Portafoglio Uomo, Protezione RFID, Confezione Regalo, Pelle Nera'],
    ['IT', 'Barattolo Vetro 1 L, Sale Grosso, Coperchio Legno'],
    ['FR', 'Savon Lavande 100 g, Coffret Cadeau, Lot de 3'],
    ['FR', 'Élastiques Sport, Remise en Forme, Lot de 5'],
    ['ES', 'Vela Aromática Vainilla, Caja de Regalo, 220 g'],
    ['DE', 'Seife Lavendel 100 g, Geschenkbox, 3er Set'],
    ['JP', '限定解除 バイク用 グローブ 本革 Lサイズ ブラック'],
    ['JP', '新品種 トマトの種 100粒'],
    ['US', '第一人称射击游戏 手柄 无线 黑色'],
  ])('%s stays: %s', staysWhole);

  it.each([
    ['US', 'Clearance Dog Bed, Gray', 'Dog Bed, Gray'],
    ['IT', 'Portafoglio Uomo, Idea Regalo, Pelle Nera', 'Portafoglio Uomo, Pelle Nera'],
    ['FR', 'Élastiques Sport, Remise 20%, Lot de 5', 'Élastiques Sport, Lot de 5'],
    ['ES', 'Vela Aromática Vainilla, Regalo Ideal, 220 g', 'Vela Aromática Vainilla, 220 g'],
    ['DE', 'Schallplatte Limitierte Auflage Blau 180 g', 'Schallplatte Blau 180 g'],
    ['JP', '手袋 限定 本革 Lサイズ ブラック', '手袋 本革 Lサイズ ブラック'],
    ['US', '蓝牙耳机 销量第一 降噪 黑色', '蓝牙耳机 降噪 黑色'],
    ['IT', 'Cintura Lombare Allevia Dolore Schiena, Taglia L, Nero', 'Cintura Lombare, Taglia L, Nero'],
  ])('%s is no offer or claim: %s', becomes);
});

describe('a feature between two claims', () => {
  it.each([
    ['JP', '水筒 送料無料 保温保冷 最安値 500ml ブラック', '水筒 保温保冷 500ml ブラック'],
    ['JP', '水筒 大人気 ワンタッチ開閉 激安 500ml ブラック', '水筒 ワンタッチ開閉 500ml ブラック'],
    ['US', '保温杯 包邮 一键弹盖 特价 500毫升 黑色', '保温杯 一键弹盖 500毫升 黑色'],
    ['US', 'Pan, Best Seller, Extra Long Handle, Free Shipping, 10 Inch', 'Pan, Extra Long Handle, 10 Inch'],
    [
      'DE',
      'Pfanne, Bestseller, Extra langer Griff, Gratis Versand, 28 cm',
      'Pfanne, Extra langer Griff, 28 cm',
    ],
    ['FR', 'Poêle, Promo, Manche Extra Long, Livraison Gratuite, 28 cm', 'Poêle, Manche Extra Long, 28 cm'],
    ['ES', 'Sartén, Oferta, Mango Extra Largo, Envío Gratis, 28 cm', 'Sartén, Mango Extra Largo, 28 cm'],
    [
      'IT',
      'Padella, Offerta, Manico Extra Lungo, Spedizione Gratuita, 28 cm',
      'Padella, Manico Extra Lungo, 28 cm',
    ],
  ])('%s stays: %s', becomes);

  it('goes if it is more praise: 本日限り', () => {
    becomes('JP', '水筒 送料無料 本日限り 最安値 500ml ブラック', '水筒 500ml ブラック');
  });
});
