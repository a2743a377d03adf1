import * as z from 'zod/mini';
import { TITLE_STYLES } from './case-marks.ts';
import { CASE_MODES } from './case-modes.ts';

/** A million characters are converted in a few hundredths of a second; a book has fewer. */
export const MAX_TEXT_LENGTH = 1_000_000;

/** An empty text is valid and stays empty. */
export const inputSchema = z.strictObject({
  text: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  mode: z._default(z.enum(CASE_MODES), 'title'),
  /** Small words in title case: capital as every word, or as in Amazon's style guides. */
  titleStyle: z._default(z.enum(TITLE_STYLES), 'plain'),
});

export const outputSchema = z.strictObject({
  /** The text in the selected case. */
  text: z.string(),
  mode: z.enum(CASE_MODES),
  /** Length of the input text in Unicode code points. */
  length: z.number(),
});
