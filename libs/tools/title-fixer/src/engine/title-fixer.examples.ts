import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './title-fixer.schema.ts';

/** 201 characters with a forbidden one, five dogs, praise. Brand and product are made up. */
const DOG_BED =
  'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Gray $ Premium Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Couch, Dog Mattress for Dogs up to 75 lb';

export const examples: [
  Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>,
  ...Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>[],
] = [
  {
    name: 'dog-bed',
    input: {
      title: DOG_BED,
      brand: 'Acme',
      errorMessage: 'Error 100403: The title contains special characters that are not allowed: $',
    },
    env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
    expected: {
      ruleSet: 'title-2026-07-27',
      isCompliant: false,
      score: 25,
      stats: { length: 201, maxAllowed: 75 },
      parsedError: { chars: ['$'], code: '100403' },
    },
  },
  {
    name: 'dog-bed-by-standard-figures',
    input: {
      ruleSet: 'standard',
      title: DOG_BED,
      brand: 'Acme',
      errorMessage: 'Error 100403: The title contains special characters that are not allowed: $',
    },
    expected: {
      ruleSet: 'standard',
      isCompliant: false,
      score: 25,
      tier: 'red',
      stats: { length: 201, maxAllowed: 200, specialCharsCount: 1, repeatedWordsCount: 1 },
      parsedError: { chars: ['$'], code: '100403' },
    },
  },
  {
    name: 'dog-bed-since-2026-07-27',
    input: {
      title: DOG_BED,
      brand: 'Acme',
      ruleSet: 'title-2026-07-27',
      itemHighlights: 'Machine washable',
    },
    expected: {
      ruleSet: 'title-2026-07-27',
      isCompliant: false,
      stats: { length: 201, maxAllowed: 75 },
      parsedError: {},
    },
  },
  {
    name: 'within-the-rules',
    input: {
      ruleSet: 'standard',
      title: 'Acme Stainless Steel Water Bottle with Straw Lid, 32 oz',
      brand: 'Acme',
    },
    expected: {
      isCompliant: true,
      score: 100,
      tier: 'green',
      violations: [],
      versions: [{ strategy: 'minimal', changes: [{ code: 'nothing-changed' }] }],
    },
  },
  {
    name: 'limit-and-words-of-the-message',
    input: {
      ruleSet: 'standard',
      title: 'WIRELESS Mouse_Pad {2 Pack}, Mouse Mat ¦ Cure Wrist Pain, Gaming Mats, 12 x 10 Inch, Black',
      errorMessage:
        'Error 100403: item_name exceeds the limit of 60 characters. The word "mouse" is repeated. The word "cure" is not allowed. Special characters: ~',
      category: 'electronics',
    },
    expected: {
      isCompliant: false,
      score: 17,
      violations: [
        { type: 'length', severity: 'error', maxLength: 60 },
        { type: 'special_chars', severity: 'error' },
        { type: 'repeated_words', severity: 'error', finding: { code: 'words-not-allowed' } },
        { type: 'repeated_words', severity: 'error', finding: { code: 'repeated-words' } },
        { type: 'singular_plural', severity: 'warning' },
      ],
      stats: { maxAllowed: 60 },
      parsedError: {
        limit: 60,
        chars: ['~'],
        words: ['mouse', 'cure'],
        forbiddenWords: ['cure'],
        code: '100403',
      },
    },
  },
  {
    name: 'singular-beside-plural',
    input: { ruleSet: 'standard', title: 'Glass Storage Box, Boxes with Lids', brand: 'Nobody' },
    expected: {
      isCompliant: true,
      score: 92,
      violations: [{ type: 'singular_plural', severity: 'warning' }],
      findings: [{ code: 'fewer-versions' }, { code: 'brand-missing' }],
    },
  },
  {
    name: 'japanese-title',
    input: {
      ruleSet: 'standard',
      title:
        'ステンレス水筒 500ml 保温保冷 真空断熱 水筒 直飲み マグボトル 軽量 水筒 広口 食洗機対応 オフィス アウトドア スポーツ 通勤 通学 ブラック 激安 大容量 ワンタッチ 子供 大人 キャンプ 登山 水筒',
      marketplace: 'JP',
    },
    expected: {
      score: 50,
      stats: { maxAllowed: 100, repeatedWordsCount: 1 },
      violations: [
        { type: 'length', severity: 'error' },
        { type: 'repeated_words', severity: 'error' },
      ],
    },
  },
  {
    name: 'apparel-near-the-limit',
    input: {
      ruleSet: 'standard',
      title:
        'Acme Mens Running Shorts with Zipper Pockets, Quick Dry Lightweight Gym Training Bottoms, 7 Inch Inseam, Navy Blue',
      category: 'apparel',
    },
    expected: {
      isCompliant: true,
      score: 90,
      violations: [
        { type: 'length', severity: 'warning', maxLength: 125, finding: { code: 'title-near-limit' } },
      ],
    },
  },
  {
    name: 'only-forbidden-characters',
    input: { title: '!!! $$$', itemHighlights: 'x'.repeat(126), ruleSet: 'title-2026-07-27' },
    expected: {
      isCompliant: false,
      versions: [],
      findings: [
        { code: 'no-version' },
        { code: 'item-highlights-too-long', params: { max: 125, found: 126, over: 1 } },
      ],
    },
  },
  {
    name: 'brand-and-size-moved-forward',
    input: {
      ruleSet: 'standard',
      title: 'Insulated Food Jar, Leakproof Lid, Acme, 500 ml, GREEN',
      brand: 'Acme',
    },
    expected: { isCompliant: true, score: 100 },
  },
  {
    name: 'empty-title',
    input: { ruleSet: 'standard', title: '   ' },
    expected: { result: null, issues: [{ code: 'title-empty', severity: 'error' }] },
  },
];
