import * as z from 'zod/mini';
import { paginationSchema } from './pagination.ts';

/** The answer of every successful call. */
export function successSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({
    success: z.literal(true),
    data,
    message: z.optional(z.string()),
    pagination: z.optional(paginationSchema),
  });
}

/** One rejected field: `path` as in `boxes.0.length`, `code` a field code or a rule code of the feature. */
export const fieldErrorSchema = z.object({ path: z.string(), code: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * The answer of every rejected call. `message` is the zh text, for clients without their own texts. A list of fields is cut at
 * 60 KB; `fields_left_out` counts the rest.
 */
export const rejectionSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    code: z.string(),
    fields: z.optional(z.array(fieldErrorSchema)),
    fields_left_out: z.optional(z.int()),
  }),
});
export type Rejection = z.infer<typeof rejectionSchema>;
