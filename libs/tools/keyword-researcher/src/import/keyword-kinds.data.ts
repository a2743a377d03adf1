import type { ReportColumn, ReportKind } from '@seller-toolbox/file-import/report-file';
import {
  KEYWORD_HEADERS,
  MONTHLY_VOLUME_HEADERS,
  SEARCH_TERM_HEADERS,
  VOLUME_360_HEADERS,
  VOLUME_90_HEADERS,
} from '@seller-toolbox/reference-data/keyword-headers.data';
import { headerName } from '@seller-toolbox/reference-data/search-term-report-header-name';
import {
  HEADER_LANGUAGES,
  type SearchTermReportField,
} from '@seller-toolbox/reference-data/search-term-report-headers.data';
import type { KeywordField, SourceKind } from '../engine/keyword-sources.schema.ts';
import { QUERY_PERFORMANCE_COLUMNS, QUERY_PERFORMANCE_HEADERS } from './query-performance-columns.data.ts';

type KeywordKind = ReportKind<KeywordField> & { readonly id: SourceKind };

/** The three most clicked products of a term. */
const topProducts: readonly ReportColumn<KeywordField>[] = ([1, 2, 3] as const).flatMap(
  (place): ReportColumn<KeywordField>[] => [
    {
      field: `topAsin${place}`,
      aliases: [
        `top clicked product ${place} asin`,
        `top clicked asin ${place}`,
        `${place} clicked asin`,
        `am häufigsten angeklicktes produkt ${place} asin`,
        `クリックの多い商品 ${place} asin`,
        `上位クリック商品 ${place} asin`,
        `点击量最高的商品 ${place} asin`,
        `最多点击的商品 ${place} asin`,
      ],
      reads: 'text',
    },
    {
      field: `topClickShare${place}`,
      aliases: [
        `top clicked product ${place} click share`,
        `${place} click share`,
        `am häufigsten angeklicktes produkt ${place} klickanteil`,
        `クリックの多い商品 ${place} クリックシェア`,
        `上位クリック商品 ${place} クリックシェア`,
        `点击量最高的商品 ${place} 点击份额`,
        `最多点击的商品 ${place} 点击份额`,
      ],
      reads: 'percent',
    },
    {
      field: `topConversionShare${place}`,
      aliases: [
        `top clicked product ${place} conversion share`,
        `${place} conversion share`,
        `am häufigsten angeklicktes produkt ${place} conversion anteil`,
        `クリックの多い商品 ${place} コンバージョンシェア`,
        `上位クリック商品 ${place} コンバージョンシェア`,
        `点击量最高的商品 ${place} 转化份额`,
        `最多点击的商品 ${place} 转化份额`,
      ],
      reads: 'percent',
    },
  ],
);

/**
 * Reports of keywords. English and Chinese headers were read in public code and documentation, 2026-11; those in other
 * languages are unverified translations, which is why the page shows each mapping.
 */
export const KEYWORD_KINDS: readonly KeywordKind[] = [
  {
    id: 'query-performance',
    form: 'table',
    columns: QUERY_PERFORMANCE_COLUMNS,
    required: [['term'], ['queryVolume', 'impressions', 'clicks', 'purchases']],
    uniqueHeaders: QUERY_PERFORMANCE_HEADERS,
    source:
      'Brand Analytics, Search Query Performance, brand view and ASIN view (public code and documentation)',
    checkedOn: '2026-11-22',
  },
  {
    id: 'top-search-terms',
    form: 'table',
    columns: [
      { field: 'term', aliases: [...SEARCH_TERM_HEADERS, 'search query'], reads: 'text' },
      {
        field: 'frequencyRank',
        aliases: [
          'search frequency rank',
          'suchfrequenz rang',
          'suchhäufigkeitsrang',
          'classificazione frequenza di ricerca',
          'rang de fréquence de recherche',
          '検索頻度ランク',
          '検索頻度ランキング',
          '搜索频率排名',
          '搜尋頻率排名',
        ],
        reads: 'number',
      },
      ...topProducts,
      { field: 'date', aliases: ['reporting date', 'berichtsdatum', 'レポート日', '报告日期'], reads: 'day' },
    ],
    required: [['term'], ['frequencyRank']],
    rankField: 'frequencyRank',
    uniqueHeaders: [
      'search frequency rank',
      'suchfrequenz rang',
      '検索頻度ランク',
      '検索頻度ランキング',
      '搜索频率排名',
    ],
    source: 'Brand Analytics, Top Search Terms (public code and documentation)',
    checkedOn: '2026-11-22',
  },
  {
    id: 'opportunity-explorer',
    form: 'table',
    columns: [
      { field: 'term', aliases: SEARCH_TERM_HEADERS, reads: 'text' },
      { field: 'volume360', aliases: VOLUME_360_HEADERS, reads: 'number' },
      { field: 'volume90', aliases: VOLUME_90_HEADERS, reads: 'number' },
      {
        field: 'volumeTrend',
        aliases: [
          'search volume growth',
          'search volume growth past 90 days',
          'search volume growth past 180 days',
          'search volume growth past 360 days',
          '搜索量增长',
          '検索ボリュームの増加率',
        ],
        reads: 'percent',
        isSigned: true,
      },
      {
        field: 'conversionRate',
        aliases: [
          'search conversion rate',
          'search conversion rate past 360 days',
          'search conversion rate 360 days',
          '搜索转化率',
          '検索コンバージョン率',
        ],
        reads: 'percent',
      },
      ...([1, 2, 3] as const).map((place): ReportColumn<KeywordField> => ({
        field: `topAsin${place}`,
        aliases: [`top clicked product ${place} asin`],
        reads: 'text',
      })),
    ],
    required: [['term'], ['volume360', 'volume90']],
    uniqueHeaders: ['search volume past 360 days', 'search volume past 90 days', 'search conversion rate'],
    source: 'Seller Central, Product Opportunity Explorer (public code)',
    checkedOn: '2026-11-22',
  },
  {
    id: 'cerebro',
    form: 'table',
    columns: [
      { field: 'term', aliases: ['keyword phrase', 'keyword'], reads: 'text' },
      { field: 'monthlyVolume', aliases: MONTHLY_VOLUME_HEADERS, reads: 'number' },
      { field: 'volumeTrend', aliases: ['search volume trend'], reads: 'percent', isSigned: true },
      { field: 'keywordSales', aliases: ['keyword sales'], reads: 'number' },
      { field: 'toolScore', aliases: ['cerebro iq score', 'magnet iq score'], reads: 'number' },
      { field: 'topThreeClickShare', aliases: ['aba total click share'], reads: 'percent' },
      { field: 'topThreeConversionShare', aliases: ['aba total conv share'], reads: 'percent' },
      { field: 'bid', aliases: ['h10 ppc sugg bid', 'suggested ppc bid'], reads: 'number' },
      { field: 'titleDensity', aliases: ['title density'], reads: 'number' },
      { field: 'ownRank', aliases: ['position rank', 'organic rank'], reads: 'rank' },
      { field: 'rivalsRanked', aliases: ['ranking competitors count'], reads: 'number' },
    ],
    required: [['term'], ['monthlyVolume', 'keywordSales']],
    uniqueHeaders: ['keyword phrase', 'cerebro iq score', 'magnet iq score'],
    named: { field: 'ranks', header: /^B[0-9A-Z]{9}$/ },
    source: 'Helium 10, Cerebro and Magnet (public code)',
    checkedOn: '2026-11-22',
  },
  {
    id: 'keyword-mining',
    form: 'table',
    columns: [
      { field: 'term', aliases: ['关键词', '關鍵詞', '关键字', '流量词'], reads: 'text' },
      { field: 'monthlyVolume', aliases: MONTHLY_VOLUME_HEADERS, reads: 'number' },
      { field: 'keywordSales', aliases: ['月购买量', '月購買量', '购买量'], reads: 'number' },
      { field: 'conversionRate', aliases: ['购买率', '購買率'], reads: 'percent' },
      { field: 'topThreeClickShare', aliases: ['点击总占比', '點擊總占比', '点击集中度'], reads: 'percent' },
      {
        field: 'topThreeConversionShare',
        aliases: ['转化总占比', '轉化總占比', '转化集中度'],
        reads: 'percent',
      },
      { field: 'bid', aliases: ['ppc竞价', 'ppc 竞价', 'ppc競價'], reads: 'number' },
      { field: 'titleDensity', aliases: ['标题密度', '標題密度'], reads: 'number' },
      { field: 'ownRank', aliases: ['自然排名'], reads: 'rank' },
      { field: 'trafficShare', aliases: ['流量占比'], reads: 'percent' },
    ],
    required: [['term'], ['monthlyVolume', 'keywordSales', 'trafficShare']],
    uniqueHeaders: ['月搜索量', '月购买量', '需供比', '标题密度', 'spr', '流量占比'],
    named: { field: 'ranks', header: /^B[0-9A-Z]{9}$/ },
    source: 'SellerSprite and other Chinese keyword tools (public code)',
    checkedOn: '2026-11-22',
  },
];

const adColumn = (field: KeywordField, name: SearchTermReportField): ReportColumn<KeywordField> => ({
  field,
  aliases: [...new Set(HEADER_LANGUAGES.flatMap(({ headers }) => (headers[name] ?? []).map(headerName)))],
  reads: name === 'term' ? 'text' : 'number',
});

/**
 * The search term report of Sponsored Products, with the headers by which the search term analyzer reads it. Hooks leave it out:
 * the file is that tool's first.
 */
export const AD_SEARCH_TERMS: KeywordKind = {
  id: 'ad-search-terms',
  form: 'table',
  plain: headerName,
  columns: [
    adColumn('term', 'term'),
    adColumn('adImpressions', 'impressions'),
    adColumn('adClicks', 'clicks'),
    adColumn('adSpend', 'spend'),
    adColumn('adSales', 'sales'),
    adColumn('adOrders', 'orders'),
    {
      field: 'date',
      // Unverified but for the English one.
      aliases: [
        'End Date',
        'Enddatum',
        'Date de fin',
        'Data di fine',
        'Fecha de fin',
        '終了日',
        '结束日期',
      ].map(headerName),
      reads: 'day',
    },
  ],
  required: [['term'], ['adClicks'], ['adSpend']],
  uniqueHeaders: adColumn('term', 'term').aliases,
  source: 'Advertising console, Sponsored Products search term report (public code that reads real files)',
  checkedOn: '2026-11-22',
};

/** One suggestion a line, pasted or typed. Hooks leave it out: any list of texts looks like it. */
export const KEYWORD_LIST: KeywordKind = {
  id: 'keyword-list',
  form: 'table',
  columns: [
    {
      field: 'term',
      aliases: KEYWORD_HEADERS,
      reads: 'text',
    },
  ],
  required: [['term']],
  cell: /\p{L}/u,
  source: 'a list of the visitor',
  checkedOn: '2026-11-22',
};

/** Every kind that the tool reads where it is chosen. */
export const ALL_KEYWORD_KINDS: readonly KeywordKind[] = [...KEYWORD_KINDS, AD_SEARCH_TERMS, KEYWORD_LIST];
