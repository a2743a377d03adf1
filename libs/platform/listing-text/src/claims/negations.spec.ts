import { findClaims } from './find-claims.ts';

const rulesIn = (text: string) => findClaims(text).map(({ rule }) => rule);

describe('a negation of something else in front of a claim', () => {
  it.each([
    ['无线充电器 免费送货', 'shipping'],
    ['不锈钢 包邮 水杯', 'shipping'],
    ['不锈钢材质免费送货', 'shipping'],
    ['无线耳机终身保修', 'guarantee'],
    ['无糖 治疗糖尿病', 'medical'],
    ['不含BPA 包邮', 'shipping'],
    ['無添加 風邪を治す お茶', 'medical'],
    ['非卖品 包邮', 'shipping'],
    ['Non Toxic Antibacterial Cutting Board', 'antimicrobial'],
    ['Supplement without caffeine cures insomnia', 'medical'],
    ['Dog Toy No Squeaker FDA approved', 'medical'],
    ['No BPA 50% off bottle', 'offer'],
    ['Bag without strap Best Seller', 'offer'],
    ['Floor Mats Not for Hybrid Free Shipping', 'shipping'],
    ['Ohne BPA kostenloser Versand', 'shipping'],
    ['Sans sucre guérit le diabète gélules', 'medical'],
    ['Senza zucchero cura il diabete', 'medical'],
    ['Sin azúcar cura la diabetes', 'medical'],
  ])('does not clear it: %s', (text, rule) => {
    expect(rulesIn(text)).toContain(rule);
  });
});

describe('a negation of the claim', () => {
  it.each([
    'Does not cure colds',
    'Not intended to diagnose or treat any disease',
    'Cures no disease',
    'No free shipping',
    'Without any such warranty',
    'No warranty or refund',
    'There is no coating against bacteria on this board',
    'Not for medical use',
    'Heilt keine Krankheiten',
    'Keine Garantie',
    'Nicht antibakteriell beschichtet',
    'Ohne antibakterielle Ausrüstung',
    'Ne guérit pas le rhume',
    'Sans traitement antibactérien',
    'No sirve para tratar dolencias',
    'Sin garantía de devolución',
    'Non cura il raffreddore',
    'Senza trattamento antibatterico',
    '風邪を治すものではありません',
    '不能治疗糖尿病',
    '不具有治疗作用',
    '没有终身质保',
    '不包邮',
    '無保固',
  ])('clears it: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });

  it.each([
    'Not only cures colds but prevents flu',
    'No waiting, free shipping',
    'Nicht nur kostenloser Versand',
  ])('does not reach over "only" or a comma: %s', (text) => {
    expect(rulesIn(text)).not.toEqual([]);
  });
});
