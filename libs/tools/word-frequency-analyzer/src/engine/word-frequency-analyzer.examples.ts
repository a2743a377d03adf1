import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './word-frequency-analyzer.schema.ts';

type FrequencyExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

const LISTING = [
  'Stainless steel water bottle with straw lid, 32 oz insulated water bottle for gym, hiking and travel.',
  'This insulated bottle keeps drinks cold for 24 hours and hot for 12 hours. The straw lid is leak proof,',
  "and the wide mouth makes the water bottle easy to clean. Women's and men's sizes; free shipping on every bottle.",
].join('\n');

export const examples: readonly [FrequencyExample, ...FrequencyExample[]] = [
  {
    name: 'listing-text',
    input: { text: LISTING },
    expected: {
      allWords: 57,
      totalWords: 39,
      uniqueWords: 29,
      topKeywords: [
        'bottle',
        'water',
        'straw',
        'lid',
        'insulated',
        'hours',
        'stainless',
        'steel',
        '32',
        'oz',
      ],
      averageWordLength: 193 / 39,
      readabilityScore: 100 - 10 * (193 / 39 - 4),
      phrases: [
        { text: 'water bottle', words: 2, count: 3 },
        { text: 'straw lid', words: 2, count: 2 },
      ],
    },
  },
  {
    name: 'every-word-counts',
    input: { text: 'The cat and the hat. A cat!', minLength: 1, excludeCommonWords: false },
    expected: {
      totalWords: 7,
      uniqueWords: 5,
      wordFrequencies: [
        { word: 'the', count: 2, percentage: (2 / 7) * 100, category: 'high' },
        { word: 'cat', count: 2, percentage: (2 / 7) * 100 },
        { word: 'and', count: 1 },
        { word: 'hat', count: 1 },
        { word: 'a', count: 1 },
      ],
      averageWordLength: 19 / 7,
      readabilityScore: 100,
    },
  },
  {
    name: 'long-words-read-hard',
    input: { text: 'rechargeable waterproof' },
    expected: { averageWordLength: 11, readabilityScore: 30, topKeywords: ['rechargeable', 'waterproof'] },
  },
  {
    name: 'chinese-without-spaces',
    input: { text: '便携蓝牙音箱，防水蓝牙音箱。这款蓝牙音箱可以连接手机。' },
    expected: {
      wordFrequencies: [
        { word: '蓝牙', count: 3 },
        { word: '音箱', count: 3 },
        { word: '便携', count: 1 },
        { word: '防水', count: 1 },
        { word: '连接', count: 1 },
        { word: '手机', count: 1 },
      ],
      phrases: [{ text: '蓝牙音箱', words: 2, count: 3 }],
    },
  },
  {
    name: 'nothing-but-common-words',
    input: { text: 'It is for you!' },
    expected: {
      totalWords: 0,
      allWords: 4,
      wordFrequencies: [],
      averageWordLength: 0,
      readabilityScore: null,
      findings: [{ code: 'no-words-found', severity: 'info' }],
    },
  },
  {
    name: 'empty-text',
    input: { text: '' },
    expected: { totalWords: 0, allWords: 0, textLength: 0, topKeywords: [] },
  },
];
