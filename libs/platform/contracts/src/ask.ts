import * as z from 'zod/mini';
import { ANNOUNCEMENT_LANGUAGES } from './announcements.ts';

/** `GET /ask`: `q` is what was typed or pasted. */
export const askQuerySchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  lang: z._default(z.enum(ANNOUNCEMENT_LANGUAGES), 'zh'),
});
export type AskQuery = z.infer<typeof askQuerySchema>;

export const askAnswerSchema = z.object({
  tool_id: z.string(),
  /** 0 to 1: how sure it is that `q` is the tool's subject. */
  confidence: z.number(),
  /** In the language of the query: what the tool computes; what it is for where `q` only names it. */
  line: z.string(),
  /** Input of the tool, for `POST /tools/{id}/run`; empty where `q` only names the tool. */
  input: z.record(z.string(), z.unknown()),
  /** Page of the tool with this input, from the root of the site. */
  url: z.string(),
});
export type AskAnswer = z.infer<typeof askAnswerSchema>;
/** Best first. */
export const askAnswersSchema = z.array(askAnswerSchema);
