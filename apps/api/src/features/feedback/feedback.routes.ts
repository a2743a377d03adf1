import {
  feedbackBatchDeleteSchema,
  feedbackBatchesSchema,
  feedbackBatchResultSchema,
  feedbackBatchStatusSchema,
  feedbackFilterSchema,
  feedbackInputSchema,
  feedbackListQuerySchema,
  feedbackParamsSchema,
  feedbackReceiptSchema,
  feedbackRowsSchema,
  feedbackSchema,
  feedbackStatsSchema,
  feedbackStatusSchema,
  feedbackUndoSchema,
  newFeedbackSchema,
  recentFeedbackQuerySchema,
} from '@seller-toolbox/contracts';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createStaleIfErrorCache } from '../../db/stale-if-error-cache.ts';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { CSV_TYPE, csvAnswers, fieldColumns, sendCsv } from '../../http/csv-answer.ts';
import type { ExactLimit } from '../../http/exact-limit.ts';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { unavailable } from '../../http/request.errors.ts';
import { rejectCrossSite } from '../../http/same-site.ts';
import { auditExport } from '../audit/audit.service.ts';
import { deleteAll, listUndoable, setStatuses, undoBatch } from './feedback-batches.service.ts';
import { changedConcurrently, feedbackNotFound, undoExpired } from './feedback.errors.ts';
import { countFeedback, readTypeStats } from './feedback.repository.ts';
import {
  exportFeedback,
  feedbackStats,
  findForAdmin,
  listForAdmin,
  listRecent,
  removeFeedback,
  setFeedbackStatus,
  statsWindow,
  submitFeedback,
  type FeedbackDeps,
} from './feedback.service.ts';

/** The public statistics scan all feedback, so they are cached. */
const FRESH_MS = 5_000;
const MAX_STALE_MS = 10 * MINUTE;
const MAX_FEEDBACK_BYTES = 16 * 1024;

/** Exact over all replicas. */
const feedbackLimits = ({ maxPerDay }: FeedbackRoutesDeps): readonly ExactLimit[] => [
  { name: 'feedback', max: WRITES_PER_MINUTE.feedback, windowMs: MINUTE, whenUnknown: 'closed' },
  { name: 'feedback of a day', max: maxPerDay, windowMs: DAY, whenUnknown: 'closed' },
];

export interface FeedbackRoutesDeps extends FeedbackDeps {
  /** Maximum pieces of feedback from one network per day. */
  readonly maxPerDay: () => number;
}

export const feedbackRoutes: FastifyPluginAsyncZod<Omit<FeedbackRoutesDeps, 'typeStats'>> = async (
  app,
  options,
) => {
  const { db, clock } = options;
  const deps: FeedbackRoutesDeps = {
    ...options,
    typeStats: createStaleIfErrorCache({
      clock,
      read: () => readTypeStats(db, statsWindow(clock())),
      freshMs: FRESH_MS,
      keepMs: MAX_STALE_MS,
    }),
  };
  await app.register(publicRoutes, deps);
  await app.register(adminLists, deps);
  await app.register(adminReads, deps);
  await app.register(adminChanges, deps);
  await app.register(adminBatches, deps);
};

const publicRoutes: FastifyPluginAsyncZod<FeedbackRoutesDeps> = async (app, deps) => {
  app.post('/feedback', {
    config: {
      access: 'public',
      callsPerMinute: WRITES_PER_MINUTE.feedback,
      exactLimits: feedbackLimits(deps),
      rejections: [unavailable()],
    },
    bodyLimit: MAX_FEEDBACK_BYTES,
    schema: {
      summary: 'Submits feedback',
      body: feedbackInputSchema,
      response: answers(201, feedbackReceiptSchema),
    },
    onRequest: rejectCrossSite,
    handler: async (request, reply) => {
      await submitFeedback(deps, request.body);
      return reply.code(201).send({ success: true, data: { received: true }, message: '感谢您的反馈' });
    },
  });

  app.get('/feedback/stats/overview', {
    config: { access: 'public', rejections: [unavailable()] },
    schema: {
      summary: 'Figures of all feedback, and of each type',
      querystring: noQuery,
      response: answers(200, feedbackStatsSchema),
    },
    handler: async () => ({ success: true as const, data: await feedbackStats(deps) }),
  });
};

const adminLists: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  app.get('/feedback', {
    config: { access: 'admin' },
    schema: {
      summary: 'A page of the feedback, with messages and email addresses',
      querystring: feedbackListQuerySchema,
      response: answers(200, feedbackRowsSchema),
    },
    handler: async (request) => ({ success: true as const, ...(await listForAdmin(deps, request.query)) }),
  });

  app.get('/feedback/export', {
    config: { access: 'admin' },
    schema: {
      summary: 'The filtered list as a CSV file',
      produces: [CSV_TYPE],
      querystring: feedbackFilterSchema,
      response: csvAnswers,
    },
    handler: async (request, reply) => {
      const filter = request.query;
      await auditExport(deps, actorOf(request), { action: 'feedback.export', filter });
      return sendCsv(reply, { name: 'feedback', columns: COLUMNS, parts: exportFeedback(deps, filter) });
    },
  });

  app.get('/feedback/recent/list', {
    config: { access: 'admin' },
    schema: {
      summary: 'The newest feedback',
      querystring: recentFeedbackQuerySchema,
      response: answers(200, feedbackRowsSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await listRecent(deps, request.query.limit),
    }),
  });
};

const adminReads: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  app.get('/feedback/stats/new', {
    config: { access: 'admin' },
    schema: {
      summary: 'How many pieces of feedback have the status `new`',
      querystring: noQuery,
      response: answers(200, newFeedbackSchema),
    },
    handler: async () => ({
      success: true as const,
      data: { new_feedback: await countFeedback(deps.db, { status: 'new' }) },
    }),
  });

  app.get('/feedback/:id', {
    config: { access: 'admin', rejections: [feedbackNotFound()] },
    schema: {
      summary: 'One piece of feedback',
      params: feedbackParamsSchema,
      response: answers(200, feedbackSchema),
    },
    handler: async ({ params }) => ({ success: true as const, data: await findForAdmin(deps, params.id) }),
  });
};

const adminBatches: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  app.post('/feedback/batch/status', {
    config: { access: 'admin' },
    schema: {
      summary: 'Sets the status of several pieces of feedback; can be undone for ten minutes',
      body: feedbackBatchStatusSchema,
      response: answers(200, feedbackBatchResultSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: { batch: await setStatuses(deps, actorOf(request), request.body) },
    }),
  });

  app.post('/feedback/batch/delete', {
    config: { access: 'admin' },
    schema: {
      summary: 'Deletes several pieces of feedback; can be undone for ten minutes, then they are erased',
      body: feedbackBatchDeleteSchema,
      response: answers(200, feedbackBatchResultSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: { batch: await deleteAll(deps, actorOf(request), request.body) },
    }),
  });

  app.get('/feedback/batches', {
    config: { access: 'admin' },
    schema: {
      summary: "The caller's batches that can still be undone, newest first",
      querystring: noQuery,
      response: answers(200, feedbackBatchesSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await listUndoable(deps, actorOf(request)),
    }),
  });

  app.post('/feedback/batches/:id/undo', {
    config: { access: 'admin', rejections: [undoExpired()] },
    schema: {
      summary: 'Undoes a batch of the caller; rows that were changed since stay as they are',
      params: feedbackParamsSchema,
      body: z.object({}),
      response: answers(200, feedbackUndoSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await undoBatch(deps, actorOf(request), request.params.id),
    }),
  });
};

const adminChanges: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  app.patch('/feedback/:id/status', {
    config: { access: 'admin', rejections: [feedbackNotFound(), changedConcurrently()] },
    schema: {
      summary: 'Sets status and notes; `updated_at` is the version that the change is based on',
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
    config: { access: 'admin', rejections: [feedbackNotFound()] },
    schema: {
      summary: 'Deletes feedback',
      params: feedbackParamsSchema,
      response: answers(200, z.object({ id: z.string() })),
    },
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
  'page',
  'tool_id',
  'language',
  'created_at',
  'updated_at',
]);
