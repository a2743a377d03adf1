import { healthSchema, probeSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers, noQuery } from '../../http/answers.ts';
import { unavailable } from '../../http/request.errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IsDatabaseReady } from './health.service.ts';

export interface HealthDeps {
  readonly isDatabaseReady: IsDatabaseReady;
  readonly clock: Clock;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** True once the service is shutting down. */
  readonly isDraining: () => boolean;
  /** Whether the embedded database hangs, so that only a restart helps; default: never. */
  readonly isStalled?: (() => boolean) | undefined;
}

export const healthRoutes: FastifyPluginAsyncZod<HealthDeps> = async (app, deps) => {
  const isReady = async () => !deps.isDraining() && (await deps.isDatabaseReady());

  app.get('/health', {
    config: { access: 'public', rejections: [unavailable()] },
    schema: {
      summary: 'Whether the service can answer, its version and start time',
      querystring: noQuery,
      response: answers(200, healthSchema),
    },
    handler: async () => {
      if (!(await isReady())) throw unavailable();
      const uptime = Math.floor((deps.clock() - deps.startedAt) / 1000);
      return {
        success: true as const,
        message: '服务正常',
        data: { status: 'ok' as const, version: deps.version, uptime },
      };
    },
  });

  app.get('/health/live', {
    config: { access: 'public', rejections: [unavailable()] },
    schema: {
      summary: 'Whether the process runs and its embedded database does not hang',
      querystring: noQuery,
      response: answers(200, probeSchema),
    },
    handler: async () => {
      if (deps.isStalled?.()) throw unavailable();
      return { success: true as const, data: { status: 'ok' as const } };
    },
  });

  app.get('/health/ready', {
    config: { access: 'public', rejections: [unavailable()] },
    schema: {
      summary: 'Whether the database answers and the service is not shutting down',
      querystring: noQuery,
      response: answers(200, probeSchema),
    },
    handler: async () => {
      if (!(await isReady())) throw unavailable();
      return { success: true as const, data: { status: 'ok' as const } };
    },
  });
};
