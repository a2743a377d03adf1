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
        positions: [{ start: 200, end: 201 }],
        maxLength: 200,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 200, found: 201, over: 1, advised: 150 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 79, end: 80 }],
        foundChars: [{ char: '$', positions: [{ start: 79, end: 80 }] }],
        finding: { code: 'special-characters', severity: 'error', params: { characters: ['$'], found: 1 } },
      },
      {
        type: 'repeated_words',
        severity: 'error',
        positions: [
          { start: 157, end: 160 },
          { start: 168, end: 171 },
          { start: 185, end: 189 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    claims: [],
    highlights: [
      { start: 5, end: 12, severity: 'warning', codes: ['promotional-words'] },
      { start: 79, end: 80, severity: 'error', codes: ['special-characters'] },
      { start: 157, end: 160, severity: 'error', codes: ['repeated-words'] },
      { start: 168, end: 171, severity: 'error', codes: ['repeated-words'] },
      { start: 185, end: 189, severity: 'error', codes: ['repeated-words'] },
      { start: 200, end: 201, severity: 'error', codes: ['title-too-long'] },
    ],
    stats: { length: 201, maxAllowed: 200, specialCharsCount: 1, repeatedWordsCount: 1 },
    counter: { share: 1.005, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title:
          'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Gray, Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, up to 75 lb',
        length: 159,
        complianceScore: 92,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['for Dogs up to 75 lb'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['Couch', 'Mattress'], from: 201, to: 159 },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 200 } },
        itemHighlights: null,
      },
      {
        strategy: 'seo',
        title:
          'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, 36 x 27 Inch, up to 75 lb, Gray',
        length: 159,
        complianceScore: 92,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['for Dogs up to 75 lb'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['Couch', 'Mattress'], from: 201, to: 159 },
          },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 150 } },
        itemHighlights: null,
      },
      {
        strategy: 'conversion',
        title:
          'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, up to 75 lb, Gray',
        length: 159,
        complianceScore: 92,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          { code: 'facts-first', severity: 'info', params: { facts: ['36 x 27 Inch'] } },
          { code: 'removed-repeats', severity: 'info', params: { words: ['for Dogs up to 75 lb'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: { dropped: ['Couch', 'Mattress'], from: 201, to: 159 },
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
        positions: [{ start: 75, end: 201 }],
        maxLength: 75,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 75, found: 201, over: 126, advised: 75 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 79, end: 80 }],
        foundChars: [{ char: '$', positions: [{ start: 79, end: 80 }] }],
        finding: { code: 'special-characters', severity: 'error', params: { characters: ['$'], found: 1 } },
      },
      {
        type: 'repeated_words',
        severity: 'error',
        positions: [
          { start: 157, end: 160 },
          { start: 168, end: 171 },
          { start: 185, end: 189 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    claims: [],
    highlights: [
      { start: 5, end: 12, severity: 'warning', codes: ['promotional-words'] },
      { start: 75, end: 79, severity: 'error', codes: ['title-too-long'] },
      { start: 79, end: 80, severity: 'error', codes: ['title-too-long', 'special-characters'] },
      { start: 80, end: 157, severity: 'error', codes: ['title-too-long'] },
      { start: 157, end: 160, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 160, end: 168, severity: 'error', codes: ['title-too-long'] },
      { start: 168, end: 171, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 171, end: 185, severity: 'error', codes: ['title-too-long'] },
      { start: 185, end: 189, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 189, end: 201, severity: 'error', codes: ['title-too-long'] },
    ],
    stats: { length: 201, maxAllowed: 75, specialCharsCount: 1, repeatedWordsCount: 1 },
    counter: { share: 2.68, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title: 'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Gray',
        length: 70,
        complianceScore: 100,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Pet Sofa',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'Couch',
                'Mattress',
                'up to 75 lb',
              ],
              from: 201,
              to: 70,
            },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Couch, Dog Mattress for Dogs up to 75 lb',
      },
      {
        strategy: 'seo',
        title: 'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Pet Sofa',
        length: 74,
        complianceScore: 100,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Gray',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'Couch',
                'Mattress',
                'up to 75 lb',
              ],
              from: 201,
              to: 74,
            },
          },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'Gray, with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Couch, Dog Mattress for Dogs up to 75 lb',
      },
      {
        strategy: 'conversion',
        title: 'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, Gray, Pet Sofa',
        length: 66,
        complianceScore: 100,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                '36 x 27 Inch',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'Couch',
                'Mattress',
                'up to 75 lb',
              ],
              from: 201,
              to: 66,
            },
          },
        ],
        explanation: { code: 'conversion-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          '36 x 27 Inch, with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Couch, Dog Mattress for Dogs up to 75 lb',
      },
    ],
    findings: [{ code: 'promotional-words', severity: 'info', params: { words: ['Premium'] } }],
  },
};
