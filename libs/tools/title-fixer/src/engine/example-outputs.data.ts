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
        positions: [{ start: 200, end: 221 }],
        maxLength: 200,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 200, found: 221, over: 21, advised: 150 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 178, end: 179 }],
        foundChars: [{ char: '$', positions: [{ start: 178, end: 179 }] }],
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
          { start: 134, end: 137 },
          { start: 188, end: 191 },
          { start: 205, end: 209 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    highlights: [
      { start: 4, end: 5, severity: 'warning', codes: ['brand-characters'] },
      { start: 6, end: 9, severity: 'error', codes: ['repeated-words'] },
      { start: 24, end: 28, severity: 'error', codes: ['repeated-words'] },
      { start: 134, end: 137, severity: 'error', codes: ['repeated-words'] },
      { start: 178, end: 179, severity: 'error', codes: ['special-characters'] },
      { start: 188, end: 191, severity: 'error', codes: ['repeated-words'] },
      { start: 200, end: 221, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
    ],
    stats: { length: 221, maxAllowed: 200, specialCharsCount: 2, repeatedWordsCount: 1 },
    counter: { share: 1.105, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title:
          'Acme! Dog Bed for Large Dogs, BEST Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch',
        length: 167,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['Dog', 'Dogs'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['Gray Premium Mattress for up to 75 lb'], from: 221, to: 167 },
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
          { code: 'removed-praise', severity: 'info', params: { words: ['BEST', 'Premium'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['36 x 27 Inch', 'Gray Mattress for up to 75 lb'], from: 221, to: 148 },
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
          { code: 'removed-praise', severity: 'info', params: { words: ['BEST', 'Premium'] } },
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
              from: 221,
              to: 73,
            },
          },
        ],
        explanation: { code: 'conversion-explained', severity: 'info', params: { target: 80 } },
        itemHighlights: null,
      },
    ],
    findings: [{ code: 'promotional-words', severity: 'info', params: { words: ['BEST', 'Premium'] } }],
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
        positions: [{ start: 75, end: 221 }],
        maxLength: 75,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 75, found: 221, over: 146, advised: 67 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 178, end: 179 }],
        foundChars: [{ char: '$', positions: [{ start: 178, end: 179 }] }],
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
          { start: 134, end: 137 },
          { start: 188, end: 191 },
          { start: 205, end: 209 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    highlights: [
      { start: 4, end: 5, severity: 'warning', codes: ['brand-characters'] },
      { start: 6, end: 9, severity: 'error', codes: ['repeated-words'] },
      { start: 24, end: 28, severity: 'error', codes: ['repeated-words'] },
      {
        start: 75,
        end: 221,
        severity: 'error',
        codes: ['title-too-long', 'repeated-words', 'special-characters'],
      },
    ],
    stats: { length: 221, maxAllowed: 75, specialCharsCount: 2, repeatedWordsCount: 1 },
    counter: { share: 2.9466666666666668, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title: 'Acme! Dog Bed for Large Dogs, BEST Orthopedic Memory Foam Pet Sofa',
        length: 66,
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
                'with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch, Gray Premium Mattress for up to 75 lb',
              ],
              from: 221,
              to: 66,
            },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch',
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
          { code: 'removed-praise', severity: 'info', params: { words: ['BEST', 'Premium'] } },
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
              from: 221,
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
          { code: 'removed-praise', severity: 'info', params: { words: ['BEST', 'Premium'] } },
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
              from: 221,
              to: 63,
            },
          },
        ],
        explanation: { code: 'conversion-explained', severity: 'info', params: { target: 67 } },
        itemHighlights:
          'Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom',
      },
    ],
    findings: [{ code: 'promotional-words', severity: 'info', params: { words: ['BEST', 'Premium'] } }],
  },
};
