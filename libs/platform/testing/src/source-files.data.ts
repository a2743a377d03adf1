/** A file in the shape of a real report, of own making, with what the tools make of it. */
export interface SourceFile {
  readonly tool: string;
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly kind: string;
  /** Rows that are used. */
  readonly used: number;
  /** Part of the output. */
  readonly output: object;
  /** What the page shows of it. */
  readonly shown: readonly string[];
}

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const inUtf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
const inEncoding = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

/** The columns of Search Query Performance: the four steps with their counts, rates, shares, prices and shipping speeds. */
function queryPerformanceHead(own: string, cart: string): string {
  const speeds = ['Same Day', '1D', '2D'].map((speed) => `${speed} Shipping Speed`);
  const step = (name: string, rate: string) => [
    `${name}: Total Count`,
    `${name}: ${rate}`,
    `${name}: ${own} Count`,
    `${name}: ${own} Share %`,
    `${name}: Price (Median)`,
    `${name}: ${own} Price (Median)`,
    ...speeds.map((speed) => `${name}: ${speed}`),
  ];
  return [
    ...['Search Query', 'Search Query Score', 'Search Query Volume'],
    ...['Impressions: Total Count', `Impressions: ${own} Count`, `Impressions: ${own} Share %`],
    ...step('Clicks', 'Click Rate %'),
    ...step(cart, `${cart.replace(/s$/, '')} Rate %`),
    ...step('Purchases', 'Purchase Rate %'),
    'Reporting Date',
  ].join(',');
}

const FUNNEL_LINE =
  'insulated water bottle,1,24000,620000,31000,5,18000,2.9,1080,6,21.99,24.99,500,4000,9000,' +
  '4200,0.68,126,3,21.5,24.99,120,900,2000,1100,0.18,22,2,21.25,24.99,40,240,500,2026-11-07';
const FUNNEL = {
  rows: [
    {
      keyword: 'insulated water bottle',
      searchVolume: { value: 24_000, measure: 'queryVolume' },
      // 1100 x (6 - 2) percent.
      funnel: { leak: { step: 'cartAdds', lossPercent: 50 }, shareGap: -3, missedPurchases: 44 },
    },
  ],
};
const FUNNEL_SHOWN = ['insulated water bottle', '24,000', 'Missed purchases: 44'];

const KEYWORD_FILES: readonly Omit<SourceFile, 'tool'>[] = [
  {
    name: 'US_Search_Query_Performance_Brand_View_Week_2026_11_07.csv',
    content: csv(
      'Brand=["Made Up"],Reporting Range=["Weekly"],Select week=["Week 45 | 2026-11-01 - 2026-11-07"]',
      queryPerformanceHead('Brand', 'Cart Adds'),
      FUNNEL_LINE,
    ),
    kind: 'query-performance',
    used: 1,
    output: { sources: [{ date: '2026-11-07' }], ...FUNNEL },
    shown: FUNNEL_SHOWN,
  },
  {
    name: 'ASIN view.csv',
    content: inUtf16(csv('ASIN=["B0EXAMPLE1"]', queryPerformanceHead('ASIN', 'Cart Adds'), FUNNEL_LINE)),
    kind: 'query-performance',
    used: 1,
    output: FUNNEL,
    shown: FUNNEL_SHOWN,
  },
  {
    name: 'UK brand view.csv',
    content: csv(queryPerformanceHead('Brand', 'Basket Adds'), FUNNEL_LINE),
    kind: 'query-performance',
    used: 1,
    output: FUNNEL,
    shown: FUNNEL_SHOWN,
  },
  {
    name: 'Suchanfragenleistung.csv',
    content: csv(
      'Suchanfrage;Berichtsdatum;Suchanfragenvolumen;Impressionen: Gesamtzahl;Impressionen: Markenanzahl;' +
        'Impressionen: Markenanteil %;Klicks: Gesamtzahl;Klicks: Markenanzahl;Klicks: Markenanteil %;' +
        'Käufe: Gesamtzahl;Käufe: Markenanzahl;Käufe: Markenanteil %',
      'trinkflasche edelstahl;2026-11-07;24.000;620.000;31.000;5,00;18.000;1.080;6,00;1.100;22;2,00',
      'thermosflasche;2026-11-07;8.150;90.000;4.050;4,50;2.500;75;3,00;160;8;5,00',
    ),
    kind: 'query-performance',
    used: 2,
    output: { summary: { total: 2, averageVolume: 16_075, missedPurchases: 44 } },
    shown: ['trinkflasche edelstahl', '24,000', '8,150'],
  },
  {
    name: 'Prestazioni delle query.csv',
    content: csv(
      'Query di ricerca,Volume della query di ricerca,Impressioni: conteggio totale,Impressioni: conteggio marchio,' +
        'Impressioni: % quota del marchio,Acquisti: conteggio totale,Acquisti: conteggio marchio,Acquisti: % quota del marchio',
      'borraccia termica,24000,620000,31000,0.05,1100,22,0.02',
    ),
    kind: 'query-performance',
    used: 1,
    output: { rows: [{ keyword: 'borraccia termica', funnel: { shareGap: -3, missedPurchases: 33 } }] },
    shown: ['borraccia termica', 'Missed purchases: 33'],
  },
  {
    // Shift-JIS, as a Japanese spreadsheet saves it.
    name: '検索クエリパフォーマンス.csv',
    content: inEncoding(
      'jJ+N9YNOg0eDiiyMn431g06DR4OKgsyDe4OKg4WBW4OALINDg5ODdoOMg2KDVoOHg5M6II2HjHaQlCyDQ4OTg3aDjINig1aDh4OTOiCDdYOJg5ODaJCULI13k/w6II2HjHaQlCyNd5P8OiCDdYOJg5ODaJCULIOMg3yBW4Nnk/oKkIWTmyCV24m3LCIyNCwwMDAiLDYyMDAwMCwzMTAwMCwxMTAwLDIyLDIwMjYtMTEtMDcKg1iDZYOTg4yDWIN7g2eDiywxMjUwMCwzMTAwMDAsMzEwMCw4MjAsOCwyMDI2LTExLTA3Cg==',
    ),
    kind: 'query-performance',
    used: 2,
    output: { sources: [{ date: '2026-11-07' }], summary: { total: 2, averageVolume: 18_250 } },
    shown: ['水筒 保温', '24,000'],
  },
  {
    name: 'Top search terms.csv',
    content: csv(
      '"Reporting Range=[""Weekly""]","Select week=[""Week 45 | 2026-11-01 - 2026-11-07""]"',
      'Search Frequency Rank,Search Term,Top Clicked Brand #1,Top Clicked Brands #2,Top Clicked Brands #3,Top Clicked Category #1,' +
        'Top Clicked Category #2,Top Clicked Category #3,' +
        [1, 2, 3]
          .flatMap((place) =>
            ['ASIN', 'Product Title', 'Click Share', 'Conversion Share'].map(
              (part) => `Top Clicked Product #${place}: ${part}`,
            ),
          )
          .join(',') +
        ',Reporting Date',
      '812,insulated water bottle,A,B,C,Sports,Sports,Kitchen,B0EXAMPLE1,One,12.5,9.1,B0EXAMPLE2,Two,8.2,7,B0EXAMPLE3,Three,5.1,3,2026-11-07',
    ),
    kind: 'top-search-terms',
    used: 1,
    output: {
      sources: [{ date: '2026-11-07' }],
      rows: [{ frequencyRank: { value: 812 }, competition: 'low', searchVolume: null, funnel: null }],
    },
    shown: ['812', 'Low', 'no data'],
  },
  {
    name: 'Häufigste Suchbegriffe.csv',
    content: csv(
      'Suchfrequenz-Rang;Suchbegriff;Am häufigsten angeklicktes Produkt #1: ASIN;Am häufigsten angeklicktes Produkt #1: Klickanteil;Berichtsdatum',
      '1.204;trinkflasche;B0EXAMPLE1;12,50;2026-11-07',
    ),
    kind: 'top-search-terms',
    used: 1,
    output: { rows: [{ keyword: 'trinkflasche', frequencyRank: { value: 1204 } }] },
    shown: ['trinkflasche', '1,204'],
  },
  {
    name: '検索キーワード.csv',
    content: csv(
      '検索頻度ランク,検索キーワード,上位クリック商品 #1: ASIN,上位クリック商品 #1: クリックシェア,レポート日',
      '33,水筒 1リットル,B0EXAMPLE1,12.5%,2026/11/07',
    ),
    kind: 'top-search-terms',
    used: 1,
    output: { sources: [{ date: '2026-11-07' }], rows: [{ frequencyRank: { value: 33 } }] },
    shown: ['水筒 1リットル', '33'],
  },
  {
    name: 'Opportunity explorer.csv',
    content: csv(
      'Search Term,Search Volume (Past 360 days),Search Volume (Past 90 days),Search Volume Growth,Click Share,Search Conversion Rate,' +
        'Top Clicked Product 1 (Title),Top Clicked Product 1 (Asin)',
      'insulated water bottle,980000,260000,-0.125,0.34,0.071,Example bottle,B0EXAMPLE1',
    ),
    kind: 'opportunity-explorer',
    used: 1,
    output: { rows: [{ searchVolume: { value: 260_000, measure: 'volume90' }, trend: 'down' }] },
    shown: ['260,000', 'Down'],
  },
  {
    name: 'US_AMAZON_cerebro_B0EXAMPLE1_2026-11-07.csv',
    content: csv(
      'Keyword Phrase,ABA Total Click Share,ABA Total Conv. Share,Keyword Sales,Cerebro IQ Score,Search Volume,Search Volume Trend,' +
        'H10 PPC Sugg. Bid,H10 PPC Sugg. Min Bid,H10 PPC Sugg. Max Bid,Sponsored ASINs,Competing Products,CPR,Title Density,' +
        'Organic,Sponsored,Position (Rank),Relative Rank,Competitor Rank (avg),Ranking Competitors (count),' +
        'Competitor Performance Score,B0EXAMPLE2,B0EXAMPLE3',
      'straw bottle,31.2,22,820,6200,98000,-12,1.35,0.9,1.8,180,>7000,24,31,0,0,>306,3,9,2,8,4,14',
      'steel bottle,18,15,120,2400,14500,8,0.9,0.6,1.2,60,>3000,8,12,1,0,12,1,15,2,7,11,N/R',
    ),
    kind: 'cerebro',
    used: 2,
    output: { sources: [{ date: '2026-11-07' }], summary: { total: 2, gapTerms: 1 } },
    shown: ['98,000', 'not ranked', 'Send gap terms to the keyword combiner'],
  },
  {
    name: 'magnet.csv',
    content: csv(
      'Keyword Phrase,Magnet IQ Score,Search Volume,Search Volume Trend,Sponsored ASINs,Competing Products,CPR,Title Density',
      'straw bottle,6200,98000,12,180,>7000,24,-',
    ),
    kind: 'cerebro',
    used: 1,
    output: {
      rows: [{ searchVolume: { value: 98_000, measure: 'monthlyVolume' }, trend: 'up', isGap: null }],
    },
    shown: ['98,000', 'Up'],
  },
  {
    // GB18030, as a Chinese spreadsheet saves it.
    name: '关键词.csv',
    content: inEncoding(
      'udi8/LTKLNTCy9HL98G/LNTCubrC8sG/LLm6wvLCyizX1Mi7xcXD+yxCMEFCQ0RFRjEyCrGjzsKxrSwiOSw4MDAiLDMxMCwzLjIlLDEyLDMKtvnNr8uusa0sNDIwMCw5OCwyLjMlLC0sPjUwCg==',
    ),
    kind: 'keyword-mining',
    used: 2,
    output: {
      rows: [{ keyword: '保温杯', ownRank: { value: 12 }, bestRivalRank: 3 }, { keyword: '儿童水杯' }],
    },
    shown: ['保温杯', '9,800'],
  },
  {
    name: 'Sponsored_Products_Search_term_report.csv',
    content: csv(
      'Start Date,End Date,Portfolio name,Currency,Campaign Name,Ad Group Name,Retailer,Country,Targeting,Match Type,' +
        'Customer Search Term,Impressions,Clicks,Click-Thru Rate (CTR),Cost Per Click (CPC),Spend,7 Day Total Sales ,' +
        'Total Advertising Cost of Sales (ACOS),Total Return on Advertising Spend (ROAS),7 Day Total Orders (#),7 Day Total Units (#)',
      '"Oct 08, 2026","Nov 07, 2026",,USD,Bottles,All,Amazon,US,bottle,BROAD,insulated water bottle,900,20,2.2%,$0.50,$10.00,$40.00,25%,4,2,2',
      '"Oct 08, 2026","Nov 07, 2026",,USD,Bottles exact,All,Amazon,US,insulated water bottle,EXACT,insulated water bottle,100,10,10%,$1.00,$10.00,$40.00,25%,4,1,1',
    ),
    kind: 'ad-search-terms',
    used: 2,
    output: {
      sources: [{ date: '2026-11-07' }],
      rows: [
        {
          keyword: 'insulated water bottle',
          ads: {
            impressions: 1000,
            clicks: 30,
            spend: 20,
            sales: 80,
            orders: 3,
            acos: 25,
            conversionRate: 10,
          },
        },
      ],
    },
    shown: ['insulated water bottle', 'Ad clicks', '30'],
  },
  {
    name: 'Suchbegriffe.csv',
    content: csv(
      'Startdatum;Enddatum;Kampagnenname;Suchbegriff eines Kunden;Impressionen;Klicks;Ausgaben;7 Tage Umsatz gesamt;7 Tage Bestellungen gesamt',
      '08.10.2026;07.11.2026;Flaschen;trinkflasche edelstahl;1.200;31;12,40;99,80;4',
    ),
    kind: 'ad-search-terms',
    used: 1,
    output: {
      sources: [{ date: '2026-11-07' }],
      rows: [{ keyword: 'trinkflasche edelstahl', ads: { impressions: 1200, clicks: 31, spend: 12.4 } }],
    },
    shown: ['trinkflasche edelstahl', '31'],
  },
  {
    name: '検索用語レポート.csv',
    content: csv(
      '終了日,キャンペーン名,カスタマーの検索用語,インプレッション数,クリック数,費用,広告がクリックされてから7日間の総売上高,広告がクリックされてから7日間の合計注文数',
      '2026/11/07,水筒,水筒 保温,900,25,2500,12000,3',
    ),
    kind: 'ad-search-terms',
    used: 1,
    output: { rows: [{ keyword: '水筒 保温', ads: { clicks: 25, sales: 12_000, orders: 3 } }] },
    shown: ['水筒 保温', '25'],
  },
  {
    name: 'suggestions.txt',
    content: csv('water bottle with straw', 'water bottle 32 oz', 'water bottle for kids'),
    kind: 'keyword-list',
    used: 3,
    output: { summary: { total: 3, averageVolume: null, lowCompetition: null } },
    shown: ['water bottle 32 oz', 'no data'],
  },
];

const PRODUCT_FILES: readonly Omit<SourceFile, 'tool'>[] = [
  {
    name: 'Helium_10_Xray_2026-11-07.csv',
    content: csv(
      'Product Details,ASIN,URL,Image URL,Brand,Price  $,ASIN Sales,ASIN Revenue,Parent Level Sales,Parent Level Revenue,BSR,' +
        'Seller Country/Region,Fees  $,Active Sellers #,Ratings,Review Count,Images,Review velocity,Buy Box,Category,Size Tier,' +
        'Fulfillment,Dimensions,Weight,ABA Most Clicked,Creation Date',
      '"Northbrook Bottle, 32 oz",B0MADEUP01,https://example.com/1,,Northbrook,24.99,"1,850","46,231.50",2400,59976,812,US,8.42,1,4.6,"3,214",7,41,Northbrook,Sports,Large standard,FBA,10 x 3.5 x 3.5,1.1,yes,2023-04-02',
      'Hillcrest Bottle,B0MADEUP02,https://example.com/2,,Hillcrest,19.95,"1,420","28,329.00",1420,28329,1104,CN,7.61,2,4.1,"1,876",6,22,Hillcrest,Sports,Large standard,FBA,9.5 x 3.2 x 3.2,0.9,no,2026-09-18',
    ),
    kind: 'xray',
    used: 2,
    output: { sources: [{ date: '2026-11-07' }], total: 2, averagesOf: { price: 2 }, newcomers: 1 },
    shown: ['B0MADEUP01', '46,232', 'Newcomer'],
  },
  {
    name: '竞品.csv',
    content: csv(
      'ASIN,品牌,商品标题,价格($),月销量,月销售额,大类BSR,小类BSR,评分,评分数,上架时间,配送方式,卖家数,FBA($),毛利率,商品重量,商品尺寸',
      'B0MADEUP11,北溪,保温杯 1L,24.99,1850,46231.5,812,14,4.6,3214,2023-04-02,FBA,1,5.12,45%,1.1 pounds,10 x 3.5 x 3.5 inches',
    ),
    kind: 'product-list',
    used: 1,
    output: { total: 1, rows: [{ asin: 'B0MADEUP11', price: { value: 24.99 }, salesRank: { value: 812 } }] },
    shown: ['保温杯 1L', '46,232'],
  },
  {
    name: 'Wettbewerb.csv',
    content: csv(
      'Produktname;Preis;Bewertung;Rezensionen;Umsatz',
      'Trinkflasche Edelstahl;19,95;4,4;1.204;12.500,00',
      'Thermoflasche;24,50;4,7;312;',
    ),
    kind: 'own-table',
    used: 2,
    output: { total: 2, averages: { price: 22.225 }, averagesOf: { price: 2 } },
    shown: ['Trinkflasche Edelstahl', '12,500', 'no data'],
  },
  {
    name: '競合.csv',
    content: csv('商品名\t価格\t評価\tレビュー数\t月間販売数', '水筒 1リットル\t1980\t4.3\t512\t300'),
    kind: 'own-table',
    used: 1,
    output: { total: 1, rows: [{ title: '水筒 1リットル', price: { value: 1980 }, sales: { value: 300 } }] },
    shown: ['水筒 1リットル', '300'],
  },
  {
    name: 'rows.txt',
    content: csv('Name\tPrice', 'Plain bottle\t12.5'),
    kind: 'own-table',
    used: 1,
    output: {
      total: 1,
      averages: { rating: null, salesPerMonth: null },
      weakLeaders: null,
      newcomers: null,
    },
    shown: ['Plain bottle', 'no data'],
  },
];

const PATENT_FILES: readonly Omit<SourceFile, 'tool'>[] = [
  {
    name: 'gp-search-20261121-101500.csv',
    content: csv(
      'search URL:,https://patents.google.com/?q=(bottle)&country=US&type=DESIGN',
      'id,title,assignee,inventor/author,priority date,filing/creation date,publication date,grant date,result link,representative figure link',
      'US-D0000012-S1,Bottle,Example Outdoor Inc.,Mei Example,2023-03-14,2023-03-14,2025-02-04,2025-02-04,https://patents.google.com/patent/USD0000012S1/en,',
      'US-D13-S,水筒,"Sample Home Goods Co., Ltd.",Jun Example,2004-05-06,2004-05-06,2005-08-09,2005-08-09,https://patents.google.com/patent/USD13S/en,',
      'US-D14-S1,Trinkflasche mit Bügel,Beispiel GmbH,Jo Example,2015-05-12,2015-05-12,2016-08-09,2016-08-09,https://patents.google.com/patent/USD14S1/en,',
    ),
    kind: 'google-patents',
    used: 3,
    output: { sample: false, summary: { total: 3, granted: 2, expired: 1 } },
    shown: ['D12', 'D13', 'D14', 'Trinkflasche mit Bügel', 'Expired'],
  },
];

const REVIEW_FILES: readonly Omit<SourceFile, 'tool'>[] = [
  {
    name: 'reviews.csv',
    content: csv(
      'Rating,Title,Review,Date,Variation,Verified',
      '5,Great,Keeps drinks cold all day.,2026-10-03,Black,yes',
      '1,Broke,The lid broke after a week.,2026-11-05,Red,yes',
    ),
    kind: 'reviews',
    used: 2,
    output: {
      totalReviews: 2,
      averageRating: 3,
      months: [{ month: '2026-10' }, { month: '2026-11' }],
      languages: [{ language: 'en', reviews: 2 }],
    },
    shown: ['2026-10', 'Stars over time', 'English: 2 texts'],
  },
  {
    name: 'Rezensionen.csv',
    content: csv(
      'Bewertung;Titel;Rezension;Datum;Variante',
      '4,0 von 5 Sternen;Gut;Hält lange und ist leicht zu reinigen.;3. März 2026;Schwarz',
      '1,0 von 5 Sternen;Kaputt;Der Deckel schließt nicht und ist zu klein.;05/04/2026;Schwarz',
    ),
    kind: 'reviews',
    used: 2,
    // Semicolons alone do not say that the day comes first; the stars have a decimal comma.
    output: { totalReviews: 2, averageRating: 2.5, months: [{ month: '2026-03' }, { month: '2026-04' }] },
    shown: ['2026-03', 'German: 2 texts'],
  },
  {
    name: 'レビュー.csv',
    content: inUtf16(csv('評価,レビュー,日付', '5つ星のうち2.0,すぐ壊れました。,2026年3月3日')),
    kind: 'reviews',
    used: 1,
    output: { totalReviews: 1, averageRating: 2, languages: [{ language: 'ja', reviews: 1 }] },
    shown: ['2026-03', 'Japanese: 1 text'],
  },
  {
    name: 'pasted reviews.txt',
    content: csv(
      'Jane D.',
      '5.0 out of 5 stars Great bottle',
      'Reviewed in the United States on March 3, 2026',
      'Color: BlackVerified Purchase',
      'Keeps cold all day.',
      'Helpful',
      'Report',
      'Max',
      '2.0 out of 5 stars',
      'Too small, and it leaks.',
    ),
    kind: 'reviews',
    used: 2,
    output: { totalReviews: 2, averageRating: 3.5, months: [{ month: '2026-03', reviews: 1 }] },
    shown: ['2026-03', 'English: 2 texts'],
  },
  {
    name: 'FBA customer returns.txt',
    content: csv(
      'return-date\torder-id\tsku\tasin\tfnsku\tproduct-name\tquantity\tfulfillment-center-id\tdetailed-disposition\treason\tstatus\tlicense-plate-number\tcustomer-comments',
      '2026-11-02T08:15:00+00:00\t111-1\tBOTTLE-BLACK\tB0MADEUP01\tX001\tBottle\t2\tABE8\tDEFECTIVE\tDEFECTIVE\tUnit returned\tLPN1\tThe lid leaks.',
      '2026-11-03T08:15:00+00:00\t111-2\tBOTTLE-BLACK\tB0MADEUP01\tX001\tBottle\t1\tABE8\tSELLABLE\tUNWANTED_ITEM\tUnit returned\tLPN2\t',
    ),
    kind: 'customer-returns',
    used: 2,
    output: {
      totalReviews: 0,
      returns: {
        lines: 2,
        repeated: 0,
        units: 3,
        reasons: [{ reason: 'DEFECTIVE', units: 2 }, { units: 1 }],
      },
    },
    shown: ['BOTTLE-BLACK', 'DEFECTIVE'],
  },
  {
    name: '退货报告.csv',
    content: csv('退货日期,sku,数量,退货原因,买家评论', '2026-11-02,A-1,2,DEFECTIVE,盖子漏水。'),
    kind: 'customer-returns',
    used: 1,
    output: { returns: { units: 2, skus: [{ sku: 'A-1', units: 2, byReason: [2] }] } },
    shown: ['A-1', 'DEFECTIVE'],
  },
  {
    name: 'Kundenstimme.csv',
    content: csv(
      'ASIN;SKU;Artikelname;NCX-Rate;NCX-Bestellungen;Bestellungen gesamt;Sternebewertung',
      'B0MADEUP01;TASSE-1;Tasse;4,2 %;21;500;4,1',
    ),
    kind: 'customer-experience',
    used: 1,
    output: { experience: [{ sku: 'TASSE-1', ncxRate: 4.2, totalOrders: 500, rating: 4.1 }] },
    shown: ['TASSE-1', '4.2'],
  },
];

const of = (tool: string, files: readonly Omit<SourceFile, 'tool'>[]): SourceFile[] =>
  files.map((file) => ({ tool, ...file }));

export const SOURCE_FILES: readonly SourceFile[] = [
  ...of('keyword-researcher', KEYWORD_FILES),
  ...of('competitor-analyzer', PRODUCT_FILES),
  ...of('review-analyzer', REVIEW_FILES),
  ...of('design-patent-search', PATENT_FILES),
];
