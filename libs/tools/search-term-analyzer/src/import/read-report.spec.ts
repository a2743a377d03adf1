import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { bytesOf, utf16 } from './encoded-text.fixture.ts';
import { readReport, type ReadingChoice } from './read-report.ts';
import { readTable } from './read-table.ts';

async function read(bytes: Uint8Array | string, choice?: ReadingChoice) {
  return readReport(readTable(typeof bytes === 'string' ? bytesOf(bytes) : bytes), choice);
}

const ENGLISH = [
  'Start Date,End Date,Portfolio name,Currency,Campaign Name,Ad Group Name,Retailer,Country,Targeting,Match Type,Customer Search Term,Impressions,Clicks,Click-Thru Rate (CTR),Cost Per Click (CPC),Spend,7 Day Total Sales ,Total Advertising Cost of Sales (ACOS) ,Total Return on Advertising Spend (ROAS),7 Day Total Orders (#),7 Day Total Units (#)',
  '"Nov 1, 2026","Nov 30, 2026",No Portfolio,USD,Bottles,Steel,Amazon,United States,close-match,-,steel bottle,"1,204",34,2.8239%,$0.90,$30.60,"$1,149.95",2.66%,37.58,5,6',
  '"Nov 1, 2026","Nov 30, 2026",No Portfolio,USD,Bottles,Steel,Amazon,United States,close-match,-,b0abcdefgh,310,4,1.29%,$0.50,$2.00,$0.00,,,0,0',
].join('\r\n');

const GERMAN = [
  'Kampagnenname;Übereinstimmungstyp;Suchbegriff eines Kunden;Impressionen;Klicks;Ausgaben;7 Tage, Verkäufe gesamt;7 Tage, Bestellungen gesamt;7 Tage, verkaufte Einheiten gesamt',
  'Flaschen;BROAD;trinkflasche edelstahl;"71.000";1.050;"438,10 €";"1.980,50 €";88;92',
].join('\n');

const GERMAN_BULK =
  'Produkt,Kampagnen-ID,Anzeigengruppen-ID,Keyword-ID,Produkt-Targeting-ID,Kampagnenname (Nur zu Informationszwecken),Name der Anzeigengruppe (Nur zu Informationszwecken),Portfolioname (Nur zu Informationszwecken),Zustand,Gebot,Keyword-Text,Übereinstimmungstyp,Ausdruck für Produkt-Targeting,Suchbegriff eines Kunden,Impressions,Klicks,Klickrate,Ausgaben,Verkäufe,Bestellungen,Einheiten,Conversion-Rate,ACOS,CPC,ROAS';

const JAPANESE = [
  'キャンペーン名,広告グループ名,カスタマーの検索用語,インプレッション数,クリック数,広告費,注文数,売上',
  'AUTO_水筒,自動,水筒 ステンレス,"8,200",54,"￥6,200",0,￥0',
].join('\n');

describe('readReport with column names of the advertising console', () => {
  it('counts the days of the report', async () => {
    expect((await read(ENGLISH)).reading.days).toBe(30);
    expect((await read(GERMAN)).reading.days).toBeNull();
  });

  // The days of lines that were skipped later counted too.
  it('counts no day of a totals line or of another currency', async () => {
    const header = 'Date,Currency,Customer Search Term,Clicks,Spend,7 Day Total Sales,7 Day Total Orders';
    const rows = ['2026-11-02,USD,cup,10,5,50,2', '2026-11-04,USD,mug,20,6,60,3'];
    const daysWith = async (line: string) => {
      const { reading } = await read([header, ...rows, line].join('\n'));
      return [reading.days, reading.skipped.map(({ reason }) => reason)];
    };
    expect(await daysWith('2026-11-30,USD,Total,30,11,110,5')).toEqual([3, ['total-line']]);
    expect(await daysWith('2026-11-30,EUR,jug,5,3,30,1')).toEqual([3, ['other-currency']]);
    expect(await daysWith('2026-11-30,USD,jug,5,3,30,1')).toEqual([29, []]);
  });

  it('reads English with attribution windows, trailing spaces and thousands separators', async () => {
    const { rows, reading } = await read(ENGLISH);
    expect(rows).toEqual([
      expect.objectContaining({
        term: 'steel bottle',
        impressions: 1204,
        clicks: 34,
        spend: 30.6,
        sales: 1149.95,
        orders: 5,
        campaign: 'Bottles',
        adGroup: 'Steel',
        targeting: 'close-match',
      }),
      expect.objectContaining({ term: 'b0abcdefgh', sales: 0, orders: 0 }),
    ]);
    expect(reading).toMatchObject({
      missing: [],
      unsure: [],
      currency: 'USD',
      missingUploadFields: { negatives: 'campaignIds', bids: 'campaignIds' },
      numberStyle: 'point',
    });
  });

  it('reads German with decimal commas and points as thousands separators', async () => {
    const { rows, reading } = await read(GERMAN);
    expect(rows[0]).toMatchObject({
      term: 'trinkflasche edelstahl',
      impressions: 71_000,
      clicks: 1050,
      spend: 438.1,
      sales: 1980.5,
      orders: 88,
    });
    expect(reading).toMatchObject({ numberStyle: 'comma', unsure: [], file: { delimiter: ';' } });
  });

  it('reads 1.204 impressions as 1204 where the amounts are ambiguous', async () => {
    const { rows } = await read(
      'Suchbegriff\tImpressionen\tKlicks\tAusgaben\tUmsatz\tBestellungen\ntasse\t1.204\t34\t30\t114\t5',
    );
    expect(rows[0]).toMatchObject({ impressions: 1204, clicks: 34, spend: 30 });
  });

  it('reads Japanese with yen signs', async () => {
    const { rows, reading } = await read(JAPANESE);
    expect(rows[0]).toMatchObject({
      term: '水筒 ステンレス',
      impressions: 8200,
      clicks: 54,
      spend: 6200,
      orders: 0,
    });
    expect(reading.unsure).toEqual([]);
  });

  it('reads Japanese headers with the days since the click', async () => {
    const { rows, reading } = await read(
      [
        '開始日,終了日,ポートフォリオ名,通貨,キャンペーン名,広告グループ名,ターゲティング,マッチタイプ,カスタマーの検索キーワード,インプレッション,クリック,クリックスルー率 (CTR),平均クリック単価（CPC）,費用,広告がクリックされてから7日間の総売上高,広告費売上高比率（ACOS）合計,広告費用対効果（ROAS）合計,広告がクリックされてから7日間の合計注文数,広告がクリックされてから7日間の合計販売数',
        '2026/11/01,2026/11/30,なし,JPY,水筒,自動,close-match,-,水筒 ステンレス,"1,204",34,2.82%,￥90,"￥3,060","￥114,995",2.66%,37.58,5,6',
      ].join('\n'),
    );
    expect(rows[0]).toMatchObject({
      term: '水筒 ステンレス',
      impressions: 1204,
      clicks: 34,
      spend: 3060,
      sales: 114_995,
      orders: 5,
    });
    expect(reading).toMatchObject({ unsure: [], currency: 'JPY' });
  });

  it.each([
    ['fr', 'Nom de la campagne,Terme de recherche client,Clics,Dépenses,Ventes,Commandes'],
    [
      'fr, with its window',
      'Campagne,Terme de recherche client,Clics,Dépenses,Ventes totales sur 7 jours ,Total des commandes sur 7 jours (#)',
    ],
    [
      'it, with its window',
      'Nome campagna,Termine ricerca cliente,Clic,Spesa,Vendite totali (€) 7 giorni,Totale ordini (#) 7 giorni',
    ],
    [
      'es, with its window',
      'Nombre de la campaña,Término de búsqueda de cliente,Clics,Gasto,Ventas totales de 7 días,Pedidos totales de 7 días (#)',
    ],
    ['it', 'Nome campagna,Termine di ricerca del cliente,Clic,Spesa,Vendite,Ordini'],
    ['es', 'Nombre de la campaña,Término de búsqueda de cliente,Clics,Inversión,Ventas,Pedidos'],
    ['zh', '广告活动名称,客户搜索词,点击量,花费,销售额,订单数'],
  ])('reads %s and marks the columns as unconfirmed', async (_, header) => {
    const { rows, reading } = await read(`${header}\nA,steel bottle,10,5.00,20.00,1`);
    expect(rows[0]).toMatchObject({
      term: 'steel bottle',
      clicks: 10,
      spend: 5,
      sales: 20,
      orders: 1,
      campaign: 'A',
    });
    expect(reading.unsure).toContain('term');
    expect(reading.findings).toContainEqual({ code: 'unsure-columns', severity: 'info' });
  });

  it('reads other German translations and marks those columns as unconfirmed', async () => {
    const { rows, reading } = await read(
      'Suchbegriff eines Kunden,Klicks,Ausgaben,"7 Tage, Umsatz gesamt ","7 Tage, Aufträge insgesamt (#)"\ntasse,10,5.00,20.00,1',
    );
    expect(rows[0]).toMatchObject({ term: 'tasse', sales: 20, orders: 1 });
    expect(reading.unsure).toEqual(['sales', 'orders']);
  });

  it('reads the 2026 export for all campaigns with ids in ="…"', async () => {
    const { rows, reading } = await read(
      [
        'Budget currency,Date range,Campaign ID,Campaign name,Ad group ID,Ad group name,Search term,Impressions,Clicks,CTR,Total cost,Purchases,Sales,Units sold',
        'USD,"Jul 06, 2026 - Jul 29, 2026",="281474976710657",Bottles,="99887766554433",Steel,steel bottle,"1,204",34,2.82%,$30.60,5,"$1,149.95",6',
      ].join('\n'),
    );
    expect(rows[0]).toMatchObject({
      term: 'steel bottle',
      clicks: 34,
      spend: 30.6,
      sales: 1149.95,
      orders: 5,
      campaignId: '281474976710657',
      adGroupId: '99887766554433',
    });
    expect(reading).toMatchObject({ currency: 'USD', unsure: [], missingUploadFields: { negatives: null } });
  });

  it('keeps the long ids of a bulk workbook', async () => {
    const ids = '="281474976710657","123456789012345678"';
    const line = `Sponsored Products,${ids},="1",,C,G,,enabled,,flasche,EXACT,,edelstahl flasche,100,5,,3.50,40,2,2,,,,`;
    const { rows, reading } = await read(`${GERMAN_BULK}\n${line}`);
    expect(rows[0]).toMatchObject({
      campaignId: '281474976710657',
      adGroupId: '123456789012345678',
      targeting: 'flasche',
    });
    expect(reading.missingUploadFields).toEqual({ negatives: null, bids: 'bids' });
  });
});

describe('readReport with other file shapes', () => {
  const header = ENGLISH.split('\r\n')[0]?.split(',') ?? [];
  const line = header.map((name) =>
    /Date|name|Name|Term|Type|Currency|Retail|Country|Target/.test(name) ? 'x' : 3,
  );
  const cover = [['Amazon Advertising'], ['Report of', 46_348.5]];

  it.each([
    ['an empty tab', { name: 'Sheet1', rows: [] }, 'Sheet2'],
    ['a cover', { name: 'Cover', rows: cover }, 'Data'],
    [
      'a tab of other figures',
      {
        name: 'Sheet1',
        rows: [
          ['Month', 'Total'],
          ['May', 3],
        ],
      },
      'Sponsored_Products_Search_term_r',
    ],
  ])('finds the report behind %s of a workbook', async (_, first, name) => {
    const { rows, reading } = await read(workbook([first, { name, rows: [header, line] }]));
    expect(rows).toHaveLength(1);
    expect(reading.file.sheet).toBe(name);
  });

  it('finds the report behind a rejected tab', async () => {
    const cell = '<c r="XFD1048576"><v>1</v></c>';
    const rejected = `<worksheet><sheetData><row r="1048576">${cell}</row></sheetData></worksheet>`;
    const tabs = ['Cover', 'Raw', 'Data'].map((name) => ({
      name,
      rows: name === 'Data' ? [header, line] : cover,
    }));
    const { reading } = await read(workbook(tabs, { 'xl/worksheets/sheet2.xml': rejected }));
    expect(reading.file.sheet).toBe('Data');
  });

  it('finds unknown headers behind a cover tab for manual mapping', async () => {
    const unknown = [
      ['Kampanja', 'Hakusana', 'Napsautukset', 'Kulut', 'Myynti'],
      ['A', 'pullo', 90, 45.5, 0],
    ];
    const { reading } = await read(
      workbook([
        { name: 'Cover', rows: cover },
        { name: 'Data', rows: unknown },
      ]),
    );
    expect(reading).toMatchObject({ file: { sheet: 'Data' }, headerLine: 1 });
    expect(reading.missing).toHaveLength(5);
  });

  it.each([
    ['UTF-8 with a byte order mark', bytesOf(`\ufeff${JAPANESE}`), 'utf-8'],
    ['little-endian UTF-16', utf16(JAPANESE, 'le'), 'utf-16le'],
    ['big-endian UTF-16', utf16(JAPANESE, 'be'), 'utf-16be'],
    ['UTF-16 without a byte order mark', utf16(ENGLISH, 'le', false), 'utf-16le'],
  ])('reads %s', async (_, bytes, encoding) => {
    const { rows, reading } = await read(bytes);
    expect(rows.length).toBeGreaterThan(0);
    expect(reading.file.encoding).toBe(encoding);
  });

  it('reads Shift_JIS and windows-1252', async () => {
    // "検索用語,クリック,費用,売上,注文数" and one line in Shift_JIS.
    const shiftJis = Uint8Array.from(
      Buffer.from(
        '8c9f8df597708cea2c834e838a8362834e2c94ef97702c9484 8fe32c92 8d95b690940a'.replace(/ /g, ''),
        'hex',
      ),
    );
    const line = bytesOf('cup,3,1.50,9.99,1\n');
    const japanese = await read(Uint8Array.from([...shiftJis, ...line]));
    expect(japanese.reading).toMatchObject({ file: { encoding: 'shift_jis' }, missing: [] });
    const western = GERMAN.replaceAll('€', '')
      .split('')
      .map((sign) => sign.charCodeAt(0));
    const german = await read(Uint8Array.from(western));
    expect(german.reading).toMatchObject({ file: { encoding: 'windows-1252' }, missing: [] });
  });

  it('finds the header below lines about the file', async () => {
    const { reading, rows } = await read(`Report,Search terms\nPeriod,"Nov 1, 2026"\n\n${ENGLISH}`);
    expect(reading.headerLine).toBe(4);
    expect(rows).toHaveLength(2);
  });

  it('reads quoted line breaks, quotes and delimiters', async () => {
    const { rows } = await read('Search Term,Clicks,Spend,Sales,Orders\n"say ""hi"", cup\nbig",1,2,3,1\n');
    expect(rows[0]?.term).toBe('say "hi", cup\nbig');
  });

  it('lists skipped lines with reason, count and line number', async () => {
    const lines = [
      ENGLISH,
      ENGLISH.split('\r\n')[1],
      '',
      ENGLISH.split('\r\n')[0],
      ',,,,Total,,,,,,,"1,514",38,,,$32.60,"$1,149.95",,,5,6',
      ',,,USD,a,b,,,c,-,no clicks,1,,,,1,1,,,1,1',
      ',,,USD,a,b,,,c,-,no number,1,x,,,1,1,,,1,1',
      ',,,USD,a,b,,,c,-,less than nothing,1,2,,,-1,1,,,1,1',
      ',,,USD,a,b,,,c,-,half a click,1,2.5,,,1,1,,,1,1',
      ',,,USD,a,b,,,c,-,no impressions,,2,,,1,1,,,1,1',
      ',,,EUR,a,b,,,c,-,other money,1,2,,,1,1,,,1,1',
    ];
    const { rows, reading } = await read(lines.join('\r\n'));
    expect(Object.fromEntries(reading.skipped.map(({ reason, lines: at }) => [reason, at]))).toEqual({
      'repeated-line': [4],
      'blank-line': [5],
      'repeated-header': [6],
      'no-term': [7],
      'missing-number': [8],
      'unreadable-number': [9],
      'negative-number': [10],
      fraction: [11],
      'other-currency': [13],
    });
    expect(rows.find(({ term }) => term === 'no impressions')?.impressions).toBeNull();
    expect(reading.linesRead).toBe(rows.length + reading.skipped.reduce((sum, { count }) => sum + count, 0));
  });

  it('keeps equal lines without campaign and ad group', async () => {
    const { rows } = await read('Search Term,Clicks,Spend,Sales,Orders\ncup,1,2,3,1\ncup,1,2,3,1\n');
    expect(rows).toHaveLength(2);
  });

  it('waits for the mapping in an unknown language and applies it', async () => {
    const unknown = 'Hakusana,Näytöt,Napsautukset,Kulut,Myynti,Tilaukset\npullo,100,5,"1,50","9,90",1\n';
    const first = await read(unknown);
    expect(first.rows).toEqual([]);
    expect(first.reading.missing).toEqual(['term', 'clicks', 'spend', 'sales', 'orders']);
    expect(first.reading.headers).toContain('Hakusana');
    const columns = { term: 0, impressions: 1, clicks: 2, spend: 3, sales: 4, orders: 5 };
    const mapped = await read(unknown, { columns });
    expect(mapped.rows[0]).toMatchObject({ term: 'pullo', clicks: 5, spend: 1.5, sales: 9.9, orders: 1 });
    expect(mapped.reading).toMatchObject({ missing: [], numberStyle: 'comma' });
  });

  it('uses the chosen number style', async () => {
    const lines = 'Search Term,Clicks,Spend,Sales,Orders\ncup;x,"1.480",2,3,1\nmug,5,2.50,3,1';
    const [byFile, bySay] = await Promise.all([read(lines), read(lines, { numberStyle: 'comma' })]);
    expect(byFile.reading.skipped[0]).toMatchObject({ reason: 'fraction' });
    expect(bySay.rows[0]?.clicks).toBe(1480);
  });
});

describe('readReport: what rows to upload lack', () => {
  const HEADER = 'Campaign ID,Ad Group ID,Keyword ID,Bid,Customer Search Term,Clicks,Spend,Sales,Orders';
  it.each([
    ['no ids', ',,,0.50', 'campaignIds', 'campaignIds'],
    ['no ad group ids', '11,,33,0.50', 'campaignIds', 'campaignIds'],
    ['no ids of keywords', '11,22,,0.50', null, 'targetIds'],
    ['no present bids', '11,22,33,', null, 'bids'],
    ['nothing', '11,22,33,0.50', null, null],
  ])('lacks %s', async (_name, cells, negatives, bids) => {
    const { reading } = await read(`${HEADER}\n,,,,tea cup,12,3.50,0,0\n${cells},tea mug,12,3.50,0,0`);
    expect(reading.missingUploadFields).toEqual({ negatives, bids });
  });
});

describe('readReport with a workbook', () => {
  const header = ['Campaign ID', 'Ad Group ID', 'Customer Search Term', 'Clicks', 'Spend', 'Sales', 'Orders'];
  const row = ['281474976710657', '99', 'steel & cup', 12, 3.25, 40, 2];

  it('reads the Sponsored Products tab wherever it is', async () => {
    const file = workbook([
      { name: 'Portfolios', rows: [['x', 'y']] },
      { name: 'SB Search Term Report', rows: [header] },
      { name: 'SP Bericht „Suchbegriff“', rows: [header, row, ['1', '2', '', 1, 1, 1, 1]] },
    ]);
    const { rows, reading } = await read(file);
    expect(reading.file).toMatchObject({ format: 'xlsx', sheet: 'SP Bericht „Suchbegriff“' });
    expect(rows).toMatchObject([
      { term: 'steel & cup', clicks: 12, spend: 3.25, campaignId: '281474976710657' },
    ]);
    expect(reading.missingUploadFields.negatives).toBeNull();
  });

  it('reads the chosen tab', async () => {
    const file = workbook([
      { name: 'SP Search Term Report', rows: [header] },
      { name: 'Mine', rows: [header, row] },
    ]);
    expect(readReport(readTable(file, 'Mine')).rows).toHaveLength(1);
  });
});
