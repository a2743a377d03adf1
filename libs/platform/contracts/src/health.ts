import * as z from 'zod/mini';

/** `GET /health`. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
  /** Whole seconds since the start. */
  uptime: z.int(),
});
export type Health = z.infer<typeof healthSchema>;

/** `GET /health/live` and `/health/ready`. */
export const probeSchema = z.object({ status: z.literal('ok') });
