// Written by `npm run examples` from the engine.
import type * as z from 'zod/mini';
import type { outputSchema } from './listing-optimizer.schema.ts';

/** What the engine computes for its first example by each rule set: the page opens with it and loads the engine later. */
export const EXAMPLE_OUTPUTS: Readonly<
  Record<'standard' | 'title-2026-07-27', z.output<typeof outputSchema>>
> = {
  standard: {
    ruleSet: 'standard',
    overallScore: 84,
    titleScore: 100,
    bulletScore: 85,
    descriptionScore: 100,
    keywordScore: 50,
    issues: [
      { code: 'bullets-too-short', severity: 'warning', params: { min: 50, numbers: ['4'] } },
      { code: 'repeated-terms', severity: 'warning', params: { terms: ['lunch bag'] } },
      { code: 'few-terms', severity: 'warning', params: { min: 10, found: 8 } },
    ],
    suggestions: [
      { code: 'title-optimal', severity: 'info', params: { score: 100 } },
      { code: 'bullets-optimal', severity: 'info', params: { score: 85 } },
      { code: 'description-html-advised', severity: 'info' },
    ],
    overallTier: 'good',
    overallCap: null,
    claims: { title: [], bullets: [[], [], [], [], []], description: [], searchTerms: [] },
    breakdown: {
      titleScore: { tier: 'good', deductions: [], isFloored: false },
      bulletScore: {
        tier: 'good',
        deductions: [{ code: 'bullets-too-short', points: 15, pointsEach: 15, times: 1 }],
        isFloored: false,
      },
      descriptionScore: { tier: 'good', deductions: [], isFloored: false },
      keywordScore: {
        tier: 'poor',
        deductions: [
          { code: 'repeated-terms', points: 20, pointsEach: 20, times: 1 },
          { code: 'few-terms', points: 30, pointsEach: 30, times: 1 },
        ],
        isFloored: false,
      },
    },
    fields: {
      title: { length: 134, min: 50, max: 200, state: 'within' },
      bullets: [
        { length: 112, min: 50, max: 255, state: 'within' },
        { length: 107, min: 50, max: 255, state: 'within' },
        { length: 120, min: 50, max: 255, state: 'within' },
        { length: 14, min: 50, max: 255, state: 'short' },
        { length: 0, min: 50, max: 255, state: 'empty' },
      ],
      description: { length: 552, min: 200, max: 2000, state: 'within' },
      searchTerms: { terms: 8, bytes: 110, maxBytes: null, aim: { from: 15, to: 20 }, state: 'short' },
    },
  },
  'title-2026-07-27': {
    ruleSet: 'title-2026-07-27',
    overallScore: 83,
    titleScore: 70,
    bulletScore: 80,
    descriptionScore: 100,
    keywordScore: 80,
    issues: [
      { code: 'title-too-long', severity: 'error', params: { max: 75, found: 134, over: 59 } },
      { code: 'bullets-end-punctuation', severity: 'warning', params: { numbers: ['1', '2', '3', '4'] } },
      { code: 'repeated-terms', severity: 'warning', params: { terms: ['bag', 'lunch', 'cooler'] } },
    ],
    suggestions: [
      { code: 'title-improve', severity: 'info', params: { score: 70 } },
      { code: 'bullets-optimal', severity: 'info', params: { score: 80 } },
      { code: 'terms-commas', severity: 'info', params: { found: 7 } },
      {
        code: 'terms-in-title',
        severity: 'info',
        params: { terms: ['lunch', 'bag', 'cooler', 'box', 'for', 'tote', 'picnic', 'work'] },
      },
    ],
    overallTier: 'good',
    overallCap: null,
    claims: { title: [], bullets: [[], [], [], [], []], description: [], searchTerms: [] },
    breakdown: {
      titleScore: {
        tier: 'fair',
        deductions: [{ code: 'title-too-long', points: 30, pointsEach: 30, times: 1 }],
        isFloored: false,
      },
      bulletScore: {
        tier: 'good',
        deductions: [{ code: 'bullets-end-punctuation', points: 20, pointsEach: 5, times: 4 }],
        isFloored: false,
      },
      descriptionScore: { tier: 'good', deductions: [], isFloored: false },
      keywordScore: {
        tier: 'good',
        deductions: [{ code: 'repeated-terms', points: 20, pointsEach: 20, times: 1 }],
        isFloored: false,
      },
    },
    fields: {
      title: { length: 134, min: 50, max: 75, state: 'over' },
      bullets: [
        { length: 112, min: 10, max: 255, state: 'within' },
        { length: 107, min: 10, max: 255, state: 'within' },
        { length: 120, min: 10, max: 255, state: 'within' },
        { length: 14, min: 10, max: 255, state: 'within' },
        { length: 0, min: 10, max: 255, state: 'empty' },
      ],
      description: { length: 552, min: 200, max: 2000, state: 'within' },
      searchTerms: { terms: 19, bytes: 110, maxBytes: 249, aim: null, state: 'within' },
    },
  },
};
