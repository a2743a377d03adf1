import * as z from 'zod/mini';
import { CASE_MODES } from './case-modes.ts';

/** One million characters are converted in a few hundredths of a second; a book has fewer. */
export const MAX_TEXT_LENGTH = 1_000_000;

/** What to convert. An empty text is well-formed: it stays empty. */
export const inputSchema = z.strictObject({
  text: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  mode: z._default(z.enum(CASE_MODES), 'title'),
});

export const outputSchema = z.strictObject({
  /** The text in the wanted case. */
  text: z.string(),
  mode: z.enum(CASE_MODES),
  /** Length of the text that was given, in Unicode code points. */
  length: z.number(),
});
