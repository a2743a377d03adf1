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
  /** Null while it cannot be told. */
  ai: z.nullable(
    z.object({
      /** Whether a provider is set; without one the built-in rules answer. */
      configured: z.boolean(),
      /** Calls that the provider may be asked in a day of UTC, for the whole site. */
      daily_cap: z.int(),
      used_today: z.int(),
    }),
  ),
  /** Of the disk that holds the data folder, in bytes; null where the system does not tell. */
  disk: z.nullable(z.object({ free: z.number(), total: z.number() })),
});
export type SystemInfo = z.infer<typeof systemInfoSchema>;
