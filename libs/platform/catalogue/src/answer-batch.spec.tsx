import { proposeTargets, withDecimalSign } from '@seller-toolbox/file-import/tool-batch';
import { isFigureTarget, MAX_PRODUCT_ROWS } from '@seller-toolbox/file-import/product-file';
import { readWorkbook } from '@seller-toolbox/file-import/workbook';
import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { answerBatch } from './answer-batch.ts';
import type { BatchFacts, BatchReplies } from './batch-rows.ts';
import { loadProducts } from './products.ts';

const NOW = Date.UTC(2026, 10, 23);
const HEAD = 'SKU;Length;Width;Height;Weight';

async function readFile(content: string | Uint8Array<ArrayBuffer>, name = 'products.csv') {
  return (await answerBatch({ kind: 'file', file: new File([content], name) })) as BatchReplies['file'];
}

async function tableOf(content: string | Uint8Array<ArrayBuffer>) {
  const read = await readFile(content);
  if (read.kind === 'refused') throw new Error(read.code);
  return read.table;
}

/** The answers to all rows, in parts of so many. */
async function answersOf(content: string | Uint8Array<ArrayBuffer>, size: number, toolId = 'fba-calculator') {
  const hook = await loadProducts(toolId);
  if (!hook) throw new Error(toolId);
  const table = await tableOf(content);
  const targets = proposeTargets(table, hook);
  const whole = withDecimalSign(
    table,
    targets.map((target) => target !== null && isFigureTarget(target)),
  );
  const job = { now: NOW, ruleSets: [], format: 'cells' } as const;
  const answers: BatchReplies['rows'][number][] = [];
  for (let first = 0; first < table.rows.length; first += size) {
    const part = { ...whole, rows: whole.rows.slice(first, first + size) };
    const request = { toolId, table: part, targets, settings: [['marketplace', 'US']] as const, job };
    answers.push(...((await answerBatch({ kind: 'rows', request })) as BatchReplies['rows']));
  }
  return answers;
}

describe('answerBatch', () => {
  it('computes the parts of a file like the whole, though only one row shows the decimal comma', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `S${at};${at === 39 ? '10,5' : '10'};8;4;1.234`);
    const file = [HEAD, ...rows].join('\n');
    const [whole, parts] = [await answersOf(file, 40), await answersOf(file, 7)];
    expect(parts).toEqual(whole);
    expect(whole.every((answer) => 'cells' in answer)).toBe(true);
  });

  it('describes a tool: its fields, rule sets and result columns', async () => {
    const facts = (await answerBatch({ kind: 'tool', toolId: 'fba-calculator', now: NOW })) as BatchFacts;
    expect(facts.fields).toContainEqual({
      path: 'marketplace',
      type: 'text',
      choices: expect.arrayContaining(['US', 'DE']),
    });
    expect(facts.ruleSets.map(({ id }) => id)).toContain('standard');
    expect(facts).toMatchObject({ names: expect.arrayContaining(['fees.totalFees']), takesAllRows: false });
    const planner = (await answerBatch({ kind: 'tool', toolId: 'restock-planner', now: NOW })) as BatchFacts;
    expect(planner.takesAllRows).toBe(true);
  });

  it('writes a workbook', async () => {
    const bytes = (await answerBatch({
      kind: 'workbook',
      rows: [
        ['SKU', 'Total'],
        ['A', 1.5],
      ],
    })) as Uint8Array;
    expect(readWorkbook(bytes, ([first]) => first).rows).toEqual([
      ['SKU', 'Total'],
      ['A', 1.5],
    ]);
  });
});

describe('a file that is not as it should be', () => {
  it('computes both rows of one SKU', async () => {
    const answers = await answersOf(`${HEAD}\nA;10;8;4;1\nA;20;8;4;1`, 2);
    expect(answers.every((answer) => 'cells' in answer)).toBe(true);
    expect(answers[0]).not.toEqual(answers[1]);
  });

  it('reads each cell of a column in its own unit', async () => {
    const [inches, centimeters] = await answersOf(
      `${HEAD}\nA;10 in;8 in;4 in;1 lb\nB;25.4 cm;20.32 cm;10.16 cm;1 lb`,
      2,
    );
    // After the fees comes the weight in the unit of the row.
    const fees = (answer: typeof inches) => answer && 'cells' in answer && answer.cells.slice(0, 4);
    expect(fees(inches)).toContain('large-standard');
    expect(fees(centimeters)).toEqual(fees(inches));
  });

  it('names the rows that it does not read, and keeps the others', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `S${at};10;8;4;1`);
    const { rows: read, unread } = await tableOf([HEAD, ...rows].join('\n'));
    expect({ rows: read.length, unread }).toEqual({ rows: MAX_PRODUCT_ROWS, unread: true });
  });

  it('names the columns by letters where the file has no header, and keeps the first row', async () => {
    const table = await tableOf('A-1,10,8,4\nA-2,20,8,4');
    expect(table).toMatchObject({
      isHeadless: true,
      headers: ['A', 'B', 'C', 'D'],
      rows: [
        { line: 1, cells: ['A-1', '10', '8', '4'] },
        { line: 2, cells: ['A-2', '20', '8', '4'] },
      ],
    });
    expect(await tableOf('Ref,Size\nA-1,10')).not.toHaveProperty('isHeadless');
  });

  it('rejects a cell with a formula that nothing has computed, and reads the results of the others', async () => {
    const cell = (at: string, content: string) => `<c r="${at}"${content}</c>`;
    const text = (at: string, value: string) => cell(at, ` t="str"><v>${value}</v>`);
    const head = HEAD.split(';').map((header, at) => text(`${'ABCDE'[at]}1`, header));
    const row = (line: number, length: string) =>
      `<row r="${line}">${text(`A${line}`, `S${line}`)}${cell(`B${line}`, `>${length}`)}${['C', 'D', 'E'].map((column) => cell(`${column}${line}`, '><v>4</v>')).join('')}</row>`;
    const xml = `<worksheet><sheetData><row r="1">${head.join('')}</row>${row(2, '<f>C2*2</f><v>8</v>')}${row(3, '<f>C3*2</f>')}</sheetData></worksheet>`;
    const bytes = workbook([{ name: 'S', rows: [] }], { 'xl/worksheets/sheet1.xml': xml });
    const [computed, formula] = await answersOf(bytes, 2);
    expect(computed).toHaveProperty('cells');
    expect(formula).toEqual({ problems: [{ path: 'Length', code: 'invalid-value' }] });
    expect((await tableOf(bytes)).rows[1]?.cells[1]).toBe('=C3*2');
  });

  it.each([
    ['an empty file', '', 'file-empty'],
    ['headers alone', HEAD, 'no-table'],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'workbook-broken'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'file-is-old-workbook'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'file-not-text'],
  ])('rejects %s by its name', async (_title, content, code) => {
    expect(await readFile(content)).toEqual({ kind: 'refused', code });
  });

  it('reads the encoding in which its headers are known', async () => {
    // SKU,长度 in GB 18030.
    const bytes = new Uint8Array([
      ...Buffer.from('SKU,'),
      ...[0xb3, 0xa4, 0xb6, 0xc8],
      ...Buffer.from('\nA,'),
      ...[0xb1, 0xad, 0xd7, 0xd3],
      ...Buffer.from('\n'),
    ]);
    expect((await tableOf(bytes)).rows[0]?.cells).toEqual(['A', '杯子']);
  });
});
