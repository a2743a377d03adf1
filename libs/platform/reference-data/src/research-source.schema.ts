import { isDay } from '@seller-toolbox/tool-contract/days';
import * as z from 'zod/mini';

/** A day of the calendar, `YYYY-MM-DD`. */
export const daySchema = z.string().check(z.refine(isDay, { params: { code: 'invalid-value' } }));

/** What every source of a research tool has beside its kind and rows. */
export const sourceFields = {
  /** Of the file. */
  name: z._default(z.string().check(z.maxLength(300)), ''),
  /** The last day that the rows are of; null where the file does not say. */
  date: z._default(z.nullable(daySchema), null),
};
