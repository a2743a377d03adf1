import { sellerCodes } from './seller-codes.ts';

const codesIn = (text: string) => sellerCodes(text).map(({ start, end }) => text.slice(start, end));

describe('sellerCodes', () => {
  it.each([
    ['Fits the lid B0C7XN4QTL', 'B0C7XN4QTL'],
    ['Mug, item no. 118-402', 'item no. 118-402'],
    ['Mug, item #40021', 'item #40021'],
    ['Our item code is 55210', 'Our item code is 55210'],
    ['Brotkasten mit Deckel (interne Nr. 60318/W)', 'interne Nr. 60318/W'],
    ['Artikelnummer 4711', 'Artikelnummer 4711'],
    ['Artikelnummer unseres Shops: VH-20871', 'Artikelnummer unseres Shops: VH-20871'],
    ['Lagernummer KH_0093', 'Lagernummer KH_0093'],
    ['Lampe, UGS LC-018-BL', 'UGS LC-018-BL'],
    ['Numéro d’article 20394', 'Numéro d’article 20394'],
    ['Pídalo con nuestra ref. 5530-AZ', 'nuestra ref. 5530-AZ'],
    ['N.º 90214 del catálogo de nuestra tienda', 'N.º 90214 del catálogo de nuestra tienda'],
    ['Manta, SKU interno MP150GR', 'SKU interno MP150GR'],
    ['Articolo numero 56090', 'Articolo numero 56090'],
    ['当店管理番号「KM-0482」', '当店管理番号「KM-0482'],
    ['商品编号70351', '商品编号70351'],
    ['SKU venditore: CAS-3301-BLU', 'SKU venditore: CAS-3301-BLU'],
    ['Nuestra referencia de almacén: ZT-1184-AZ', 'Nuestra referencia de almacén: ZT-1184-AZ'],
    ['Our reference for the lamp is LT-5527', 'Our reference for the lamp is LT-5527'],
    ['Chez nous, il porte la référence FX/77/02', 'référence FX/77/02'],
    ['Gummi, Bestell-Nr. KG 30518', 'Bestell-Nr. KG 30518'],
    ['Espejo, cód. artículo RV-882-IZ', 'cód. artículo RV-882-IZ'],
    ['Filtro, cod. art. FA 22810', 'cod. art. FA 22810'],
  ])('"%s" has the code of a seller', (text, code) => {
    expect(codesIn(text)).toEqual([code]);
  });

  it.each([
    'Bestell-Nr. in 2024 geändert',
    'Cable gland, ref. IEC 62444',
    'Item 2 of 3',
    'Ref. 4055',
    'Réf. 4055',
    'Artikelnummer 471',
    'Fits item no. 118-402',
    'Kompatibel mit Bestell-Nr. 2608-606',
    'Al posto del codice TN-2410',
    'Color code 18-1663',
    'Error code E24-1',
    'Model no. 4410 of our old range',
    'Nr. 1234 in unserem Heft',
    'Dübel, Art. Nr. DIN 912',
    'Lit les codes EAN-13 et UPC-E',
    'Codes EAN-13 and QR',
    'Timber treated to code CP-5756',
    'Fil DMC référence 3865-A',
    '色番号 N-93 の塗料',
    '純正品番 87139-30040 に対応',
  ])('"%s" has none', (text) => {
    expect(codesIn(text)).toEqual([]);
  });
});
