import { systemInfoSchema, type SystemInfo } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isUnavailable } from '../../db/is-unavailable.ts';
import { answers, noQuery } from '../../http/answers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IsDatabaseReady } from '../health/health.service.ts';

/** States of other features. A missing one is null in the answer. */
export interface SystemStates {
  /** ISO 8601. */
  readonly lastRollup?: () => Promise<SystemInfo['last_rollup']>;
  /** ISO 8601. */
  readonly lastRates?: () => Promise<SystemInfo['last_rates']>;
  readonly ai?: () => Promise<SystemInfo['ai']>;
  readonly disk?: () => Promise<SystemInfo['disk']>;
}

export interface SystemDeps {
  readonly isDatabaseReady: IsDatabaseReady;
  readonly databaseKind: SystemInfo['database']['kind'];
  readonly clock: Clock;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly states: SystemStates;
}

export const systemRoutes: FastifyPluginAsyncZod<SystemDeps> = async (app, deps) => {
  const { isDatabaseReady, databaseKind, clock, version, startedAt, states } = deps;

  app.get('/system/info', {
    config: { access: 'viewer' },
    schema: {
      summary: 'State of the service for the dashboard',
      querystring: noQuery,
      response: answers(200, systemInfoSchema),
    },
    handler: async () => ({
      success: true as const,
      data: {
        version,
        uptime: Math.floor((clock() - startedAt) / 1000),
        database: { kind: databaseKind, healthy: await isDatabaseReady() },
        last_rollup: await stateOrNull(states.lastRollup),
        last_rates: await stateOrNull(states.lastRates),
        ai: await stateOrNull(states.ai),
        disk: await stateOrNull(states.disk),
      },
    }),
  });
};

/** Null if the database is unavailable, so that the dashboard works during an outage. */
async function stateOrNull<State>(ask: (() => Promise<State>) | undefined): Promise<State | null> {
  try {
    return (await ask?.()) ?? null;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}
