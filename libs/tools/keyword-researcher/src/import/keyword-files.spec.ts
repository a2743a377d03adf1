import { readReport, type ReportChoice } from '@seller-toolbox/file-import/report-file';
import { MAX_SOURCE_ROWS } from '../engine/keyword-sources.schema.ts';
import { KEYWORD_KINDS, KEYWORD_LIST } from './keyword-kinds.data.ts';

/** A Japanese Search Query Performance report in Shift-JIS. */
const SHIFT_JIS =
  'jJ+N9YNOg0eDiiyMn431g06DR4OKgsyDe4OKg4WBW4OALINDg5ODdoOMg2KDVoOHg5M6II2HjHaQlCyDQ4OTg3aDjINig1aDh4OTOiCDdYOJg5ODaJCULI13k/w6II2HjHaQlCyNd5P8OiCDdYOJg5ODaJCULIOMg3yBW4Nnk/oKkIWTmyCV24m3LCIyNCwwMDAiLDYyMDAwMCwzMTAwMCwxMTAwLDIyLDIwMjYtMTEtMDcKg1iDZYOTg4yDWIN7g2eDiywxMjUwMCwzMTAwMDAsMzEwMCw4MjAsOCwyMDI2LTExLTA3Cg==';
/** Rows of a Chinese keyword tool in GB18030. */
const GB18030 =
  'udi8/LTKLNTCy9HL98G/LNTCubrC8sG/LLm6wvLCyizX1Mi7xcXD+yxCMEFCQ0RFRjEyCrGjzsKxrSwiOSw4MDAiLDMxMCwzLjIlLDEyLDMKtvnNr8uusa0sNDIwMCw5OCwyLjMlLC0sPjUwCg==';

function read(bytes: Uint8Array, choice?: ReportChoice) {
  const slice = (from: number, to: number) => ({
    arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer),
  });
  return readReport(
    { name: 'report.csv', size: bytes.length, slice },
    { kinds: [...KEYWORD_KINDS, KEYWORD_LIST], choice, maxRows: MAX_SOURCE_ROWS },
  );
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a keyword report', () => {
  it('in Shift-JIS is read', async () => {
    const { reading, rows } = await read(Uint8Array.from(Buffer.from(SHIFT_JIS, 'base64')));
    expect(reading).toMatchObject({ kind: 'query-performance', encoding: 'shift_jis', date: '2026-11-07' });
    expect(rows[0]).toMatchObject({
      term: '水筒 保温',
      queryVolume: 24000,
      impressions: 620000,
      ownPurchases: 22,
    });
  });

  it('in GB18030 is read', async () => {
    const { reading, rows } = await read(Uint8Array.from(Buffer.from(GB18030, 'base64')));
    expect(reading).toMatchObject({ kind: 'keyword-mining', encoding: 'gb18030' });
    expect(rows).toEqual([
      {
        term: '保温杯',
        monthlyVolume: 9800,
        keywordSales: 310,
        conversionRate: 3.2,
        ownRank: 12,
        ranks: { B0ABCDEF12: 3 },
      },
      {
        term: '儿童水杯',
        monthlyVolume: 4200,
        keywordSales: 98,
        conversionRate: 2.3,
        ownRank: null,
        ranks: { B0ABCDEF12: null },
      },
    ]);
  });

  it('without a header row is read by the kind and columns that the visitor chooses', async () => {
    const text = 'mug,1200,5\ncup,900,7\n';
    const { reading } = await read(bytesOf(text));
    expect(reading).toMatchObject({ kind: null, samples: ['mug', '1200', '5'] });
    const chosen = { kind: 'cerebro', columns: { term: 0, monthlyVolume: 1 } };
    const { rows } = await read(bytesOf(text), chosen);
    expect(rows).toEqual([
      { term: 'mug', monthlyVolume: 1200 },
      { term: 'cup', monthlyVolume: 900 },
    ]);
  });

  it('of a million rows keeps the most searched and counts the others', async () => {
    const line = (rank: number) => `${rank},term ${rank},B0AAAAAAA1,0.12,B0AAAAAAA2,0.08,B0AAAAAAA3,0.05\n`;
    const head = [1, 2, 3].map(
      (at) => `Top Clicked Product #${at}: ASIN,Top Clicked Product #${at}: Click Share`,
    );
    const lines = Array.from({ length: 1_000_000 }, (_, at) => line(at + 1));
    const bytes = bytesOf(`Search Frequency Rank,Search Term,${head.join(',')}\n${lines.join('')}`);
    const { reading, rows } = await read(bytes);
    expect(reading).toMatchObject({ kind: 'top-search-terms', read: 1_000_000 });
    expect(reading.skipped).toMatchObject([{ reason: 'too-many', count: 1_000_000 - MAX_SOURCE_ROWS }]);
    expect(rows).toHaveLength(MAX_SOURCE_ROWS);
    expect(rows[0]).toEqual({
      term: 'term 1',
      frequencyRank: 1,
      topAsin1: 'B0AAAAAAA1',
      topClickShare1: 12,
      topAsin2: 'B0AAAAAAA2',
      topClickShare2: 8,
      topAsin3: 'B0AAAAAAA3',
      topClickShare3: 5,
    });
  }, 60_000);
});
