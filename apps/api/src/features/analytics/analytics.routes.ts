import {
  analyticsBatchSchema,
  analyticsOverallSchema,
  analyticsRealtimeSchema,
  analyticsReportQuerySchema,
  analyticsReportSchema,
  batchReceiptSchema,
  MAX_BATCH_BYTES,
  MAX_PAGE_LIMIT,
  pageViewStatsSchema,
  toolReportParamsSchema,
  toolReportSchema,
  toolUsageStatsSchema,
  topToolsQuerySchema,
  topToolsSchema,
  usageDetailsQuerySchema,
  usageDetailsSchema,
  usageTrendQuerySchema,
  usageTrendSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadRunner } from '../../db/read-runner.ts';
import { singleFlight } from '../../db/single-flight.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { unavailable } from '../../http/request.errors.ts';
import { rejectCrossSite } from '../../http/same-site.ts';
import { acceptBatch, type IngestionDeps } from './analytics.service.ts';
import {
  overall,
  pageViewStats,
  realtime,
  toolUsageStats,
  topTools,
  usageTrend,
  type StatisticsDeps,
} from './statistics.service.ts';
import { analyticsReport, toolReport } from './report.service.ts';
import { toolNotFound } from '../tools/tools.errors.ts';
import { usageDetails } from './usage-details.service.ts';

export interface AnalyticsDeps extends IngestionDeps, StatisticsDeps {
  readonly reads: ReadRunner;
}

export const analyticsRoutes: FastifyPluginAsyncZod<AnalyticsDeps> = async (app, deps) => {
  await app.register(publicRoutes, deps);
  await app.register(adminRoutes, deps);
  await app.register(rangeRoutes, deps);
};

/** Statistics, where large reads run. */
function statistics<Result>(
  deps: AnalyticsDeps,
  read: (deps: StatisticsDeps) => Promise<Result>,
): Promise<Result> {
  return deps.reads.run((db) => read({ ...deps, db }));
}

const publicRoutes: FastifyPluginAsyncZod<AnalyticsDeps> = async (app, deps) => {
  // Beacons can only be sent as plain text; the body is the same JSON.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('remove', 'remove'));
  app.addHook('onClose', () => deps.queue.drain());

  app.post('/analytics/batch', {
    config: { access: 'public', callsPerMinute: WRITES_PER_MINUTE.events, rejections: [unavailable()] },
    bodyLimit: MAX_BATCH_BYTES,
    schema: {
      summary: 'Stores page events; responds after the commit, and stores a repeated batch only once',
      body: analyticsBatchSchema,
      response: answers(202, batchReceiptSchema),
    },
    onRequest: rejectCrossSite,
    // The receipt is built here; validating it would take 5 % of the time.
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const data = await acceptBatch(deps, request.body, request.headers['user-agent']);
      return reply.code(202).send({ success: true, data });
    },
  });

  const readTopTools = singleFlight(() => statistics(deps, (on) => topTools(on, MAX_PAGE_LIMIT)));
  app.get('/analytics/top-tools', {
    config: { access: 'public', rejections: [unavailable()] },
    schema: {
      summary: 'The most used tools',
      querystring: topToolsQuerySchema,
      response: answers(200, topToolsSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: (await readTopTools()).slice(0, request.query.limit),
    }),
  });
};

const adminRoutes: FastifyPluginAsyncZod<AnalyticsDeps> = async (app, deps) => {
  app.get('/analytics/overall', {
    config: { access: 'viewer' },
    schema: {
      summary: 'Figures of the whole site, in total and today',
      querystring: noQuery,
      response: answers(200, analyticsOverallSchema),
    },
    handler: async () => ({ success: true as const, data: await statistics(deps, overall) }),
  });

  app.get('/analytics/realtime', {
    config: { access: 'admin' },
    schema: {
      summary: 'Figures of the last 60 minutes and of today',
      querystring: noQuery,
      response: answers(200, analyticsRealtimeSchema),
    },
    handler: async () => ({ success: true as const, data: await statistics(deps, realtime) }),
  });

  app.get('/analytics/tool-usage-stats', {
    config: { access: 'admin' },
    schema: {
      summary: 'Uses and views of every tool',
      querystring: noQuery,
      response: answers(200, toolUsageStatsSchema),
    },
    handler: async () => ({ success: true as const, data: await statistics(deps, toolUsageStats) }),
  });

  app.get('/analytics/page-view-stats', {
    config: { access: 'admin' },
    schema: {
      summary: 'The 100 most viewed pages',
      querystring: noQuery,
      response: answers(200, pageViewStatsSchema),
    },
    handler: async () => ({ success: true as const, data: await statistics(deps, pageViewStats) }),
  });
};

const rangeRoutes: FastifyPluginAsyncZod<AnalyticsDeps> = async (app, deps) => {
  app.get('/analytics/usage-details', {
    config: { access: 'admin' },
    schema: {
      summary: 'Options that tools were used with, and contents of sessions, in the newest events',
      querystring: usageDetailsQuerySchema,
      response: answers(200, usageDetailsSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await statistics(deps, (on) => usageDetails(on, request.query.days, request.query.tool_id)),
    }),
  });

  app.get('/analytics/report', {
    config: { access: 'admin' },
    schema: {
      summary: 'Tools, pages and visits of the last days, compared with as many days before',
      querystring: analyticsReportQuerySchema,
      response: answers(200, analyticsReportSchema),
    },
    handler: async ({ query }) => ({
      success: true as const,
      data: await statistics(deps, (on) => analyticsReport(on, query.days)),
    }),
  });

  app.get('/analytics/tools/:id', {
    config: { access: 'admin', rejections: [toolNotFound()] },
    schema: {
      summary: 'One tool day by day, compared with as many days before',
      params: toolReportParamsSchema,
      querystring: analyticsReportQuerySchema,
      response: answers(200, toolReportSchema),
    },
    handler: async ({ params, query }) => ({
      success: true as const,
      data: await statistics(deps, (on) =>
        toolReport({ ...deps, ...on }, { id: params.id, days: query.days }),
      ),
    }),
  });

  app.get('/analytics/usage-trend', {
    config: { access: 'admin' },
    schema: {
      summary: 'Uses of tools day by day',
      querystring: usageTrendQuerySchema,
      response: answers(200, usageTrendSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await statistics(deps, (on) => usageTrend(on, request.query.days)),
    }),
  });
};
