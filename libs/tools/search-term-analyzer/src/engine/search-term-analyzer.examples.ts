import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import { EXAMPLE_ROWS } from './example-rows.data.ts';
import { WORKED_SETTINGS } from './worked-settings.data.ts';
import type { inputSchema, outputSchema } from './search-term-analyzer.schema.ts';

type AnalyzerExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

export const examples: readonly [AnalyzerExample, ...AnalyzerExample[]] = [
  {
    name: 'steel-bottles',
    input: { rows: [...EXAMPLE_ROWS], ...WORKED_SETTINGS },
    expected: {
      totals: { rows: 31, terms: 30, clicks: 1073, orders: 82, spend: 864.45, sales: 2049.18 },
      target: 30,
      targetFrom: 'target',
      // The 66 orders and 1,003 clicks of the terms without the brand.
      judgedFrom: 45,
      wastedSpend: 54.9,
      wasted: [{ text: 'water bottle with straw' }],
      findings: [],
    },
  },
  {
    name: 'bid-of-a-published-example',
    // Price 30, conversion rate 12 %, target 30 %: a click is worth 3.60, so the bid is 1.08.
    input: {
      rows: [{ term: 'desk lamp', clicks: 100, spend: 90, sales: 360, orders: 12 }],
      targetAcos: 30,
    },
    expected: {
      totals: { impressions: null, acos: 25, cvr: 12, cpc: 0.9, ctr: null },
      harvest: [{ text: 'desk lamp', acos: 25, bid: 1.08, status: 'harvest' }],
      bids: [{ text: 'desk lamp', bid: 1.08, change: 20 }],
    },
  },
  {
    name: 'too-early-to-say',
    input: {
      rows: [
        { term: 'desk lamp', clicks: 62, spend: 60, sales: 300, orders: 9 },
        { term: 'desk lamp pink', clicks: 10, spend: 12, sales: 20, orders: 1 },
        { term: 'desk lamp bright', clicks: 8, spend: 2, sales: 20, orders: 0 },
        { term: 'desk lamp gift', clicks: 20, spend: 18, sales: 40, orders: 0 },
      ],
      margin: 25,
    },
    expected: {
      target: 25,
      targetFrom: 'margin',
      conversionRate: 10,
      // Published tables of 95 % confidence: 29 trials without a success at 10 %.
      judgedFrom: 29,
      wasted: [],
      terms: [
        { text: 'desk lamp', status: 'harvest' },
        { status: 'waiting', evidence: { code: 'wait-for-clicks', params: { clicks: 20, more: 9 } } },
        { text: 'desk lamp pink', status: 'costly' },
        { text: 'desk lamp bright', status: 'waiting' },
      ],
    },
  },
  {
    name: 'exact-already-and-promising',
    input: {
      rows: [
        {
          term: 'desk lamp',
          clicks: 40,
          spend: 20,
          sales: 200,
          orders: 5,
          targeting: 'Desk Lamp',
          matchType: 'EXACT',
        },
        { term: 'clip lamp', clicks: 10, spend: 5, sales: 40, orders: 1 },
      ],
      targetAcos: 35,
      margin: 30,
    },
    expected: {
      harvest: [],
      terms: [{ status: 'exact' }, { status: 'promising' }],
      findings: [{ code: 'few-orders' }, { code: 'target-above-margin' }],
    },
  },
  {
    name: 'nothing-sold',
    input: { rows: [{ term: 'desk lamp', impressions: 900, clicks: 50, spend: 40, sales: 0, orders: 0 }] },
    expected: {
      judgedFrom: null,
      target: null,
      targetFrom: 'none',
      wasted: [],
      negatives: [],
      terms: [{ status: 'waiting', evidence: { code: 'cannot-judge' } }],
      findings: [{ code: 'no-orders', params: { clicks: 50 } }],
    },
  },
  {
    name: 'japanese-terms',
    input: {
      rows: [
        { term: '骨伝導 イヤホン', clicks: 60, spend: 3000, sales: 20000, orders: 6 },
        { term: '骨伝導イヤホン 安い', clicks: 90, spend: 6200, sales: 0, orders: 0 },
      ],
    },
    expected: {
      targetFrom: 'average',
      wasted: [{ text: '骨伝導イヤホン 安い' }],
      findings: [{ code: 'few-orders' }, { code: 'target-is-average' }],
    },
  },
  {
    name: 'empty-report',
    input: {},
    expected: { terms: [], totals: { terms: 0, acos: null }, findings: [{ code: 'no-rows' }] },
  },
];
