import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { SCORE_TIERS, STRATEGIES } from '../../engine/title-fixer.schema.ts';

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
