import type { ColumnField } from '@seller-toolbox/file-import/table-file';

export const IMPORT_FIELDS = [
  'sku',
  'onHand',
  'inbound',
  'inboundDays',
  'dailySales',
  'sales7',
  'sales30',
  'sales90',
  'outOfStockDays',
  'salesDeviation',
  'leadTimeDays',
  'leadTimeDeviation',
  'unitsPerCarton',
  'minimumOrder',
  'targetCoverDays',
  'supplier',
  'unitCost',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * Headers as reports write them. English ones of the FBA inventory export (Manage Inventory Health), the Manage inventory
 * file and the restock report were read in real files, 2026-11-21; those in other languages are unverified translations.
 */
export const INVENTORY_COLUMNS: readonly ColumnField<ImportField>[] = [
  {
    field: 'sku',
    aliases: [
      'merchant sku',
      'sku',
      'seller sku',
      'msku',
      '商家sku',
      '卖家sku',
      '賣家sku',
      '出品者sku',
      'händler sku',
      'asin',
    ],
  },
  {
    field: 'onHand',
    aliases: [
      'available',
      'afn fulfillable quantity',
      'on hand',
      'stock',
      'quantity available',
      '可售',
      '可售数量',
      '可售數量',
      '现有库存',
      '在庫数',
      '販売可能',
      'verfügbar',
      'stok',
      'tồn kho',
      'tồn kho khả dụng',
    ],
  },
  {
    field: 'inbound',
    aliases: [
      'inbound quantity',
      'inbound',
      'on the way',
      '在途',
      '在途数量',
      '在途數量',
      '入庫中',
      'eingehend',
      'dalam pengiriman',
      'đang về',
    ],
    sumOf: ['afn inbound working quantity', 'afn inbound shipped quantity', 'afn inbound receiving quantity'],
  },
  {
    field: 'inboundDays',
    aliases: ['inbound days', 'days until arrival', '到货天数', '到貨天數', '到着までの日数'],
  },
  {
    field: 'dailySales',
    aliases: [
      'daily sales',
      'units per day',
      '日均销量',
      '日均銷量',
      '日販',
      'penjualan harian',
      'doanh số ngày',
    ],
  },
  {
    field: 'sales7',
    aliases: ['units shipped t7', 'sales 7', 'units sold last 7 days', '7天销量', '7天銷量', '7日間の販売数'],
  },
  {
    field: 'sales30',
    aliases: [
      'units shipped t30',
      'units sold last 30 days',
      'sales 30',
      '30天销量',
      '30天銷量',
      '30日間の販売数',
    ],
  },
  {
    field: 'sales90',
    aliases: [
      'units shipped t90',
      'units sold last 90 days',
      'sales 90',
      '90天销量',
      '90天銷量',
      '90日間の販売数',
    ],
  },
  {
    field: 'outOfStockDays',
    aliases: ['out of stock days', 'days out of stock', '断货天数', '斷貨天數', '欠品日数'],
  },
  {
    field: 'salesDeviation',
    aliases: ['sales deviation', 'daily deviation', '日销标准差', '日銷標準差', '日販標準偏差'],
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
      '备货天数',
      'リードタイム',
      'lieferzeit',
    ],
  },
  {
    field: 'leadTimeDeviation',
    aliases: [
      'lead time deviation',
      '备货周期波动',
      '周期标准差',
      '前置時間波動',
      '天數標準差',
      'リードタイム標準偏差',
    ],
  },
  {
    field: 'unitsPerCarton',
    aliases: [
      'units per carton',
      'units per case',
      'case pack',
      '箱规',
      '每箱数量',
      '每箱數量',
      '入数',
      'isi karton',
    ],
  },
  {
    field: 'minimumOrder',
    aliases: ['minimum order', 'moq', '起订量', '最低訂購量', '最小発注数', '最小ロット'],
  },
  {
    field: 'targetCoverDays',
    aliases: [
      'days of cover',
      'target cover days',
      'cover days',
      '备货覆盖天数',
      '覆盖天数',
      '覆蓋天數',
      '在庫日数',
    ],
  },
  {
    field: 'supplier',
    aliases: [
      'supplier',
      'vendor',
      'supplier name',
      '供应商',
      '供應商',
      '仕入先',
      'lieferant',
      'pemasok',
      'nhà cung cấp',
    ],
  },
  {
    field: 'unitCost',
    aliases: [
      'unit cost',
      'cost per unit',
      'purchase price',
      '采购单价',
      '採購單價',
      '進貨單價',
      '進貨成本',
      '仕入単価',
      'harga beli',
      'giá nhập',
      'giá vốn',
    ],
  },
];

/** The report of Amazon-fulfilled inventory has a separate line for unsellable units (as public importers read it). */
export const CONDITION_HEADER = 'warehouse condition code';
export const UNSELLABLE = 'UNSELLABLE';
