// Written by `npm run examples` from the engine.
import type * as z from 'zod/mini';
import type { outputSchema } from './title-analyzer.schema.ts';

/** What the engine computes for its first example by each rule set: the page opens with it and loads the engine later. */
export const EXAMPLE_OUTPUTS: Readonly<
  Record<'standard' | 'title-2026-07-27', z.output<typeof outputSchema>>
> = {
  standard: {
    ruleSet: 'standard',
    score: 76,
    complianceScore: 76,
    seoScore: 87,
    marketplaceCompliance: 100,
    categoryOptimization: 80,
    readabilityScore: 75.0909090909091,
    keywordDensity: 9.090909090909092,
    length: 135,
    wordCount: 22,
    maxLength: 200,
    overBy: 0,
    issues: [
      { code: 'subjective-words', severity: 'warning', params: { words: ['premium', 'best'] } },
      { code: 'excess-punctuation', severity: 'warning', params: { max: 3, found: 5 } },
    ],
    suggestions: [
      { code: 'brand-word-missing', severity: 'info' },
      { code: 'category-keywords-missing', severity: 'info', params: { words: ['dimensions', 'material'] } },
      { code: 'mobile-cut', severity: 'info', params: { max: 80, found: 135 } },
    ],
    claims: [
      {
        rule: 'superlative',
        severity: 'warning',
        start: 44,
        end: 48,
        text: 'Best',
        repair: { start: 44, end: 49, text: '' },
      },
    ],
    breakdown: {
      score: {
        tier: 'fair',
        deductions: [
          { code: 'subjective-words', points: 16, pointsEach: 8, times: 2 },
          { code: 'excess-punctuation', points: 8, pointsEach: 8, times: 1 },
        ],
        isFloored: false,
      },
      complianceScore: {
        tier: 'fair',
        deductions: [{ code: 'subjective-words', points: 24, pointsEach: 12, times: 2 }],
        isFloored: false,
      },
      seoScore: {
        tier: 'good',
        deductions: [
          { code: 'brand-word-missing', points: 5, pointsEach: 5, times: 1 },
          { code: 'mobile-cut', points: 8, pointsEach: 8, times: 1 },
        ],
        isFloored: false,
      },
      marketplaceCompliance: { tier: 'good', deductions: [], isFloored: false },
      categoryOptimization: {
        tier: 'good',
        deductions: [{ code: 'category-keywords-missing', points: 20, pointsEach: 10, times: 2 }],
        isFloored: false,
      },
    },
    readability: {
      tier: 'fair',
      averageWordLength: 4.954545454545454,
      longWords: 3,
      averagePoints: 9.909090909090908,
      longWordPoints: 15,
    },
    keyword: { whole: 1, partial: 0, start: 24 },
    counter: { share: 0.675, state: 'within' },
    ruler: {
      end: 200,
      marks: [
        { kind: 'title-too-short', at: 50 },
        { kind: 'mobile', at: 80 },
        { kind: 'length-below-advised', at: 100 },
        { kind: 'limit', at: 200 },
      ],
    },
    mobile: {
      visible: 'Premium Stainless Steel Water Bottle 32 oz, Best Insulated Vacuum Flask with Str',
      isCut: true,
    },
    highlights: [
      { start: 0, end: 7, codes: ['subjective-words'] },
      { start: 24, end: 36, codes: ['keyword'] },
      { start: 42, end: 43, codes: ['excess-punctuation'] },
      { start: 44, end: 48, codes: ['subjective-words'] },
      { start: 86, end: 87, codes: ['excess-punctuation'] },
      { start: 97, end: 98, codes: ['excess-punctuation'] },
      { start: 107, end: 108, codes: ['excess-punctuation'] },
      { start: 116, end: 117, codes: ['excess-punctuation'] },
    ],
  },
  'title-2026-07-27': {
    ruleSet: 'title-2026-07-27',
    score: 46,
    complianceScore: 51,
    seoScore: 95,
    marketplaceCompliance: 70,
    categoryOptimization: 80,
    readabilityScore: 75.0909090909091,
    keywordDensity: 9.090909090909092,
    length: 135,
    wordCount: 22,
    maxLength: 75,
    overBy: 60,
    issues: [
      { code: 'title-too-long', severity: 'error', params: { max: 75, found: 135, over: 60 } },
      { code: 'subjective-words', severity: 'warning', params: { words: ['premium', 'best'] } },
      { code: 'excess-punctuation', severity: 'warning', params: { max: 3, found: 5 } },
    ],
    suggestions: [
      { code: 'brand-word-missing', severity: 'info' },
      { code: 'category-keywords-missing', severity: 'info', params: { words: ['dimensions', 'material'] } },
    ],
    claims: [
      {
        rule: 'superlative',
        severity: 'warning',
        start: 44,
        end: 48,
        text: 'Best',
        repair: { start: 44, end: 49, text: '' },
      },
    ],
    breakdown: {
      score: {
        tier: 'poor',
        deductions: [
          { code: 'title-too-long', points: 30, pointsEach: 30, times: 1 },
          { code: 'subjective-words', points: 16, pointsEach: 8, times: 2 },
          { code: 'excess-punctuation', points: 8, pointsEach: 8, times: 1 },
        ],
        isFloored: false,
      },
      complianceScore: {
        tier: 'poor',
        deductions: [
          { code: 'title-too-long', points: 25, pointsEach: 25, times: 1 },
          { code: 'subjective-words', points: 24, pointsEach: 12, times: 2 },
        ],
        isFloored: false,
      },
      seoScore: {
        tier: 'good',
        deductions: [{ code: 'brand-word-missing', points: 5, pointsEach: 5, times: 1 }],
        isFloored: false,
      },
      marketplaceCompliance: {
        tier: 'fair',
        deductions: [{ code: 'title-too-long', points: 30, pointsEach: 30, times: 1 }],
        isFloored: false,
      },
      categoryOptimization: {
        tier: 'good',
        deductions: [{ code: 'category-keywords-missing', points: 20, pointsEach: 10, times: 2 }],
        isFloored: false,
      },
    },
    readability: {
      tier: 'fair',
      averageWordLength: 4.954545454545454,
      longWords: 3,
      averagePoints: 9.909090909090908,
      longWordPoints: 15,
    },
    keyword: { whole: 1, partial: 0, start: 24 },
    counter: { share: 1.8, state: 'over' },
    ruler: {
      end: 135,
      marks: [
        { kind: 'title-too-short', at: 50 },
        { kind: 'limit', at: 75 },
        { kind: 'mobile', at: 80 },
      ],
    },
    mobile: {
      visible: 'Premium Stainless Steel Water Bottle 32 oz, Best Insulated Vacuum Flask with Str',
      isCut: true,
    },
    highlights: [
      { start: 0, end: 7, codes: ['subjective-words'] },
      { start: 24, end: 36, codes: ['keyword'] },
      { start: 42, end: 43, codes: ['excess-punctuation'] },
      { start: 44, end: 48, codes: ['subjective-words'] },
      { start: 75, end: 86, codes: ['title-too-long'] },
      { start: 86, end: 87, codes: ['excess-punctuation', 'title-too-long'] },
      { start: 87, end: 97, codes: ['title-too-long'] },
      { start: 97, end: 98, codes: ['excess-punctuation', 'title-too-long'] },
      { start: 98, end: 107, codes: ['title-too-long'] },
      { start: 107, end: 108, codes: ['excess-punctuation', 'title-too-long'] },
      { start: 108, end: 116, codes: ['title-too-long'] },
      { start: 116, end: 117, codes: ['excess-punctuation', 'title-too-long'] },
      { start: 117, end: 135, codes: ['title-too-long'] },
    ],
  },
};
