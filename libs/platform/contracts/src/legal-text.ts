import * as z from 'zod/mini';
import { ANNOUNCEMENT_LANGUAGES } from './announcements.ts';

/** Pages that can show a text of the operator instead of the built-in one. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** `GET /legal/{id}`: the operator's text of a page. */
export const legalParamsSchema = z.object({ id: z.enum(LEGAL_PAGES) });
export const legalQuerySchema = z.object({ language: z.optional(z.enum(ANNOUNCEMENT_LANGUAGES)) });
export const legalTextSchema = z.object({
  /** Null: the built-in text. */
  text: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
});
export type LegalText = z.infer<typeof legalTextSchema>;
