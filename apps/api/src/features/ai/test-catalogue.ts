import { defineEngine, finding, findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { catalogue } from '../../catalogue.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';

const FORBIDDEN = /[!$?]/g;

const positions = z.array(z.object({ start: z.number(), end: z.number() }));

/** A title fixer with one rule: forbidden characters cost 25 points and are removed from every version. */
export const smallFixer = defineEngine({
  inputSchema: z.strictObject({
    title: z.string().check(z.maxLength(500)),
    errorMessage: z._default(z.string(), ''),
    brand: z._default(z.string(), ''),
    marketplace: z._default(z.enum(['US', 'JP']), 'US'),
    category: z._default(z.enum(['general', 'apparel']), 'general'),
  }),
  outputSchema: z.object({
    score: z.number(),
    violations: z.array(
      z.object({
        type: z.string(),
        severity: z.enum(['error', 'warning']),
        positions,
        foundChars: z.optional(z.array(z.object({ char: z.string(), positions }))),
        finding: findingSchema,
      }),
    ),
    stats: z.object({ length: z.number(), maxAllowed: z.number() }),
    versions: z.array(
      z.object({
        strategy: z.enum(['minimal', 'seo', 'conversion']),
        title: z.string(),
        length: z.number(),
        complianceScore: z.number(),
        changes: z.array(findingSchema),
        explanation: findingSchema,
      }),
    ),
  }),
  run: ({ title }) => {
    const found = [...title.matchAll(FORBIDDEN)].map(({ 0: char, index }) => ({
      char,
      positions: [{ start: index, end: index + 1 }],
    }));
    const clean = title.replace(FORBIDDEN, '').trim();
    return {
      score: found.length > 0 ? 75 : 100,
      violations:
        found.length === 0
          ? []
          : [
              {
                type: 'special_chars',
                severity: 'error' as const,
                positions: found.flatMap((place) => place.positions),
                foundChars: found,
                finding: finding('forbidden-characters', 'error', { chars: found.map(({ char }) => char) }),
              },
            ],
      stats: { length: [...title].length, maxAllowed: 200 },
      versions: (['minimal', 'seo', 'conversion'] as const).map((strategy) => ({
        strategy,
        title: `${clean} ${strategy}`,
        length: [...`${clean} ${strategy}`].length,
        complianceScore: 100,
        changes: [finding('characters-removed', 'info', { chars: ['!'] })],
        explanation: finding(`explanation-${strategy}`, 'info'),
      })),
    };
  },
  examples: [{ name: 'one', input: { title: 'Bottle!' }, expected: { score: 75 } }],
});

/** The tools of this build with the small fixer among them. */
export const catalogueWithFixer: ToolCatalogue = {
  ...catalogue,
  loadEngine: (id) => (id === 'title-fixer' ? Promise.resolve(smallFixer) : catalogue.loadEngine(id)),
};
