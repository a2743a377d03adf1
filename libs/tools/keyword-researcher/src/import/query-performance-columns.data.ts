import type { ReportColumn } from '@seller-toolbox/file-import/report-file';
import { plainHeader } from '@seller-toolbox/file-import/table-file';
import type { KeywordField } from '../engine/keyword-sources.schema.ts';

/** The words of one language, or of one form of the report, that its headers are put together from. */
interface HeaderWords {
  readonly query: readonly string[];
  readonly volume: readonly string[];
  readonly score: readonly string[];
  readonly date: readonly string[];
  /** Before the colon. */
  readonly steps: Readonly<Record<Step, readonly string[]>>;
  /** Behind the colon. */
  readonly total: readonly string[];
  readonly own: readonly string[];
  readonly share: readonly string[];
  readonly price: readonly string[];
  readonly ownPrice: readonly string[];
}

type Step = 'impressions' | 'clicks' | 'cartAdds' | 'purchases';

/**
 * English ones of the brand view and the ASIN view, the British "Basket Adds" and the Italian ones of purchases and clicks
 * were read in public code and documentation, 2026-11; all others are unverified translations.
 */
const HEADER_WORDS: readonly HeaderWords[] = [
  {
    query: ['Search Query'],
    volume: ['Search Query Volume'],
    score: ['Search Query Score'],
    date: ['Reporting Date'],
    steps: {
      impressions: ['Impressions'],
      clicks: ['Clicks'],
      cartAdds: ['Cart Adds', 'Basket Adds'],
      purchases: ['Purchases'],
    },
    total: ['Total Count'],
    own: ['Brand Count', 'ASIN Count'],
    share: ['Brand Share %', 'ASIN Share %'],
    price: ['Price (Median)'],
    ownPrice: ['Brand Price (Median)', 'ASIN Price (Median)'],
  },
  {
    query: ['Suchanfrage', 'Suchbegriff'],
    volume: ['Suchanfragenvolumen', 'Volumen der Suchanfrage', 'Suchvolumen'],
    score: ['Suchanfragenbewertung', 'Bewertung der Suchanfrage'],
    date: ['Berichtsdatum'],
    steps: {
      impressions: ['Impressionen', 'Impressions'],
      clicks: ['Klicks'],
      cartAdds: ['Zum Einkaufswagen hinzugefügt', 'In den Einkaufswagen', 'Einkaufswagen-Hinzufügungen'],
      purchases: ['Käufe'],
    },
    total: ['Gesamtzahl', 'Gesamtanzahl'],
    own: ['Markenanzahl', 'Anzahl Marke', 'ASIN-Anzahl', 'Anzahl ASIN'],
    share: ['Markenanteil %', 'Anteil der Marke %', 'ASIN-Anteil %', 'Anteil der ASIN %'],
    price: ['Preis (Median)', 'Preis (Mittelwert)'],
    ownPrice: ['Markenpreis (Median)', 'ASIN-Preis (Median)'],
  },
  {
    query: ['Query di ricerca', 'Termine di ricerca'],
    volume: ['Volume della query di ricerca', 'Volume query di ricerca'],
    score: ['Punteggio della query di ricerca'],
    date: ['Data del report', 'Data di riferimento'],
    steps: {
      impressions: ['Impressioni'],
      clicks: ['Clic'],
      cartAdds: ['Aggiunte al carrello'],
      purchases: ['Acquisti'],
    },
    total: ['conteggio totale'],
    own: ['conteggio marchio', 'conteggio ASIN'],
    share: ['% quota del marchio', '% quota ASIN'],
    price: ['prezzo (mediano)', 'prezzo (mediana)'],
    ownPrice: ['prezzo del marchio (mediano)', 'prezzo ASIN (mediano)'],
  },
  {
    query: ['Requête de recherche'],
    volume: ['Volume de la requête de recherche', 'Volume de recherche'],
    score: ['Score de la requête de recherche'],
    date: ['Date du rapport'],
    steps: {
      impressions: ['Impressions'],
      clicks: ['Clics'],
      cartAdds: ['Ajouts au panier'],
      purchases: ['Achats'],
    },
    total: ['nombre total'],
    own: ['nombre pour la marque', 'nombre de la marque', "nombre pour l'ASIN"],
    share: ['part de la marque %', '% de part de la marque', "part de l'ASIN %"],
    price: ['prix (médian)'],
    ownPrice: ['prix de la marque (médian)', "prix de l'ASIN (médian)"],
  },
  {
    query: ['Consulta de búsqueda', 'Término de búsqueda'],
    volume: ['Volumen de la consulta de búsqueda', 'Volumen de búsqueda'],
    score: ['Puntuación de la consulta de búsqueda'],
    date: ['Fecha del informe'],
    steps: {
      impressions: ['Impresiones'],
      clicks: ['Clics'],
      cartAdds: ['Añadidos al carrito', 'Añadidos a la cesta'],
      purchases: ['Compras'],
    },
    total: ['recuento total'],
    own: ['recuento de la marca', 'recuento del ASIN'],
    share: ['% de cuota de la marca', 'cuota de la marca %', 'cuota del ASIN %'],
    price: ['precio (mediana)'],
    ownPrice: ['precio de la marca (mediana)', 'precio del ASIN (mediana)'],
  },
  {
    query: ['検索クエリ', '検索用語'],
    volume: ['検索クエリのボリューム', '検索クエリボリューム', '検索ボリューム'],
    score: ['検索クエリのスコア', '検索クエリスコア'],
    date: ['レポート日'],
    steps: {
      impressions: ['インプレッション', 'インプレッション数'],
      clicks: ['クリック', 'クリック数'],
      cartAdds: ['カート追加', 'カートに追加'],
      purchases: ['購入', '購入数'],
    },
    total: ['合計数', '合計'],
    own: ['ブランド数', 'ブランドの数', 'ASIN数', 'ASINの数'],
    share: ['ブランドシェア率', 'ブランドシェア %', 'ブランドのシェア', 'ASINシェア率', 'ASINシェア %'],
    price: ['価格（中央値）'],
    ownPrice: ['ブランド価格（中央値）', 'ASIN価格（中央値）'],
  },
  {
    query: ['搜索查询', '搜尋查詢', '搜索词'],
    volume: ['搜索查询量', '搜索查询数量', '搜尋查詢量'],
    score: ['搜索查询分数', '搜索查询评分', '搜尋查詢分數'],
    date: ['报告日期', '報告日期'],
    steps: {
      impressions: ['展示量', '曝光量', '展示次数', '曝光次數'],
      clicks: ['点击量', '点击次数', '點擊量'],
      cartAdds: ['加入购物车', '加购量', '加入購物車'],
      purchases: ['购买量', '购买次数', '購買量'],
    },
    total: ['总数', '总计数', '總數'],
    own: ['品牌数量', '品牌计数', 'ASIN 数量', 'ASIN 计数', '品牌數量'],
    share: ['品牌份额 %', '品牌占比', 'ASIN 份额 %', 'ASIN 占比', '品牌份額 %'],
    price: ['价格（中位数）', '價格（中位數）'],
    ownPrice: ['品牌价格（中位数）', 'ASIN 价格（中位数）', '品牌價格（中位數）'],
  },
];

type Part = 'total' | 'own' | 'share' | 'price' | 'ownPrice';

const plain = (headers: readonly string[]) => [...new Set(headers.map(plainHeader))];
const single = (name: 'query' | 'volume' | 'score' | 'date') =>
  plain(HEADER_WORDS.flatMap((words) => words[name]));
const ofStep = (step: Step, part: Part) =>
  plain(
    HEADER_WORDS.flatMap((words) =>
      words.steps[step].flatMap((before) => words[part].map((behind) => `${before}: ${behind}`)),
    ),
  );

const STEP_FIELDS = [
  ['impressions', 'impressions', 'ownImpressions', 'ownImpressionShare'],
  ['clicks', 'clicks', 'ownClicks', 'ownClickShare'],
  ['cartAdds', 'cartAdds', 'ownCartAdds', 'ownCartAddShare'],
  ['purchases', 'purchases', 'ownPurchases', 'ownPurchaseShare'],
] as const;

export const QUERY_PERFORMANCE_COLUMNS: readonly ReportColumn<KeywordField>[] = [
  { field: 'term', aliases: single('query'), reads: 'text' },
  { field: 'queryVolume', aliases: single('volume'), reads: 'number' },
  { field: 'queryScore', aliases: single('score'), reads: 'number' },
  ...STEP_FIELDS.flatMap(([step, total, own, share]): ReportColumn<KeywordField>[] => [
    { field: total, aliases: ofStep(step, 'total'), reads: 'number' },
    { field: own, aliases: ofStep(step, 'own'), reads: 'number' },
    { field: share, aliases: ofStep(step, 'share'), reads: 'percent', quotientOf: [own, total] },
  ]),
  { field: 'price', aliases: ofStep('clicks', 'price'), reads: 'number' },
  { field: 'ownPrice', aliases: ofStep('clicks', 'ownPrice'), reads: 'number' },
  { field: 'date', aliases: single('date'), reads: 'day' },
];

/** What no other report has in its header. */
export const QUERY_PERFORMANCE_HEADERS: readonly string[] = [
  ...single('score'),
  ...STEP_FIELDS.flatMap(([step]) => ofStep(step, 'share')),
];
