import { findingSchema } from '@seller-toolbox/tool-contract';
import type { AiAnswer } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { judgeTitle } from '../../engine/judge-title.ts';
import { SCORE_TIERS, STRATEGIES, type TitleFixerInput } from '../../engine/title-fixer.schema.ts';

const textSchema = z.union([z.object({ text: z.string() }), findingSchema]);

export const shownVersionSchema = z.object({
  strategy: z.enum(STRATEGIES),
  title: z.string(),
  length: z.number(),
  score: z.number(),
  tier: z.enum(SCORE_TIERS),
  changes: z.array(textSchema),
  explanation: textSchema,
  itemHighlights: z.nullable(z.string()),
});

/** The AI's answer to a request. */
export const aiFixSchema = z.object({
  key: z.string(),
  source: z.enum(['ai', 'cache', 'rules']),
  versions: z.array(shownVersionSchema),
});
export type AiFix = z.infer<typeof aiFixSchema>;

/** Converts an answer to versions, checked by the page's rules. */
export function toAiFix(
  { source, result }: AiAnswer<'title-fix'>,
  { key, input }: { readonly key: string; readonly input: TitleFixerInput },
): AiFix {
  return {
    key,
    source,
    versions: result.fixed_titles.map(({ strategy, title, changes, explanation }) => {
      const { length, score, tier, losesBrand } = judgeTitle(title, input);
      const lost = losesBrand
        ? [{ code: 'brand-lost', severity: 'warning' as const, params: { brand: input.brand } }]
        : [];
      return {
        strategy,
        title,
        length,
        score,
        tier,
        changes: [...lost, ...changes],
        explanation,
        itemHighlights: null,
      };
    }),
  };
}
