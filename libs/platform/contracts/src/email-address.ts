import * as z from 'zod/mini';

/** An email address of at most 254 characters (RFC 5321). */
export const emailAddressSchema = z.email().check(z.maxLength(254));
