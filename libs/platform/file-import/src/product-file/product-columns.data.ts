import type { ColumnField } from '@seller-toolbox/tool-contract';
import type { ProductField } from '@seller-toolbox/products';
import { EXPORTED_HEADERS } from './exported-headers.data.ts';

type BulletTarget = `bullet-${1 | 2 | 3 | 4 | 5}`;

/** Where a column of a file goes: a field of a product, one of its bullets, or a column of the seller's own. */
export type ColumnTarget = Exclude<ProductField, 'bullets' | 'own'> | BulletTarget | 'own';

const bullet = (target: BulletTarget, number: number): ColumnField<ColumnTarget> => ({
  field: target,
  aliases: [
    `bullet point${number}`,
    `bullet point ${number}`,
    `bullet ${number}`,
    `key product features ${number}`,
    `五点${number}`,
  ],
});

/**
 * Headers as reports write them. English ones of the reports Fee Preview, Manage FBA Inventory, All Listings, Restock
 * Inventory and Business Report were read in public documentation and code, 2026-11; others are unverified translations.
 */
const REPORT_COLUMNS: readonly ColumnField<ColumnTarget>[] = [
  {
    field: 'sku',
    aliases: [
      'sku',
      'seller sku',
      'merchant sku',
      'msku',
      'item sku',
      '卖家sku',
      '商家sku',
      '賣家sku',
      '出品者sku',
      'händler sku',
    ],
  },
  { field: 'asin', aliases: ['asin', 'asin1', 'child asin', '(child) asin', '子asin', '商品asin'] },
  { field: 'fnsku', aliases: ['fnsku', 'fulfillment channel sku', 'fulfilment channel sku'] },
  { field: 'ean', aliases: ['ean', 'gtin', 'jan', 'ean code', 'barcode', '条形码', '條碼', 'jan コード'] },
  { field: 'upc', aliases: ['upc', 'upc code'] },
  {
    field: 'title',
    aliases: [
      'product name',
      'item name',
      'title',
      'product title',
      'name',
      'listing title',
      '商品名称',
      '商品名稱',
      '标题',
      '標題',
      '商品名',
      'nama produk',
      'tên sản phẩm',
    ],
  },
  bullet('bullet-1', 1),
  bullet('bullet-2', 2),
  bullet('bullet-3', 3),
  bullet('bullet-4', 4),
  bullet('bullet-5', 5),
  {
    field: 'description',
    aliases: [
      'item description',
      'product description',
      'description',
      '商品描述',
      '商品説明',
      'deskripsi',
      'mô tả',
    ],
  },
  {
    field: 'searchTerms',
    aliases: [
      'generic keywords',
      'generic keyword',
      'search terms',
      'backend keywords',
      '搜索词',
      '搜尋字詞',
      '検索キーワード',
      'từ khóa backend',
    ],
  },
  { field: 'brand', aliases: ['brand', 'brand name', '品牌', 'ブランド', 'merek', 'thương hiệu'] },
  {
    field: 'category',
    aliases: [
      'product group',
      'category',
      'product type',
      '类目',
      '類別',
      'カテゴリ',
      'kategori',
      'danh mục',
      'ngành hàng',
    ],
  },
  {
    field: 'condition',
    aliases: ['condition', 'item condition', '状况', '狀況', 'コンディション', 'kondisi', 'tình trạng'],
  },
  { field: 'link', aliases: ['link', 'url', 'product url', '链接', '連結', 'リンク', 'tautan', 'liên kết'] },
  {
    field: 'marketplace',
    aliases: [
      'amazon store',
      'marketplace',
      'country',
      'store',
      'country code',
      '站点',
      '站點',
      'マーケットプレイス',
      'negara',
      'sàn',
    ],
  },
  {
    field: 'price',
    aliases: [
      'your price',
      'price',
      'sales price',
      'selling price',
      'standard price',
      'list price',
      '价格',
      '售价',
      '價格',
      '售價',
      '価格',
      '販売価格',
      'harga',
      'giá bán',
    ],
  },
  {
    field: 'cost',
    aliases: [
      'cost',
      'unit cost',
      'landed cost',
      'cost of goods',
      'cogs',
      '成本',
      '采购价',
      '採購價',
      '原価',
      '仕入れ値',
      'biaya',
      'giá vốn',
    ],
  },
  {
    field: 'currency',
    aliases: ['currency', 'currency code', '币种', '幣別', '通貨', 'mata uang', 'tiền tệ', 'loại tiền'],
  },
  {
    field: 'dimensionUnit',
    aliases: [
      'unit of dimension',
      'dimension unit',
      'length unit',
      'item dimensions unit',
      'package length unit of measure',
      'package dimensions unit of measure',
      '长度单位',
      '長度單位',
    ],
  },
  {
    field: 'weightUnit',
    aliases: ['unit of weight', 'weight unit', 'package weight unit of measure', '重量单位', '重量單位'],
  },
  {
    field: 'packageLength',
    aliases: [
      'longest side',
      'package length',
      'length',
      'item length',
      'unit length',
      '长',
      '包装长度',
      '長',
      '長さ',
      'panjang',
      'dài',
    ],
  },
  {
    field: 'packageWidth',
    aliases: [
      'median side',
      'package width',
      'width',
      'item width',
      'unit width',
      '宽',
      '包装宽度',
      '寬',
      '幅',
      'lebar',
      'rộng',
    ],
  },
  {
    field: 'packageHeight',
    aliases: [
      'shortest side',
      'package height',
      'height',
      'item height',
      'unit height',
      '高',
      '包装高度',
      '高さ',
      'tinggi',
      'cao',
    ],
  },
  {
    field: 'packageWeight',
    aliases: [
      'item package weight',
      'package weight',
      'weight',
      'item weight',
      'unit weight',
      '重量',
      '包装重量',
      '重さ',
      'berat',
      'cân nặng',
      'trọng lượng',
    ],
  },
  {
    field: 'unitsPerCarton',
    aliases: [
      'units per carton',
      'units per case',
      'case pack',
      'case quantity',
      '装箱数',
      '每箱数量',
      '每箱數量',
      '入数',
      'isi per karton',
    ],
  },
  { field: 'cartonLength', aliases: ['carton length', 'case length', '外箱长', '外箱長'] },
  { field: 'cartonWidth', aliases: ['carton width', 'case width', '外箱宽', '外箱寬'] },
  { field: 'cartonHeight', aliases: ['carton height', 'case height', '外箱高'] },
  { field: 'cartonWeight', aliases: ['carton weight', 'case weight', '外箱重量', '箱重'] },
  {
    field: 'supplier',
    aliases: ['supplier', 'vendor', '供应商', '供應商', '仕入先', 'pemasok', 'nhà cung cấp'],
  },
  {
    field: 'leadTimeDays',
    aliases: [
      'lead time',
      'lead time days',
      '备货周期',
      '备货周期 天',
      '补货周期',
      '前置時間',
      '前置時間 天',
      '備貨天數',
      'リードタイム',
      'waktu tunggu',
    ],
  },
  {
    field: 'minimumOrder',
    aliases: [
      'minimum order',
      'moq',
      'minimum order quantity',
      '起订量',
      '最小起订量',
      '最低訂購量',
      '最低起訂量',
      '最小発注数',
    ],
  },
  {
    field: 'stockOnHand',
    aliases: [
      'afn fulfillable quantity',
      'available',
      'stock on hand',
      'on hand',
      'quantity',
      'stock',
      '可售',
      '可售数量',
      '可售數量',
      '在庫数',
      'stok',
      'tồn kho',
      'tồn kho khả dụng',
    ],
  },
  {
    field: 'stockInbound',
    aliases: ['inbound', 'stock inbound', 'inbound quantity', '在途', '在途数量', '在途數量', '入庫中'],
    sumOf: ['afn inbound working quantity', 'afn inbound shipped quantity', 'afn inbound receiving quantity'],
  },
  {
    field: 'sales7',
    aliases: ['units shipped t7', 'sales 7', 'units sold last 7 days', '7天销量', '7天銷量'],
  },
  {
    field: 'sales30',
    // A Business Report has the units of its period, which it does not say; a month is usual, and the preview shows the choice.
    aliases: [
      'units sold last 30 days',
      'units shipped t30',
      'sales 30',
      '30天销量',
      '30天銷量',
      'units ordered',
    ],
  },
  {
    field: 'sales90',
    aliases: ['units shipped t90', 'sales 90', 'units sold last 90 days', '90天销量', '90天銷量'],
  },
  {
    field: 'expectedFulfillmentFee',
    aliases: [
      'expected fulfillment fee per unit',
      'expected fulfilment fee per unit',
      'expected domestic fulfillment fee per unit',
      'expected domestic fulfilment fee per unit',
      '预计配送费',
      '預計配送費',
    ],
  },
  { field: 'sizeTier', aliases: ['product size tier', 'size tier', '尺寸分段', 'サイズ区分'] },
  {
    field: 'isDangerous',
    aliases: ['dangerous goods', 'is dangerous', 'hazmat', '危险品', '危險品', '危険物'],
  },
  { field: 'isApparel', aliases: ['apparel', 'is apparel', 'clothing', '服装', '服裝', '衣類'] },
  { field: 'notes', aliases: ['notes', 'note', 'remarks', '备注', '備註', 'メモ', 'catatan', 'ghi chú'] },
];

/** Every header that is known: of reports, and of the site's own files. */
export const PRODUCT_COLUMNS: readonly ColumnField<ColumnTarget>[] = REPORT_COLUMNS.map((column) => ({
  ...column,
  aliases: [...column.aliases, ...(EXPORTED_HEADERS[column.field] ?? [])],
}));

/** Headers of reports that only look like those of a field. */
export const OTHER_COLUMNS: ReadonlySet<string> = new Set([
  'fulfillment channel',
  'fulfilment channel',
  'product id',
  'product id type',
  'external product id',
  'external product id type',
  'item note',
  'parent asin',
  'units ordered b2b',
  'sales last 30 days',
]);

/** The fee of an order from another country is not that of the product's marketplace. */
export const OTHER_COLUMN = /^expected efn fulfil?lment fee per unit/;

/** In the order in which a person chooses. */
export const COLUMN_TARGETS: readonly ColumnTarget[] = [...PRODUCT_COLUMNS.map(({ field }) => field), 'own'];
