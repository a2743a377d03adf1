import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './keyword-combiner.schema.ts';

type CombinerExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

const FORTY = Array.from({ length: 40 }, (_, place) => `word ${place + 1}`).join('\n');

export const examples: readonly [CombinerExample, ...CombinerExample[]] = [
  {
    name: 'two-groups',
    input: { groups: ['wireless, bluetooth, noise cancelling', 'headphones, earbuds, headset'] },
    expected: {
      total: 9,
      groupSizes: [3, 3],
      combinations: [
        { combination: 'wireless headphones', wordCount: 2, charCount: 19 },
        { combination: 'wireless earbuds', wordCount: 2, charCount: 16 },
        { combination: 'wireless headset', wordCount: 2, charCount: 16 },
        { combination: 'bluetooth headphones', wordCount: 2, charCount: 20 },
        { combination: 'bluetooth earbuds', wordCount: 2, charCount: 17 },
        { combination: 'bluetooth headset', wordCount: 2, charCount: 17 },
        { combination: 'noise cancelling headphones', wordCount: 3, charCount: 27 },
        { combination: 'noise cancelling earbuds', wordCount: 3, charCount: 24 },
        { combination: 'noise cancelling headset', wordCount: 3, charCount: 24 },
      ],
      warnings: [],
    },
  },
  {
    name: 'three-groups-in-chinese',
    input: { groups: ['防水，便携', '蓝牙', '音箱，耳机'], separator: '' },
    expected: {
      total: 4,
      combinations: [
        { index: 0, combination: '防水蓝牙音箱', wordCount: 1, charCount: 6 },
        { index: 1, combination: '防水蓝牙耳机', wordCount: 1, charCount: 6 },
        { index: 2, combination: '便携蓝牙音箱', wordCount: 1, charCount: 6 },
        { index: 3, combination: '便携蓝牙耳机', wordCount: 1, charCount: 6 },
      ],
    },
  },
  {
    name: 'shortest-first',
    input: {
      groups: [
        ['stainless steel', 'red'],
        ['bottle', 'cup'],
      ],
      sort: 'chars',
    },
    expected: {
      combinations: [
        { index: 3, combination: 'red cup', charCount: 7 },
        { index: 2, combination: 'red bottle', charCount: 10 },
        { index: 1, combination: 'stainless steel cup', charCount: 19 },
        { index: 0, combination: 'stainless steel bottle', charCount: 22 },
      ],
    },
  },
  {
    name: 'fewest-words-first',
    input: { groups: ['water bottle, cup', 'for kids, xl'], sort: 'words', offset: 1, limit: 2 },
    expected: {
      total: 4,
      combinations: [
        { index: 1, combination: 'water bottle xl', wordCount: 3 },
        { index: 2, combination: 'cup for kids', wordCount: 3 },
      ],
    },
  },
  {
    name: 'too-many-to-list',
    input: { groups: [FORTY, FORTY, 'red, Red'], dropRepeats: false, limit: 1 },
    expected: {
      total: 3200,
      groupSizes: [40, 40, 2],
      combinations: [{ combination: 'word 1 word 1 red', wordCount: 5, charCount: 17 }],
      warnings: [
        { code: 'many-combinations', severity: 'warning', params: { total: 3200 } },
        { code: 'many-keywords', severity: 'warning', params: { group: 1, count: 40 } },
        { code: 'many-keywords', severity: 'warning', params: { group: 2, count: 40 } },
        { code: 'repeated-keywords', severity: 'info', params: { group: 3, count: 1 } },
      ],
    },
  },
  {
    name: 'for-a-campaign',
    input: {
      groups: ['red cup, cup', 'cup holder'],
      wordOrder: 'any',
      unique: true,
      matchType: 'exact',
    },
    expected: {
      total: 3,
      combinations: [
        { combination: '[red cup holder]', wordCount: 3, charCount: 14 },
        { combination: '[cup holder]' },
        { combination: '[cup holder red]' },
      ],
    },
  },
  {
    name: 'one-filled-group',
    input: { groups: ['red, blue', ' ,\n'] },
    expected: {
      total: 0,
      combinations: [],
      groupSizes: [2, 0],
      warnings: [{ code: 'too-few-groups', severity: 'info' }],
    },
  },
];
