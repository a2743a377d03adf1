import type { Engine } from '@seller-toolbox/tool-contract';
import type { inputSchema, outputSchema } from './title-analyzer.schema.ts';

const WATER_BOTTLE =
  'Premium Stainless Steel Water Bottle 32 oz, Best Insulated Vacuum Flask with Straw Lid, Leakproof, BPA Free, for Gym, Hiking and Travel';

/** The page opens with the first one: a typical title with some issues. */
export const examples: Engine<typeof inputSchema, typeof outputSchema>['examples'] = [
  {
    name: 'water-bottle',
    input: { title: WATER_BOTTLE, keyword: 'water bottle', marketplace: 'US', category: 'home' },
    env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
    expected: {
      ruleSet: 'title-2026-07-27',
      score: 46,
      complianceScore: 51,
      seoScore: 95,
      marketplaceCompliance: 70,
      categoryOptimization: 80,
      maxLength: 75,
      overBy: 60,
      issues: [
        { code: 'title-too-long', severity: 'error', params: { max: 75, found: 135, over: 60 } },
        { code: 'subjective-words' },
        { code: 'excess-punctuation' },
      ],
      counter: { share: 1.8, state: 'over' },
    },
  },
  {
    name: 'water-bottle-by-standard-figures',
    input: {
      ruleSet: 'standard',
      title: WATER_BOTTLE,
      keyword: 'water bottle',
      marketplace: 'US',
      category: 'home',
    },
    expected: {
      ruleSet: 'standard',
      score: 76,
      complianceScore: 76,
      seoScore: 87,
      marketplaceCompliance: 100,
      categoryOptimization: 80,
      keywordDensity: 100 / 11,
      length: 135,
      wordCount: 22,
      maxLength: 200,
      overBy: 0,
      issues: [
        { code: 'subjective-words', severity: 'warning', params: { words: ['premium', 'best'] } },
        { code: 'excess-punctuation', severity: 'warning', params: { max: 3, found: 5 } },
      ],
      suggestions: [
        { code: 'brand-word-missing' },
        { code: 'category-keywords-missing', params: { words: ['dimensions', 'material'] } },
        { code: 'mobile-cut', params: { max: 80, found: 135 } },
      ],
      keyword: { whole: 1, partial: 0, start: 24 },
      counter: { share: 0.675, state: 'within' },
    },
  },
  {
    name: 'over-the-limit',
    input: {
      ruleSet: 'standard',
      title:
        'Stainless Steel Water Bottle 32 oz, Double Wall Vacuum Insulated Sports Flask with Straw Lid and Carry Handle, Keeps Drinks Cold for 24 Hours and Hot for 12 Hours, Leakproof Travel Mug for Gym, Hiking, Camping and Office, BPA Free',
      keyword: 'water bottle',
    },
    expected: {
      score: 62,
      complianceScore: 75,
      seoScore: 87,
      marketplaceCompliance: 70,
      categoryOptimization: 100,
      length: 230,
      overBy: 30,
      issues: [
        { code: 'title-too-long', params: { max: 200, found: 230, over: 30 } },
        { code: 'excess-punctuation' },
      ],
      counter: { share: 1.15, state: 'over' },
    },
  },
  {
    name: 'keyword-missing',
    input: {
      ruleSet: 'standard',
      title: 'Wireless Earbuds with Charging Case',
      keyword: 'bluetooth headphones',
      category: 'electronics',
    },
    expected: {
      score: 55,
      complianceScore: 100,
      seoScore: 10,
      marketplaceCompliance: 100,
      categoryOptimization: 80,
      keywordDensity: 0,
      issues: [{ code: 'title-too-short' }, { code: 'keyword-missing' }],
      suggestions: [
        { code: 'category-keywords-missing' },
        { code: 'few-words' },
        { code: 'keyword-absent' },
        { code: 'length-below-advised' },
      ],
      keyword: { whole: 0, partial: 0, start: null },
    },
  },
  {
    name: 'japanese-title',
    input: {
      ruleSet: 'standard',
      title:
        'ステンレス水筒 500ml 保温保冷 真空断熱 直飲み マグボトル 軽量 広口 食洗機対応 オフィス アウトドア スポーツ 通勤 通学 ブラック',
      keyword: '水筒',
      marketplace: 'JP',
      category: 'general',
    },
    expected: {
      score: 100,
      complianceScore: 100,
      seoScore: 85,
      marketplaceCompliance: 85,
      length: 72,
      maxLength: 100,
      issues: [{ code: 'marketplace-length-high', params: { max: 50, found: 72 } }],
      keyword: { whole: 1, partial: 0, start: 5 },
    },
  },
  {
    name: 'emoji-and-symbols',
    input: {
      ruleSet: 'standard',
      title: '🔥 HOT SALE!!! NEW Magic™ Sponge® Cleaner© – AMAZING Result, GUARANTEED 🔥',
      keyword: 'sponge',
    },
    expected: {
      score: 36,
      complianceScore: 24,
      seoScore: 85,
      length: 72,
      wordCount: 9,
      issues: [
        { code: 'keyword-density-high' },
        { code: 'subjective-words', params: { words: ['hot sale', 'amazing', 'guaranteed'] } },
        { code: 'excess-symbols', params: { max: 2, found: 3 } },
        { code: 'excess-punctuation' },
        { code: 'excess-capitals' },
      ],
    },
  },
  {
    name: 'book-since-2026-07-27',
    input: {
      title:
        'A Field Guide to Garden Birds by Jane Example: Second Edition, English Language, with 320 Color Plates',
      category: 'books',
      ruleSet: 'title-2026-07-27',
    },
    expected: { maxLength: 200, overBy: 0, score: 100, categoryOptimization: 100, issues: [] },
  },
  {
    name: 'empty-title',
    input: { ruleSet: 'standard', title: '   ' },
    expected: { result: null, issues: [{ code: 'title-empty', severity: 'error' }] },
  },
];
