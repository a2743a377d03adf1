import {
  feedbackFilterSchema,
  feedbackInputSchema,
  feedbackListQuerySchema,
  feedbackParamsSchema,
  feedbackReceiptSchema,
  feedbackRowsSchema,
  feedbackSchema,
  feedbackStatsSchema,
  feedbackStatusSchema,
  recentFeedbackQuerySchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createLastGoodCopy } from '../../db/last-good-copy.ts';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { csvAnswers, fieldColumns, sendCsv } from '../../http/csv-answer.ts';
import { perMinute, WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { refuseCrossSite } from '../../http/same-site.ts';
import { readTypeStats } from './feedback.repository.ts';
import {
  exportFeedback,
  feedbackStats,
  listForAdmin,
  listRecent,
  removeFeedback,
  setFeedbackStatus,
  statsWindow,
  submitFeedback,
  type FeedbackDeps,
} from './feedback.service.ts';

/** Everybody may ask for the figures, and they are counted over all feedback: so not for each who asks. */
const FRESH_MS = 5_000;
const KEPT_MS = 10 * 60_000;
const MAX_FEEDBACK_BYTES = 16 * 1024;

export const feedbackRoutes: FastifyPluginAsyncZod<Omit<FeedbackDeps, 'typeStats'>> = async (
  app,
  options,
) => {
  const { db, clock } = options;
  const deps: FeedbackDeps = {
    ...options,
    typeStats: createLastGoodCopy({
      clock,
      read: () => readTypeStats(db, statsWindow(clock())),
      freshMs: FRESH_MS,
      keepMs: KEPT_MS,
    }),
  };
  await app.register(publicRoutes, deps);
  await app.register(adminRoutes, deps);
};

const publicRoutes: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  app.post('/feedback', {
    config: { access: 'public', ...perMinute(WRITES_PER_MINUTE.feedback) },
    bodyLimit: MAX_FEEDBACK_BYTES,
    schema: { body: feedbackInputSchema, response: answers(201, feedbackReceiptSchema) },
    onRequest: refuseCrossSite,
    handler: async (request, reply) => {
      await submitFeedback(deps, request.body);
      return reply.code(201).send({ success: true, data: { received: true }, message: '感谢您的反馈' });
    },
  });

  app.get('/feedback/stats/overview', {
    config: { access: 'public' },
    schema: { querystring: noQuery, response: answers(200, feedbackStatsSchema) },
    handler: async () => ({ success: true as const, data: await feedbackStats(deps) }),
  });
};

const adminRoutes: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  app.get('/feedback', {
    config: { access: 'admin' },
    schema: { querystring: feedbackListQuerySchema, response: answers(200, feedbackRowsSchema) },
    handler: async (request) => ({ success: true as const, ...(await listForAdmin(deps, request.query)) }),
  });

  app.get('/feedback/export', {
    config: { access: 'admin' },
    schema: { querystring: feedbackFilterSchema, response: csvAnswers },
    handler: (request, reply) =>
      sendCsv(reply, { name: 'feedback', columns: COLUMNS, parts: exportFeedback(deps, request.query) }),
  });

  app.get('/feedback/recent/list', {
    config: { access: 'admin' },
    schema: { querystring: recentFeedbackQuerySchema, response: answers(200, feedbackRowsSchema) },
    handler: async (request) => ({
      success: true as const,
      data: await listRecent(deps, request.query.limit),
    }),
  });

  app.patch('/feedback/:id/status', {
    config: { access: 'admin' },
    schema: {
      params: feedbackParamsSchema,
      body: feedbackStatusSchema,
      response: answers(200, feedbackSchema),
    },
    handler: async (request) => {
      const change = { ...request.body, id: request.params.id };
      return { success: true as const, data: await setFeedbackStatus(deps, actorOf(request), change) };
    },
  });

  app.delete('/feedback/:id', {
    config: { access: 'admin' },
    schema: { params: feedbackParamsSchema, response: answers(200, z.object({ id: z.string() })) },
    handler: async (request) => {
      await removeFeedback(deps, actorOf(request), request.params.id);
      return { success: true as const, data: { id: request.params.id } };
    },
  });
};

const COLUMNS = fieldColumns([
  'id',
  'feedback_type',
  'rating',
  'message',
  'email',
  'status',
  'admin_notes',
  'created_at',
  'updated_at',
]);
