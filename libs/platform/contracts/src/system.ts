import * as z from 'zod/mini';

/** `GET /system/info`, for the dashboard. Times are ISO 8601; null where nothing has happened yet. */
export const systemInfoSchema = z.object({
  version: z.string(),
  /** Whole seconds since the start. */
  uptime: z.int(),
  database: z.object({
    /** `embedded` is PGlite in the data folder, `server` a Postgres. */
    kind: z.enum(['embedded', 'server']),
    healthy: z.boolean(),
  }),
  /** Until when the analytics are summed up. */
  last_rollup: z.nullable(z.string()),
  /** When exchange rates were last taken from their source. */
  last_rates: z.nullable(z.string()),
  /** Null while the service has no AI gateway; `configured` says whether a provider is set. */
  ai: z.nullable(z.object({ configured: z.boolean() })),
});
export type SystemInfo = z.infer<typeof systemInfoSchema>;
