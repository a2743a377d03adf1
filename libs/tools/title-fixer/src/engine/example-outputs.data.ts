// Written by `npm run examples` from the engine.
import type * as z from 'zod/mini';
import type { outputSchema } from './title-fixer.schema.ts';

/** What the engine computes for its first example by each rule set: the page opens with it and loads the engine later. */
export const EXAMPLE_OUTPUTS: Readonly<
  Record<'standard' | 'title-2026-07-27', z.output<typeof outputSchema>>
> = {
  standard: {
    ruleSet: 'standard',
    isCompliant: false,
    score: 25,
    tier: 'red',
    deductions: [
      { type: 'length', severity: 'error', points: 30 },
      { type: 'special_chars', severity: 'error', points: 25 },
      { type: 'repeated_words', severity: 'error', points: 20 },
    ],
    violations: [
      {
        type: 'length',
        severity: 'error',
        positions: [{ start: 200, end: 216 }],
        maxLength: 200,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 200, found: 216, over: 16, advised: 150 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 181, end: 182 }],
        foundChars: [{ char: '$', positions: [{ start: 181, end: 182 }] }],
        finding: { code: 'special-characters', severity: 'error', params: { characters: ['$'], found: 1 } },
      },
      {
        type: 'special_chars',
        severity: 'warning',
        positions: [{ start: 4, end: 5 }],
        foundChars: [{ char: '!', positions: [{ start: 4, end: 5 }] }],
        finding: { code: 'brand-characters', severity: 'warning', params: { characters: ['!'], found: 1 } },
      },
      {
        type: 'repeated_words',
        severity: 'error',
        positions: [
          { start: 6, end: 9 },
          { start: 24, end: 28 },
          { start: 137, end: 140 },
          { start: 183, end: 186 },
          { start: 200, end: 204 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    claims: [],
    highlights: [
      { start: 4, end: 5, severity: 'warning', codes: ['brand-characters'] },
      { start: 6, end: 9, severity: 'error', codes: ['repeated-words'] },
      { start: 24, end: 28, severity: 'error', codes: ['repeated-words'] },
      { start: 137, end: 140, severity: 'error', codes: ['repeated-words'] },
      { start: 181, end: 182, severity: 'error', codes: ['special-characters'] },
      { start: 183, end: 186, severity: 'error', codes: ['repeated-words'] },
      { start: 200, end: 204, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 204, end: 216, severity: 'error', codes: ['title-too-long'] },
    ],
    stats: { length: 216, maxAllowed: 200, specialCharsCount: 2, repeatedWordsCount: 1 },
    counter: { share: 1.08, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title:
          'Acme! Dog Bed for Large Dogs, Premium Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch',
        length: 170,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['Dog', 'Dogs'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['Gray Mattress for up to 75 lb'], from: 216, to: 170 },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 200 } },
        itemHighlights: null,
      },
      {
        strategy: 'seo',
        title:
          'Acme! Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate',
        length: 148,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['Dog', 'Dogs'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['36 x 27 Inch', 'Gray Mattress for up to 75 lb'], from: 216, to: 148 },
          },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 150 } },
        itemHighlights: null,
      },
      {
        strategy: 'conversion',
        title: 'Acme! Dog Bed for Large Dogs, 36 x 27 Inch, Gray Mattress for up to 75 lb',
        length: 73,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['Dog', 'Dogs'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'facts-first',
            severity: 'info',
            params: { facts: ['36 x 27 Inch', 'Gray Mattress for up to 75 lb'] },
          },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom',
                'Couch Bed for Crate',
              ],
              from: 216,
              to: 73,
            },
          },
        ],
        explanation: { code: 'conversion-explained', severity: 'info', params: { target: 80 } },
        itemHighlights: null,
      },
    ],
    findings: [{ code: 'promotional-words', severity: 'info', params: { words: ['Premium'] } }],
  },
  'title-2026-07-27': {
    ruleSet: 'title-2026-07-27',
    isCompliant: false,
    score: 25,
    tier: 'red',
    deductions: [
      { type: 'length', severity: 'error', points: 30 },
      { type: 'special_chars', severity: 'error', points: 25 },
      { type: 'repeated_words', severity: 'error', points: 20 },
    ],
    violations: [
      {
        type: 'length',
        severity: 'error',
        positions: [{ start: 75, end: 216 }],
        maxLength: 75,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 75, found: 216, over: 141, advised: 67 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 181, end: 182 }],
        foundChars: [{ char: '$', positions: [{ start: 181, end: 182 }] }],
        finding: { code: 'special-characters', severity: 'error', params: { characters: ['$'], found: 1 } },
      },
      {
        type: 'special_chars',
        severity: 'warning',
        positions: [{ start: 4, end: 5 }],
        foundChars: [{ char: '!', positions: [{ start: 4, end: 5 }] }],
        finding: { code: 'brand-characters', severity: 'warning', params: { characters: ['!'], found: 1 } },
      },
      {
        type: 'repeated_words',
        severity: 'error',
        positions: [
          { start: 6, end: 9 },
          { start: 24, end: 28 },
          { start: 137, end: 140 },
          { start: 183, end: 186 },
          { start: 200, end: 204 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    claims: [],
    highlights: [
      { start: 4, end: 5, severity: 'warning', codes: ['brand-characters'] },
      { start: 6, end: 9, severity: 'error', codes: ['repeated-words'] },
      { start: 24, end: 28, severity: 'error', codes: ['repeated-words'] },
      { start: 75, end: 137, severity: 'error', codes: ['title-too-long'] },
      { start: 137, end: 140, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 140, end: 181, severity: 'error', codes: ['title-too-long'] },
      { start: 181, end: 182, severity: 'error', codes: ['title-too-long', 'special-characters'] },
      { start: 182, end: 183, severity: 'error', codes: ['title-too-long'] },
      { start: 183, end: 186, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 186, end: 200, severity: 'error', codes: ['title-too-long'] },
      { start: 200, end: 204, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 204, end: 216, severity: 'error', codes: ['title-too-long'] },
    ],
    stats: { length: 216, maxAllowed: 75, specialCharsCount: 2, repeatedWordsCount: 1 },
    counter: { share: 2.88, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title: 'Acme! Dog Bed for Large Dogs, Premium Orthopedic Memory Foam Pet',
        length: 64,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['Dog', 'Dogs'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch, Gray Mattress for up to 75 lb',
              ],
              from: 216,
              to: 64,
            },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch',
      },
      {
        strategy: 'seo',
        title: 'Acme! Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa',
        length: 61,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['Dog', 'Dogs'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'with Removable Washable Cover, Waterproof Lining & Nonslip Bottom',
                'Couch Bed for Crate',
                '36 x 27 Inch',
                'Gray Mattress for up to 75 lb',
              ],
              from: 216,
              to: 61,
            },
          },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 67 } },
        itemHighlights:
          'with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch',
      },
      {
        strategy: 'conversion',
        title: 'Acme! Dog Bed for Large Dogs, 36 x 27 Inch, Couch Bed for Crate',
        length: 63,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['Dog', 'Dogs'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'facts-first',
            severity: 'info',
            params: { facts: ['36 x 27 Inch', 'Gray Mattress for up to 75 lb'] },
          },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom',
                'Gray Mattress for up to 75 lb',
              ],
              from: 216,
              to: 63,
            },
          },
        ],
        explanation: { code: 'conversion-explained', severity: 'info', params: { target: 67 } },
        itemHighlights:
          'Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom',
      },
    ],
    findings: [{ code: 'promotional-words', severity: 'info', params: { words: ['Premium'] } }],
  },
};
