import type { ColumnField } from '../table-file/index.ts';

/**
 * Headers under which listing reports and inventory files carry titles and what names a product. Those of the English
 * reports are `item-name` and `seller-sku` (active listings report); the others are how sellers translate them. 2026-11-22.
 */
export const TITLE_COLUMNS: readonly ColumnField<'title' | 'name'>[] = [
  {
    field: 'title',
    aliases: [
      'item name',
      'title',
      'product title',
      'product name',
      'listing title',
      'item title',
      '商品名称',
      '商品标题',
      '标题',
      '商品名稱',
      '商品標題',
      '標題',
      '商品名',
      'タイトル',
      '商品タイトル',
      'artikelbezeichnung',
      'titel',
      'titre',
      'titolo',
      'título',
      'judul',
      'judul produk',
      'nama produk',
      'tiêu đề',
      'tên sản phẩm',
    ],
  },
  {
    field: 'name',
    aliases: [
      'seller sku',
      'sku',
      'merchant sku',
      'msku',
      'asin',
      'asin1',
      'item sku',
      'product id',
      '商家sku',
      '卖家sku',
      '賣家sku',
      '出品者sku',
      'händler sku',
    ],
  },
];
