/** Columns of the search term report of the advertising console that tools read. */
export type SearchTermReportField =
  | 'term'
  | 'clicks'
  | 'spend'
  | 'sales'
  | 'orders'
  | 'impressions'
  | 'campaign'
  | 'adGroup'
  | 'targeting'
  | 'matchType'
  | 'campaignId'
  | 'adGroupId'
  | 'keywordId'
  | 'targetId'
  | 'bid'
  | 'currency';

export interface HeaderLanguage {
  readonly language: string;
  /** Seen in published code that reads real files, 2026-11; the others are our translations, not confirmed. */
  readonly isVerified: boolean;
  /** Without "7 Day" and "(Informational only)". */
  readonly headers: Readonly<Partial<Record<SearchTermReportField, readonly string[]>>>;
}

/**
 * Column names of reports: English complete, German and Japanese from public importers of real exports (advertising
 * console and bulk workbook), looked up 2026-11-22.
 */
export const HEADER_LANGUAGES: readonly HeaderLanguage[] = [
  {
    language: 'en',
    isVerified: true,
    headers: {
      term: ['Customer Search Term', 'Search Term', 'Customer Search Query'],
      clicks: ['Clicks'],
      spend: ['Spend', 'Cost', 'Total cost'],
      sales: [
        'Total Sales',
        'Sales',
        'Attributed Sales',
        'Total Sales ($)',
        'Total Sales (£)',
        'Total Sales (€)',
      ],
      orders: ['Total Orders (#)', 'Total Orders', 'Orders', 'Purchases'],
      impressions: ['Impressions'],
      campaign: ['Campaign Name', 'Campaign'],
      adGroup: ['Ad Group Name', 'Ad Group'],
      targeting: ['Targeting', 'Keyword Text', 'Keyword', 'Product Targeting Expression'],
      matchType: ['Match Type'],
      campaignId: ['Campaign ID'],
      adGroupId: ['Ad Group ID'],
      keywordId: ['Keyword ID'],
      targetId: ['Product Targeting ID'],
      bid: ['Bid'],
      currency: ['Currency', 'Currency Code', 'Budget currency'],
    },
  },
  {
    language: 'de',
    isVerified: true,
    headers: {
      term: ['Suchbegriff eines Kunden', 'Suchbegriff des Kunden', 'Kundensuchbegriff', 'Suchbegriff'],
      clicks: ['Klicks'],
      spend: ['Ausgaben', 'Gesamtkosten', 'Kosten'],
      sales: ['Verkäufe', 'Verkäufe gesamt', 'Umsatz', 'Umsätze'],
      orders: ['Bestellungen', 'Bestellungen gesamt', 'Käufe'],
      impressions: ['Impressionen', 'Impressions'],
      campaign: ['Kampagnenname', 'Kampagne'],
      adGroup: ['Name der Anzeigengruppe', 'Anzeigengruppenname', 'Anzeigengruppe'],
      targeting: ['Targeting', 'Keyword-Text', 'Ausdruck für Produkt-Targeting'],
      matchType: ['Übereinstimmungstyp'],
      campaignId: ['Kampagnen-ID'],
      adGroupId: ['Anzeigengruppen-ID'],
      currency: ['Währung'],
    },
  },
  {
    language: 'ja',
    isVerified: true,
    headers: {
      term: [
        'カスタマーの検索キーワード',
        'カスタマーの検索用語',
        'カスタマー検索用語',
        '検索用語',
        '検索語句',
      ],
      clicks: ['クリック数', 'クリック'],
      spend: ['費用', '合計費用', '広告費', 'コスト'],
      sales: ['売上', '売上額', '合計売上', '広告費売上高', '総売上高', '売上高'],
      orders: ['注文数', '商品購入数', '総注文数', '合計注文数'],
      impressions: ['インプレッション数', 'インプレッション', '表示回数'],
      campaign: ['キャンペーン名', 'キャンペーン'],
      adGroup: ['広告グループ名', '広告グループ'],
      targeting: ['ターゲティング', 'ターゲッティング', 'キーワード', 'キーワードテキスト'],
      matchType: ['マッチタイプ'],
      campaignId: ['キャンペーンID'],
      adGroupId: ['広告グループID'],
      currency: ['通貨'],
    },
  },
  {
    language: 'de',
    isVerified: false,
    headers: {
      sales: ['Umsatz gesamt', 'Gesamtumsatz', 'Umsätze gesamt'],
      orders: ['Bestellungen insgesamt', 'Gesamtbestellungen', 'Aufträge gesamt', 'Aufträge insgesamt'],
    },
  },
  {
    language: 'fr',
    isVerified: false,
    headers: {
      term: ['Terme de recherche client', 'Terme de recherche du client', 'Terme de recherche'],
      clicks: ['Clics'],
      spend: ['Dépenses', 'Coût', 'Coût total'],
      sales: ['Ventes', 'Ventes totales', 'Total des ventes'],
      orders: ['Commandes', 'Total des commandes', 'Achats'],
      impressions: ['Impressions'],
      campaign: ['Nom de la campagne', 'Nom de campagne', 'Campagne'],
      adGroup: ["Nom du groupe d'annonces", "Groupe d'annonces"],
      targeting: ['Ciblage', 'Texte du mot-clé', 'Mot-clé'],
      matchType: ['Type de correspondance'],
      campaignId: ['ID de campagne', 'Identifiant de campagne'],
      adGroupId: ["ID de groupe d'annonces", "Identifiant du groupe d'annonces"],
      currency: ['Devise'],
    },
  },
  {
    language: 'it',
    isVerified: false,
    headers: {
      term: ['Termine di ricerca del cliente', 'Termine ricerca cliente', 'Termine di ricerca'],
      clicks: ['Clic', 'Click'],
      spend: ['Spesa', 'Costo', 'Costo totale'],
      sales: ['Vendite', 'Vendite totali', 'Totale vendite'],
      orders: ['Ordini', 'Totale ordini', 'Ordini totali', 'Acquisti'],
      impressions: ['Impressioni', 'Visualizzazioni'],
      campaign: ['Nome campagna', 'Nome della campagna', 'Campagna'],
      adGroup: ['Nome gruppo di annunci', 'Nome del gruppo di annunci', 'Gruppo di annunci'],
      targeting: ['Targeting', 'Testo parola chiave', 'Parola chiave'],
      matchType: ['Tipo di corrispondenza'],
      campaignId: ['ID campagna'],
      adGroupId: ['ID gruppo di annunci'],
      currency: ['Valuta'],
    },
  },
  {
    language: 'es',
    isVerified: false,
    headers: {
      term: ['Término de búsqueda de cliente', 'Término de búsqueda del cliente', 'Término de búsqueda'],
      clicks: ['Clics'],
      spend: ['Inversión', 'Gasto', 'Coste', 'Coste total'],
      sales: ['Ventas', 'Ventas totales', 'Total de ventas'],
      orders: ['Pedidos', 'Pedidos totales', 'Total de pedidos', 'Compras'],
      impressions: ['Impresiones'],
      campaign: ['Nombre de campaña', 'Nombre de la campaña', 'Campaña'],
      adGroup: ['Nombre del grupo de anuncios', 'Grupo de anuncios'],
      targeting: ['Segmentación', 'Texto de palabra clave', 'Palabra clave'],
      matchType: ['Tipo de coincidencia', 'Tipo de concordancia'],
      campaignId: ['ID de campaña', 'Identificador de campaña'],
      adGroupId: ['ID de grupo de anuncios'],
      currency: ['Divisa', 'Moneda'],
    },
  },
  {
    language: 'zh',
    isVerified: false,
    headers: {
      term: ['客户搜索词', '顾客搜索词', '买家搜索词', '搜索词', '客戶搜尋字詞', '搜尋字詞'],
      clicks: ['点击量', '点击次数', '点击', '點擊次數', '點擊'],
      spend: ['花费', '支出', '总成本', '成本', '花費'],
      sales: ['总销售额', '销售额', '广告销售额', '總銷售額', '銷售額'],
      orders: ['总订单数', '订单数', '订单数量', '订单', '購買量', '購買次數', '訂單數', '购买量'],
      impressions: ['展示量', '曝光量', '展示次数', '曝光次數'],
      campaign: ['广告活动名称', '广告活动', '廣告活動名稱'],
      adGroup: ['广告组名称', '广告组', '廣告群組名稱'],
      targeting: ['投放', '定向', '关键词文本', '关键词', '投放項目'],
      matchType: ['匹配类型', '比對類型'],
      campaignId: ['广告活动编号', '广告活动ID'],
      adGroupId: ['广告组编号', '广告组ID'],
      currency: ['货币', '币种', '貨幣'],
    },
  },
];
