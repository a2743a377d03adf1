import * as z from 'zod/mini';

/** An ISO 4217 code. */
export const currencyCodeSchema = z.string().check(z.regex(/^[A-Z]{3}$/));
