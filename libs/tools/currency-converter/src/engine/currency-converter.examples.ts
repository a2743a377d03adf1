import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './currency-converter.schema.ts';

type CurrencyExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

const rates = {
  baseCurrency: 'EUR',
  rates: { USD: 1.25, CNY: 9 },
  lastUpdated: '2026-11-20T16:00:00.000Z',
};

/** By the built-in rates unless rates are given. */
export const examples: readonly [CurrencyExample, ...CurrencyExample[]] = [
  {
    name: 'dollars-to-yuan',
    input: { amount: 100, from: 'USD', to: 'CNY' },
    expected: {
      result: 716.2,
      rate: 7.162,
      inverseRate: 0.139625802848366,
      formatted: '716.20',
      full: '716.20',
      trend: null,
      findings: [],
    },
  },
  {
    name: 'yen-have-no-decimals',
    input: { amount: 2500, from: 'EUR', to: 'JPY' },
    expected: { result: 425633.470830878, formatted: '425.63K', full: '425633', decimals: 0 },
  },
  {
    name: 'just-under-a-million',
    input: { amount: 999_999, from: 'USD', to: 'USD' },
    expected: { result: 999_999, rate: 1, inverseRate: 1, formatted: '1.00M', full: '999999.00' },
  },
  {
    name: 'less-than-a-cent',
    input: { amount: 100, from: 'VND', to: 'USD' },
    expected: { result: 0.00382570105971919, formatted: '0.0038', full: '0.003826' },
  },
  {
    name: 'own-rates-over-their-base',
    input: { amount: 10, from: 'USD', to: 'CNY', rates },
    expected: {
      result: 72,
      rate: 7.2,
      basis: { baseCurrency: 'EUR', fromPerBase: 1.25, toPerBase: 9, lastUpdated: rates.lastUpdated },
      popular: [
        { currency: 'CNY', result: 72 },
        { currency: 'EUR', result: 8 },
      ],
    },
  },
  {
    name: 'a-rate-that-rose',
    input: {
      amount: 100,
      from: 'USD',
      to: 'CNY',
      history: { range: '1d', dataPoints: [{ rate: 7.1 }, { rate: 7.05 }, { rate: 7.171 }] },
    },
    expected: { trend: { change: 0.071, changePercent: 1, trend: 'up', period: '1d' } },
  },
  {
    name: 'one-point-is-no-trend',
    input: { amount: 100, from: 'USD', to: 'CNY', history: { dataPoints: [{ rate: 7.1 }] } },
    expected: { result: 716.2, trend: null },
  },
  {
    name: 'nothing-to-convert',
    input: { amount: 0, from: 'USD', to: 'CNY' },
    expected: {
      result: null,
      rate: 7.162,
      formatted: null,
      full: null,
      findings: [{ code: 'amount-not-positive', severity: 'error' }],
    },
  },
  {
    name: 'empty-field',
    input: { amount: null, from: 'USD', to: 'CNY' },
    expected: { result: null, findings: [] },
  },
];
