import type { ColumnField } from '@seller-toolbox/file-import/table-file';

/** Fields of a label row, in column order for files without headers. */
export const LABEL_FIELDS = ['value', 'title', 'copies', 'condition', 'type'] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/**
 * Headers in sellers' lists and FBA inventory files (real files, 2026-11-21); printed codes have priority over SKUs. Other
 * languages are unverified translations.
 */
export const LABEL_COLUMNS: readonly ColumnField<LabelField>[] = [
  {
    field: 'value',
    aliases: [
      'fnsku',
      'barcode',
      'code',
      'value',
      'upc',
      'ean',
      'gtin',
      'jan',
      '条码',
      '条形码',
      '编码',
      '條碼',
      '編碼',
      'コード',
      'バーコード',
      'janコード',
      'kode',
      'kode batang',
      'mã',
      'mã vạch',
      'strichcode',
      'sku',
    ],
  },
  {
    field: 'title',
    aliases: [
      'title',
      'product name',
      'item name',
      'name',
      'description',
      '标题',
      '商品名称',
      '品名',
      '標題',
      '商品名稱',
      '商品名',
      'タイトル',
      'judul',
      'nama produk',
      'tiêu đề',
      'tên sản phẩm',
      'titel',
      'produktname',
    ],
  },
  {
    field: 'copies',
    aliases: [
      'copies',
      'labels',
      'quantity',
      'qty',
      'units',
      'count',
      '张数',
      '份数',
      '数量',
      '張數',
      '份數',
      '數量',
      '枚数',
      'jumlah',
      'số nhãn',
      'số lượng',
      'anzahl',
      'menge',
    ],
  },
  {
    field: 'condition',
    aliases: [
      'condition',
      '成色',
      '商品状况',
      '商品狀況',
      'コンディション',
      'kondisi',
      'tình trạng',
      'zustand',
    ],
  },
  { field: 'type', aliases: ['type', 'barcode type', '类型', '類型', '種類', 'jenis', 'loại', 'typ'] },
];
