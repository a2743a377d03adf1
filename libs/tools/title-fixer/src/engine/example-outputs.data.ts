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
          'Acme! Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch, Gray',
        length: 168,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'removed-repeats',
            severity: 'info',
            params: { words: ['Dog Mattress', 'for Dogs up to 75 lb'] },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 200 } },
        itemHighlights: null,
      },
      {
        strategy: 'seo',
        title:
          'Acme! Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed, 36 x 27 Inch',
        length: 152,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'removed-repeats',
            severity: 'info',
            params: { words: ['Dog Mattress', 'for Dogs up to 75 lb'] },
          },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['for Crate', 'Gray'], from: 216, to: 152 },
          },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 150 } },
        itemHighlights: null,
      },
      {
        strategy: 'conversion',
        title: 'Acme! Dog Bed for Large Dogs, 36 x 27 Inch, Gray',
        length: 48,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          { code: 'facts-first', severity: 'info', params: { facts: ['36 x 27 Inch'] } },
          {
            code: 'removed-repeats',
            severity: 'info',
            params: { words: ['Dog Mattress', 'for Dogs up to 75 lb'] },
          },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Orthopedic Memory Foam Pet Sofa',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'Dog Couch Bed',
                'for Crate',
              ],
              from: 216,
              to: 48,
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
        title: 'Acme! Dog Bed for Large Dogs, Couch Bed, 36 x 27 Inch, Gray',
        length: 59,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['for Dogs up to 75 lb'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Orthopedic Memory Foam Pet Sofa',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'for Crate',
                'Dog Mattress',
              ],
              from: 216,
              to: 59,
            },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'for Dogs up to 75 lb, Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom',
      },
      {
        strategy: 'seo',
        title: 'Acme! Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa, Gray',
        length: 67,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'Dog Couch Bed',
                'for Crate',
                '36 x 27 Inch',
                'Dog Mattress',
                'for Dogs up to 75 lb',
              ],
              from: 216,
              to: 67,
            },
          },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 67 } },
        itemHighlights:
          '36 x 27 Inch, for Dogs up to 75 lb, Waterproof Lining & Nonslip Bottom, Dog Mattress, Removable Washable Cover',
      },
      {
        strategy: 'conversion',
        title: 'Acme! Dog Bed for Large Dogs, 36 x 27 Inch, Gray',
        length: 48,
        complianceScore: 87,
        tier: 'lime',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          { code: 'facts-first', severity: 'info', params: { facts: ['36 x 27 Inch'] } },
          {
            code: 'removed-repeats',
            severity: 'info',
            params: { words: ['Dog Mattress', 'for Dogs up to 75 lb'] },
          },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Orthopedic Memory Foam Pet Sofa',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'Dog Couch Bed',
                'for Crate',
              ],
              from: 216,
              to: 48,
            },
          },
        ],
        explanation: { code: 'conversion-explained', severity: 'info', params: { target: 67 } },
        itemHighlights:
          'for Dogs up to 75 lb, Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom',
      },
    ],
    findings: [{ code: 'promotional-words', severity: 'info', params: { words: ['Premium'] } }],
  },
};
