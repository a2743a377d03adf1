import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { FixerCategory } from '../fixer-rules.data.ts';
import type { TitleFixerInput } from '../title-fixer.schema.ts';
import { isInOtherLanguage } from './listing-language.ts';

type Country = TitleFixerInput['marketplace'];

function isOther(text: string, marketplace: Country, category: FixerCategory = 'home', brand = '') {
  const brandSpans =
    brand === '' ? [] : [{ start: text.indexOf(brand), end: text.indexOf(brand) + brand.length }];
  const language = LISTING_MARKETPLACES.find(({ code }) => code === marketplace)?.language ?? '';
  return isInOtherLanguage({ text, brandSpans }, { marketplace, category }, language);
}

describe('isInOtherLanguage', () => {
  it.each<[string, Country]>([
    ['硅胶折叠水杯 500ml 便携旅行户外登山', 'US'],
    ['ワイヤレスイヤホン Bluetooth5.3', 'DE'],
    ['Trinkflasche Edelstahl 1L, auslaufsicher, Petrol', 'US'],
    ['Botella de Agua Acero Inoxidable para Niños', 'US'],
    ['Gourde Inox avec Paille pour Enfant', 'US'],
    ['Screen Protector for iPhone 15 with Camera Lens', 'DE'],
    ['Insulated Steel Water Bottle with Straw Lid for Kids', 'JP'],
  ])('finds %s in %s', (title, marketplace) => {
    expect(isOther(title, marketplace)).toBe(true);
  });

  it.each<[string, Country]>([
    ['Le Creuset Dutch Oven Cast Iron, Red', 'US'],
    ['La Roche-Posay Effaclar Gel', 'US'],
    ['Kindergarten Rucksack Blue', 'US'],
    ['Stoneware Mug 茶', 'US'],
    ['USB C Hub Adapter Dual Monitor Docking Station', 'DE'],
    ['Phone Case for iPhone 15', 'DE'],
    ['Anker PowerCore 10000 Power Bank', 'JP'],
    ['Gourde Inox avec Paille pour Enfant', 'CA'],
    ['Yoga Mat', 'US'],
  ])('does not find %s in %s', (title, marketplace) => {
    expect(isOther(title, marketplace)).toBe(false);
  });

  it('needs four characters of another script, and more of them than Latin words', () => {
    expect(isOther('茶杯套', 'US')).toBe(false);
    expect(isOther('茶杯套装', 'US')).toBe(true);
    expect(isOther('Acme Tea Cup Set 茶杯套装', 'US')).toBe(false);
  });

  it('needs six Latin words in Japan', () => {
    expect(isOther('Cotton Towel Set Navy Blue', 'JP')).toBe(false);
    expect(isOther('Soft Cotton Towel Set Navy Blue', 'JP')).toBe(true);
    expect(isOther('Soft Cotton Towel Set Navy Blue タオル', 'JP')).toBe(false);
  });

  it('exempts books and the brand', () => {
    expect(isOther('Der Garten für Kinder und Eltern', 'US', 'books')).toBe(false);
    expect(isOther('Der Garten für Kinder und Eltern', 'US')).toBe(true);
    expect(isOther('小米科技生活 Lamp', 'US', 'home', '小米科技生活')).toBe(false);
    expect(isOther('小米科技生活 Lamp', 'US')).toBe(true);
  });
});
