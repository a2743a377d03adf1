import { inputSchema } from '../engine/search-term-analyzer.schema.ts';
import { workbook } from '@seller-toolbox/file-import/write-workbook';
import type { ListView, ReportList } from './report-lists.ts';
import { openSession } from './search-term-analyzer.session.ts';
import type { SessionResponse, SessionRequest } from './session-messages.ts';

const { rows: _rows, ...SETTINGS } = inputSchema.parse({ targetAcos: 30 });
const CSV = [
  'Campaign Name,Ad Group Name,Customer Search Term,Clicks,Spend,Sales,Orders',
  'C,G,steel cup,100,50,500,20',
  'C,G,=2+5 cup,60,40,0,0',
  'C,G,"glass, blue",12,6,0,0',
].join('\n');
const WORDS = {
  headers: { text: 'Term', reason: 'Why' },
  values: { wasted: 'Wasted' },
  sentences: { 'no-order': '{{clicks}} clicks, {{share}}%' },
};
const viewOf = (list: ReportList, part: Partial<ListView> = {}): ListView => ({
  list,
  search: '',
  words: null,
  sort: null,
  ...part,
});

function opened() {
  const session = openSession();
  const shares: number[] = [];
  return { shares, send: (request: SessionRequest) => session(request, (share) => shares.push(share)) };
}

async function analyzed(file: Blob) {
  const session = opened();
  await session.send({ kind: 'read', file, choice: {} });
  const response = await session.send({ kind: 'analyze', settings: SETTINGS });
  return { ...session, summary: expectKind(response, 'summary').summary };
}

function expectKind<Kind extends SessionResponse['kind']>(response: SessionResponse, kind: Kind) {
  expect(response.kind).toBe(kind);
  // The line above has looked.
  return response as Extract<SessionResponse, { kind: Kind }>;
}

describe('openSession', () => {
  it('rejects a too large file before reading it', async () => {
    const file = new Blob([]);
    Object.defineProperty(file, 'size', { value: 60_000_001 });
    file.arrayBuffer = () => Promise.reject(new Error('read'));
    const response = await opened().send({ kind: 'read', file, choice: {} });
    expect(expectKind(response, 'refused').finding).toMatchObject({
      code: 'file-too-large',
      params: { megabytes: 60 },
    });
  });

  it('reads, analyzes and returns one page of rows', async () => {
    const { send, summary, shares } = await analyzed(new Blob([CSV]));
    expect(summary).toMatchObject({ wastedSpend: 40, sizes: { terms: 3, wasted: 1, harvest: 1 } });
    const response = expectKind(
      await send({ kind: 'rows', view: viewOf('terms'), offset: 1, limit: 1 }),
      'rows',
    );
    expect(response).toMatchObject({ total: 3, rows: [{ text: '=2+5 cup', status: 'wasted' }] });
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('searches and sorts with missing numbers last', async () => {
    const { send } = await analyzed(new Blob([CSV]));
    const texts = async (part: Partial<ListView>) =>
      expectKind(
        await send({ kind: 'rows', view: viewOf('terms', part), offset: 0, limit: 9 }),
        'rows',
      ).rows.map(({ text }) => text);
    expect(await texts({ search: 'CUP' })).toEqual(['steel cup', '=2+5 cup']);
    expect(await texts({ sort: { key: 'clicks', descending: false } })).toEqual([
      'glass, blue',
      '=2+5 cup',
      'steel cup',
    ]);
    expect((await texts({ sort: { key: 'acos', descending: false } }))[0]).toBe('steel cup');
    expect((await texts({ sort: { key: 'acos', descending: true } }))[0]).toBe('steel cup');
  });

  it('exports a table with escaped formulas and localized evidence', async () => {
    const { send } = await analyzed(new Blob([CSV]));
    const { content } = expectKind(
      await send({ kind: 'file', view: viewOf('wasted'), words: WORDS }),
      'file',
    );
    const [head, first, end] = content.split('\r\n');
    expect(head).toMatch(/^\ufeffTerm,/);
    expect(first).toMatch(/^'=2\+5 cup,,60,40,0,0,,0,0\.6667,"60 clicks, [\d.]+%"$/);
    expect(end).toBe('');
  });

  it('writes upload rows only for negatives with ids', async () => {
    const { send } = await analyzed(new Blob([CSV]));
    const without = expectKind(await send({ kind: 'upload', list: 'negatives' }), 'file').content;
    expect(without.trimEnd().split('\r\n')).toHaveLength(1);

    const ids = ['281474976710657', '77'];
    const head = ['Campaign ID', 'Ad Group ID', 'Customer Search Term', 'Clicks', 'Spend', 'Sales', 'Orders'];
    const file = workbook([
      {
        name: 'SP Search Term Report',
        rows: [
          head,
          [...ids, 'steel cup', 100, 50, 500, 20],
          [...ids, 'plastic cup', 40, 20, 0, 0],
          [...ids, 'plastic mug', 40, 20, 0, 0],
          [...ids, 'b0abcdefgh', 60, 20, 0, 0],
        ],
      },
    ]);
    const bulk = await analyzed(new Blob([file]));
    const lines = expectKind(await bulk.send({ kind: 'upload', list: 'negatives' }), 'file')
      .content.trimEnd()
      .split('\r\n');
    expect(lines[0]?.split(',')).toHaveLength(30);
    expect(lines.slice(1)).toEqual(
      [
        expect.stringMatching(
          /^Sponsored Products,Campaign Negative Keyword,Create,281474976710657,,.*,plastic,negativePhrase,/,
        ),
        expect.stringContaining('asin=""B0ABCDEFGH""'),
        expect.stringMatching(
          /^Sponsored Products,Negative Keyword,Create,281474976710657,77,.*enabled.*,plastic cup,negativeExact,/,
        ),
        expect.stringContaining('plastic mug,negativeExact'),
      ].map((line) => line),
    );
  });

  it('writes upload rows for the bids of a bulk workbook', async () => {
    const head = [
      ...[
        'Campaign ID',
        'Ad Group ID',
        'Keyword ID',
        'Product Targeting ID',
        'Bid',
        'Keyword Text',
        'Currency',
      ],
      ...['Customer Search Term', 'Clicks', 'Spend', 'Sales', 'Orders'],
    ];
    const rowsIn = (currency: string) => [
      head,
      ['11', '22', '33', '', 1, 'steel cup', currency, 'steel cup', 100, 100, 500, 20],
      ['11', '22', '', '44', 2, '', currency, 'b0abcdefgh', 100, 200, 400, 20],
      ['11', '22', '', '45', '', '', currency, 'b0abcdefgi', 100, 200, 400, 20],
      ['11', '22', '', '', '', 'no id', currency, 'mug', 100, 100, 500, 20],
    ];
    const linesOf = async (currency: string) => {
      const file = workbook([{ name: 'SP Search Term Report', rows: rowsIn(currency) }]);
      const { send, summary } = await analyzed(new Blob([file]));
      expect(summary.bidMoves.needBid).toBe(1);
      const { content } = expectKind(await send({ kind: 'upload', list: 'bids' }), 'file');
      return content.trimEnd().split('\r\n').slice(1);
    };
    // Worth 5 x 30 % and 4 x 30 %; the present ones are 1 and 2. Of 45 none is known: its cost per click is no bid.
    expect(await linesOf('USD')).toEqual([
      expect.stringMatching(/^Sponsored Products,Product Targeting,Update,11,22,,,,44,.*,1\.40,/),
      expect.stringMatching(/^Sponsored Products,Keyword,Update,11,22,,,33,,.*,1\.30,/),
    ]);
    // One yen is half of the present bid, further than a bid moves.
    expect((await linesOf('JPY'))[0]).toMatch(/,2,,/);
  });

  it('writes excluded terms and lowered bids into one file: to upload where all have ids, else to read', async () => {
    const head = ['Campaign ID', 'Ad Group ID', 'Keyword ID', 'Bid', 'Keyword Text'];
    const rowsWith = (keywordId: string) => [
      [...head, 'Customer Search Term', 'Clicks', 'Spend', 'Sales', 'Orders'],
      ['11', '22', keywordId, 2, 'steel', 'steel cup', 100, 200, 400, 20],
      ['11', '22', '34', 0.1, 'cheap', 'cheap cup', 100, 10, 500, 20],
      ['11', '22', '35', 1, 'plastic', 'plastic cup', 60, 40, 0, 0],
    ];
    const changesWith = async (keywordId: string) => {
      const file = workbook([{ name: 'SP Search Term Report', rows: rowsWith(keywordId) }]);
      const { send, summary } = await analyzed(new Blob([file]));
      const { content } = expectKind(await send({ kind: 'changes', words: WORDS }), 'file');
      const lines = content.trimEnd().split('\r\n').slice(1);
      expect(lines).toHaveLength(summary.changes);
      return lines;
    };
    expect(await changesWith('33')).toEqual([
      expect.stringMatching(
        /^Sponsored Products,Negative Keyword,Create,11,22,.*,plastic cup,negativeExact,/,
      ),
      expect.stringMatching(/^Sponsored Products,Keyword,Update,11,22,,,33,,.*,1\.40,/),
    ]);
    expect(await changesWith('')).toEqual([
      expect.stringMatching(/^plastic cup,exact,/),
      expect.stringMatching(/^steel,,.*,1\.4,-30,/),
    ]);
  });

  it('leaves a lowered bid out of the rows to upload where the present one is unknown, and counts it', async () => {
    const rowsWith = (bids: readonly (number | string)[]) => [
      ['Campaign ID', 'Ad Group ID', 'Keyword ID', 'Bid', 'Keyword Text'].concat([
        'Customer Search Term',
        'Clicks',
        'Spend',
        'Sales',
        'Orders',
      ]),
      ...bids.map((bid, at) => [
        '11',
        '22',
        `${33 + at}`,
        bid,
        `steel ${at}`,
        `cup ${at}`,
        100,
        200,
        400,
        20,
      ]),
    ];
    const changesWith = async (...bids: readonly (number | string)[]) => {
      const file = workbook([{ name: 'SP Search Term Report', rows: rowsWith(bids) }]);
      const { send, summary } = await analyzed(new Blob([file]));
      const { content } = expectKind(await send({ kind: 'changes', words: WORDS }), 'file');
      return { ...summary.exported, lines: content.trimEnd().split('\r\n').slice(1) };
    };
    expect(await changesWith(2, '')).toEqual({
      changes: 1,
      terms: 0,
      bids: 1,
      needBid: 1,
      lines: [expect.stringMatching(/^Sponsored Products,Keyword,Update,11,22,,,33,,.*,1\.40,/)],
    });
    // Nothing is left to upload: a table says what to do by hand.
    expect(await changesWith('', '')).toMatchObject({
      changes: 2,
      terms: 0,
      bids: 2,
      needBid: 0,
      lines: [expect.stringMatching(/^steel 0,/), expect.stringMatching(/^steel 1,/)],
    });
  });

  it('keeps the last report when the next file is rejected', async () => {
    const { send } = await analyzed(new Blob([CSV]));
    const rejected = await send({ kind: 'read', file: new Blob(['%PDF']), choice: {} });
    expect(rejected).toEqual({ kind: 'refused', finding: { code: 'not-a-table', severity: 'error' } });
    expect((await send({ kind: 'rows', view: viewOf('terms'), offset: 0, limit: 1 })).kind).toBe('rows');
  });

  it('applies a new mapping without a new upload', async () => {
    const { send } = await analyzed(new Blob([CSV]));
    const response = expectKind(
      await send({ kind: 'remap', choice: { columns: { sales: null } } }),
      'reading',
    );
    expect(response.reading.missing).toEqual(['sales']);
  });

  it('reads a hundred thousand lines and reports progress', async () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `C${at % 50},G,term ${at % 90_000} cup ${at % 7},3,1.50,${at % 9},${at % 2}`,
    );
    const { send, summary, shares } = await analyzed(new Blob([[CSV.split('\n')[0], ...lines].join('\n')]));
    expect(summary.totals).toMatchObject({ rows: 100_000, clicks: 300_000 });
    const last = expectKind(
      await send({ kind: 'rows', view: viewOf('ngrams'), offset: 90_000, limit: 10 }),
      'rows',
    );
    expect(last.rows).toHaveLength(10);
    expect(new Set(shares).size).toBeGreaterThan(10);
  });
});
