import type { ReportKind } from '@seller-toolbox/file-import/report-file';
import { plainHeader } from '@seller-toolbox/file-import/table-file';
import type { CompetitorField } from '../engine/competitor-sources.schema.ts';

type CompetitorKind = ReportKind<CompetitorField>;

const FIGURES: readonly CompetitorField[] = [
  'price',
  'rating',
  'reviewCount',
  'salesRank',
  'monthlySales',
  'monthlyRevenue',
  'allFees',
  'fbaFee',
];

/** Headers of any table of products; those of other languages than English and Chinese are unverified translations. */
const OWN_TABLE_HEADERS: Readonly<Record<CompetitorField, readonly string[]>> = {
  asin: ['ASIN', 'Child ASIN', 'Product ID', '商品编号', '商品編號', '商品コード'],
  title: [
    'Title',
    'Product',
    'Product Title',
    'Product Name',
    'Name',
    'Item Name',
    '商品标题',
    '标题',
    '商品名称',
    '产品名称',
    '商品標題',
    '商品名',
    '製品名',
    'Produkt',
    'Produktname',
    'Titel',
    'Producto',
    'Título',
    'Produit',
    'Titre',
    'Prodotto',
    'Titolo',
    'Nama Produk',
    'Tên sản phẩm',
  ],
  brand: ['Brand', '品牌', 'ブランド', 'Marke', 'Marca', 'Marque', 'Merek', 'Thương hiệu'],
  price: ['Price', '价格', '售价', '價格', '価格', 'Preis', 'Precio', 'Prix', 'Prezzo', 'Harga', 'Giá'],
  rating: [
    'Rating',
    'Ratings',
    'Stars',
    '评分',
    '星级',
    '評分',
    '評価',
    'Bewertung',
    'Valoración',
    'Note',
    'Valutazione',
    'Peringkat',
    'Đánh giá',
  ],
  reviewCount: [
    'Reviews',
    'Review Count',
    'Number of Reviews',
    '评分数',
    '评论数',
    '评价数',
    '評論數',
    'レビュー数',
    'Bewertungen',
    'Rezensionen',
    'Reseñas',
    'Avis',
    'Recensioni',
    'Ulasan',
    'Số đánh giá',
  ],
  salesRank: [
    'BSR',
    'Sales Rank',
    'Best Sellers Rank',
    'Rank',
    '大类BSR',
    '销售排名',
    '排名',
    '売れ筋ランキング',
    'Verkaufsrang',
  ],
  monthlySales: [
    'Sales',
    'Monthly Sales',
    'Units',
    'Units Sold',
    '月销量',
    '销量',
    '月銷量',
    '月間販売数',
    '販売数',
    'Verkäufe',
    'Absatz',
    'Ventas',
    'Ventes',
    'Vendite',
    'Penjualan',
    'Doanh số',
  ],
  monthlyRevenue: [
    'Revenue',
    'Monthly Revenue',
    '月销售额',
    '销售额',
    '月銷售額',
    '売上',
    '月間売上',
    'Umsatz',
    'Ingresos',
    "Chiffre d'affaires",
    'Fatturato',
    'Pendapatan',
    'Doanh thu',
  ],
  allFees: ['Fees', 'Total Fees', '总费用', '總費用', '手数料', 'Gebühren'],
  fbaFee: ['FBA', 'FBA Fee', 'FBA Fees', 'FBA 费用', 'FBA費用', 'FBA手数料', 'FBA-Gebühr'],
  listedOn: [
    'Creation Date',
    'Date First Available',
    'Listed On',
    '上架时间',
    '上架日期',
    '上架時間',
    '発売日',
    'Im Angebot seit',
  ],
};

const READS = { listedOn: 'day', rating: 'stars', asin: 'text', title: 'text', brand: 'text' } as const;

function columnsOf(
  headers: Readonly<Partial<Record<CompetitorField, readonly string[]>>>,
): CompetitorKind['columns'] {
  return Object.entries(headers).map(([name, aliases]) => {
    // The keys of the tables are fields.
    const field = name as CompetitorField;
    return {
      field,
      aliases: [...new Set(aliases.map(plainHeader))],
      reads: field in READS ? READS[field as keyof typeof READS] : 'number',
    };
  });
}

const required: CompetitorKind['required'] = [['asin', 'title'], FIGURES];

export const COMPETITOR_KINDS: readonly CompetitorKind[] = [
  {
    id: 'xray',
    form: 'table',
    columns: columnsOf({
      asin: ['ASIN'],
      title: ['Product Details', 'Title'],
      brand: ['Brand'],
      price: ['Price  $', 'Price £', 'Price €', 'Price'],
      rating: ['Ratings', 'Rating'],
      reviewCount: ['Review Count'],
      salesRank: ['BSR'],
      monthlySales: ['ASIN Sales', 'Sales'],
      monthlyRevenue: ['ASIN Revenue', 'Revenue'],
      allFees: ['Fees  $', 'Fees'],
      listedOn: ['Creation Date'],
    }),
    required,
    uniqueHeaders: [
      'product details',
      'asin sales',
      'asin revenue',
      'parent level sales',
      'parent level revenue',
    ],
    source: 'Helium 10, Xray (public code)',
    checkedOn: '2026-11-22',
  },
  {
    id: 'product-list',
    form: 'table',
    columns: columnsOf({
      asin: ['ASIN'],
      title: ['商品标题', '商品標題', '标题'],
      brand: ['品牌'],
      price: ['价格($)', '价格', '價格'],
      rating: ['评分', '評分'],
      reviewCount: ['评分数', '評分數', '评论数'],
      salesRank: ['大类BSR', '大類BSR', '小类BSR'],
      monthlySales: ['月销量', '月銷量'],
      monthlyRevenue: ['月销售额', '月销售额($)', '月銷售額'],
      fbaFee: ['FBA($)', 'FBA'],
      listedOn: ['上架时间', '上架時間'],
    }),
    required,
    uniqueHeaders: ['大类bsr', '小类bsr', '月销量', '月销售额', '卖家数', '毛利率'],
    source: 'SellerSprite and other Chinese product tools (public code)',
    checkedOn: '2026-11-22',
  },
  {
    id: 'own-table',
    form: 'table',
    columns: columnsOf(OWN_TABLE_HEADERS),
    required,
    source: 'a table of the visitor',
    checkedOn: '2026-11-23',
  },
];
