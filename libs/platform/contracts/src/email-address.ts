import * as z from 'zod/mini';

/** An address that mail can carry, by its length too (RFC 5321). */
export const emailAddressSchema = z.email().check(z.maxLength(254));
