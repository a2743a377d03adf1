import * as z from 'zod/mini';
import { CLAIM_RULE_IDS } from './claim-rule-ids.data.ts';

const offset = z.number().check(z.int(), z.gte(0));

/** A finding of `findClaims`: offsets are UTF-16, `end` exclusive. */
export const claimSchema = z.strictObject({
  rule: z.enum(CLAIM_RULE_IDS),
  /** `error` gets a listing removed, `warning` may, `info` is advice. */
  severity: z.enum(['error', 'warning', 'info']),
  start: offset,
  end: offset,
  /** As written, at most 80 characters. */
  text: z.string(),
  /** Replacing the range with `text` removes the claim; null where the sentence has to be written differently. */
  repair: z.nullable(z.strictObject({ start: offset, end: offset, text: z.string() })),
});
