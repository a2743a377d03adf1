import type { ToolProducts } from '@seller-toolbox/products';
import { defineEngine } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { openPasted } from '../product-file/index.ts';
import { answerPlan, batchColumns, type BatchJob, type BatchTool } from './batch-answers.ts';
import { planBatch } from './plan-batch.ts';
import { resultCells } from './result-file.ts';

const JOB: BatchJob = { now: Date.UTC(2026, 10, 30), ruleSets: [], format: 'cells' };
const MONEY = z.number().check(z.gte(0));

/** What is left of a price, with a rule set that takes half. */
const margin = defineEngine({
  inputSchema: z.strictObject({
    price: z._default(MONEY, 10),
    cost: z._default(z.nullable(MONEY), null),
    ruleSet: z._default(z.string(), 'full'),
  }),
  outputSchema: z.object({ profit: z.number(), share: z.nullable(z.number()) }),
  run: ({ price, cost, ruleSet }) => ({
    profit: (price - (cost ?? 0)) / (ruleSet === 'half' ? 2 : 1),
    share: price === 0 ? null : (price - (cost ?? 0)) / price,
  }),
  examples: [{ name: 'ten', input: {}, expected: { profit: 10 } }],
});
const PRODUCT: ToolProducts = {
  reads: [
    { field: 'price', path: 'price', unit: 'money' },
    { field: 'cost', path: 'cost', unit: 'money' },
  ],
  gaps: { path: 'findings', of: [{ field: 'cost', blanks: ['profit'] }] },
  columns: [
    { path: 'profit', label: 'profit', unit: 'money' },
    { path: 'share', label: 'share', unit: 'percent' },
  ] as unknown as ToolProducts['columns'],
};
const MARGIN: BatchTool = { engine: margin, hook: PRODUCT };
const SCHEMA = { properties: { price: { type: 'number' }, cost: { type: 'number' } } };

/** What each of its boxes holds; without the empty ones, and no list with a box of more than ten. */
const boxes = defineEngine({
  inputSchema: z.strictObject({ boxes: z.array(z.strictObject({ cost: z.number().check(z.lte(10)) })) }),
  outputSchema: z.object({ boxes: z.array(z.object({ share: z.number() })) }),
  run: ({ boxes: all }) => {
    const total = all.reduce((sum, { cost }) => sum + cost, 0);
    return { boxes: all.map(({ cost }) => ({ share: cost / total })) };
  },
  examples: [{ name: 'one', input: { boxes: [{ cost: 1 }] }, expected: { boxes: [{ share: 1 }] } }],
});
const BOXES: BatchTool = {
  engine: boxes,
  hook: {
    list: 'boxes',
    outputList: 'boxes',
    reads: [{ field: 'cost', path: 'cost', unit: 'money' }],
    columns: [{ path: 'share', label: 'share', unit: 'percent' }] as unknown as ToolProducts['columns'],
  },
};

function answersOf(tool: BatchTool, text: string, job: Partial<BatchJob> = {}) {
  const opened = openPasted(text);
  if (opened.kind !== 'table') throw new Error(opened.code);
  const plan = planBatch(opened.table, { hook: tool.hook, schema: SCHEMA, settings: new Map() });
  return { table: opened.table, answers: answerPlan(tool, plan, { ...JOB, ...job }) };
}

describe('answerPlan, one run for each row', () => {
  it('answers in the order of the file, also with rejected rows between', () => {
    const { answers } = answersOf(MARGIN, 'sku,price,cost\nA,10,4\nB,ten,4\nC,20,5');
    expect(answers).toEqual([
      { cells: [6, 0.6] },
      { problems: [{ path: 'price', code: 'invalid-value' }] },
      { cells: [15, 0.75] },
    ]);
  });

  it('says once what a row lacks, however many rule sets compute it', () => {
    const { answers } = answersOf(MARGIN, 'sku,price\nA,10', { ruleSets: ['full', 'half'] });
    expect(answers).toEqual([{ cells: [null, 1, null, 1], lacks: [{ path: 'cost', code: 'required' }] }]);
  });

  it('names outputs as JSON by their rule set, and by nothing without one', () => {
    const text = 'sku,price,cost\nA,10,4';
    const json = { format: 'json' } as const;
    expect(answersOf(MARGIN, text, json).answers).toEqual([{ json: '{"profit":6,"share":0.6}' }]);
    expect(answersOf(MARGIN, text, { ...json, ruleSets: ['full', 'half'] }).answers).toEqual([
      { json: '{"full":{"profit":6,"share":0.6},"half":{"profit":3,"share":0.6}}' },
    ]);
  });
});

describe('answerPlan, one run for all rows', () => {
  it('shares the run among the rows that the engine takes', () => {
    const { answers } = answersOf(BOXES, 'sku,cost\nA,1\nB,11\nC,3');
    expect(answers).toEqual([
      { cells: [0.25] },
      { problems: [expect.objectContaining({ path: 'cost' })] },
      { cells: [0.75] },
    ]);
  });
});

describe('batchColumns', () => {
  it('are those that the tool shows for a product', () => {
    expect(batchColumns(MARGIN, JOB.now).names).toEqual(['profit', 'share']);
  });

  it('are the figures of the example for a tool without products', () => {
    expect(batchColumns({ engine: margin, hook: undefined }, JOB.now).names).toEqual(['profit', 'share']);
    expect(batchColumns({ engine: boxes, hook: undefined }, JOB.now).names).toEqual([]);
  });
});

it('resultCells leaves a figure that is missing empty, and writes why at the end of the row', () => {
  const { table, answers } = answersOf(MARGIN, 'sku,price,cost\nA,0,0\nB,10,\nC,ten,4');
  const { names } = batchColumns(MARGIN, JOB.now);
  expect(resultCells({ table, answers, names, ruleSets: [] })).toEqual([
    ['sku', 'price', 'cost', 'profit', 'share', 'problems'],
    ['A', '0', '0', 0, '', ''],
    ['B', '10', '', '', 1, 'cost: required'],
    ['C', 'ten', '4', '', '', 'price: invalid-value'],
  ]);
});
