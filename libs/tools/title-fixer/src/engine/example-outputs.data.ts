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
        positions: [{ start: 200, end: 215 }],
        maxLength: 200,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 200, found: 215, over: 15, advised: 150 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 180, end: 181 }],
        foundChars: [{ char: '$', positions: [{ start: 180, end: 181 }] }],
        finding: { code: 'special-characters', severity: 'error', params: { characters: ['$'], found: 1 } },
      },
      {
        type: 'repeated_words',
        severity: 'error',
        positions: [
          { start: 5, end: 8 },
          { start: 23, end: 27 },
          { start: 136, end: 139 },
          { start: 182, end: 185 },
          { start: 199, end: 203 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    claims: [],
    highlights: [
      { start: 5, end: 8, severity: 'error', codes: ['repeated-words'] },
      { start: 23, end: 27, severity: 'error', codes: ['repeated-words'] },
      { start: 29, end: 36, severity: 'warning', codes: ['promotional-words'] },
      { start: 136, end: 139, severity: 'error', codes: ['repeated-words'] },
      { start: 180, end: 181, severity: 'error', codes: ['special-characters'] },
      { start: 182, end: 185, severity: 'error', codes: ['repeated-words'] },
      { start: 199, end: 200, severity: 'error', codes: ['repeated-words'] },
      { start: 200, end: 203, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 203, end: 215, severity: 'error', codes: ['title-too-long'] },
    ],
    stats: { length: 215, maxAllowed: 200, specialCharsCount: 1, repeatedWordsCount: 1 },
    counter: { share: 1.075, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title:
          'Acme Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed for Crate, 36 x 27 Inch, Gray, up to 75 lb',
        length: 180,
        complianceScore: 92,
        tier: 'green',
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
          'Acme Dog Bed for Large Dogs, Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Couch Bed, 36 x 27 Inch, up to 75 lb, Gray',
        length: 170,
        complianceScore: 92,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          {
            code: 'removed-repeats',
            severity: 'info',
            params: { words: ['Dog Mattress', 'for Dogs up to 75 lb'] },
          },
          { code: 'shortened', severity: 'info', params: { dropped: ['for Crate'], from: 215, to: 170 } },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 150 } },
        itemHighlights: null,
      },
      {
        strategy: 'conversion',
        title:
          'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, for Crate, up to 75 lb, Gray',
        length: 170,
        complianceScore: 92,
        tier: 'green',
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
            params: { dropped: ['Dog Couch Bed', 'for Crate'], from: 215, to: 170 },
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
        positions: [{ start: 75, end: 215 }],
        maxLength: 75,
        finding: {
          code: 'title-too-long',
          severity: 'error',
          params: { max: 75, found: 215, over: 140, advised: 75 },
        },
      },
      {
        type: 'special_chars',
        severity: 'error',
        positions: [{ start: 180, end: 181 }],
        foundChars: [{ char: '$', positions: [{ start: 180, end: 181 }] }],
        finding: { code: 'special-characters', severity: 'error', params: { characters: ['$'], found: 1 } },
      },
      {
        type: 'repeated_words',
        severity: 'error',
        positions: [
          { start: 5, end: 8 },
          { start: 23, end: 27 },
          { start: 136, end: 139 },
          { start: 182, end: 185 },
          { start: 199, end: 203 },
        ],
        repeatedWords: [{ word: 'dog', count: 5, allowed: 2, forms: ['dog', 'dogs'] }],
        finding: { code: 'repeated-words', severity: 'error', params: { words: ['dog/dogs × 5'] } },
      },
    ],
    claims: [],
    highlights: [
      { start: 5, end: 8, severity: 'error', codes: ['repeated-words'] },
      { start: 23, end: 27, severity: 'error', codes: ['repeated-words'] },
      { start: 29, end: 36, severity: 'warning', codes: ['promotional-words'] },
      { start: 75, end: 136, severity: 'error', codes: ['title-too-long'] },
      { start: 136, end: 139, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 139, end: 180, severity: 'error', codes: ['title-too-long'] },
      { start: 180, end: 181, severity: 'error', codes: ['title-too-long', 'special-characters'] },
      { start: 181, end: 182, severity: 'error', codes: ['title-too-long'] },
      { start: 182, end: 185, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 185, end: 199, severity: 'error', codes: ['title-too-long'] },
      { start: 199, end: 203, severity: 'error', codes: ['title-too-long', 'repeated-words'] },
      { start: 203, end: 215, severity: 'error', codes: ['title-too-long'] },
    ],
    stats: { length: 215, maxAllowed: 75, specialCharsCount: 1, repeatedWordsCount: 1 },
    counter: { share: 2.8666666666666667, state: 'over' },
    parsedError: { chars: ['$'], code: '100403' },
    versions: [
      {
        strategy: 'minimal',
        title: 'Acme Dog Bed for Large Dogs, Couch Bed for Crate, 36 x 27 Inch, Gray',
        length: 68,
        complianceScore: 100,
        tier: 'green',
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
            params: {
              dropped: [
                'Orthopedic Memory Foam Pet Sofa',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
              ],
              from: 215,
              to: 68,
            },
          },
        ],
        explanation: { code: 'minimal-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, For Dogs up to 75 lb',
      },
      {
        strategy: 'seo',
        title: 'Acme Dog Bed for Large Dogs, Pet Sofa, Couch Bed, 36 x 27 Inch, Gray',
        length: 68,
        complianceScore: 100,
        tier: 'green',
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
            params: {
              dropped: ['with Removable Washable Cover', 'Waterproof Lining & Nonslip Bottom', 'for Crate'],
              from: 215,
              to: 68,
            },
          },
        ],
        explanation: { code: 'seo-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'Orthopedic Memory Foam, Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Mattress, For Dogs up to 75 lb',
      },
      {
        strategy: 'conversion',
        title: 'Acme Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Gray',
        length: 70,
        complianceScore: 100,
        tier: 'green',
        changes: [
          { code: 'removed-characters', severity: 'info', params: { characters: ['$'] } },
          { code: 'removed-praise', severity: 'info', params: { words: ['Premium'] } },
          { code: 'facts-first', severity: 'info', params: { facts: ['36 x 27 Inch'] } },
          {
            code: 'shortened',
            severity: 'info',
            params: {
              dropped: [
                'Pet Sofa',
                'with Removable Washable Cover',
                'Waterproof Lining & Nonslip Bottom',
                'Dog Couch Bed',
                'for Crate',
                'Dog Mattress',
                'for Dogs up to 75 lb',
              ],
              from: 215,
              to: 70,
            },
          },
        ],
        explanation: { code: 'conversion-explained', severity: 'info', params: { target: 75 } },
        itemHighlights:
          'Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Mattress, Dog Couch Bed, For Dogs up to 75 lb',
      },
    ],
    findings: [{ code: 'promotional-words', severity: 'info', params: { words: ['Premium'] } }],
  },
};
