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
  /** When analytics were last rolled up. */
  last_rollup: z.nullable(z.string()),
  /** When exchange rates were last received. */
  last_rates: z.nullable(z.string()),
  /** Null while the database is unavailable. */
  ai: z.nullable(
    z.object({
      /** Whether a provider is configured; without one, rules answer. */
      configured: z.boolean(),
      /** Maximum provider calls per UTC day for the whole site. */
      daily_cap: z.int(),
      used_today: z.int(),
    }),
  ),
  /** Disk of the data folder in bytes; null if unknown. */
  disk: z.nullable(z.object({ free: z.number(), total: z.number() })),
});
export type SystemInfo = z.infer<typeof systemInfoSchema>;
