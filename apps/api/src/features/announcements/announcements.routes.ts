import {
  activeAnnouncementsSchema,
  activeAnswerSchema,
  activeQuerySchema,
  announcementChangeSchema,
  announcementFilterSchema,
  announcementInputSchema,
  announcementListQuerySchema,
  announcementParamsSchema,
  announcementPreviewSchema,
  announcementSchema,
  announcementsSchema,
  announcementVersionsSchema,
  announcementViewSchema,
  type Announcement,
} from '@seller-toolbox/contracts';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createStaleIfErrorCache } from '../../db/stale-if-error-cache.ts';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { CSV_TYPE, csvAnswers, fieldColumns, sendCsv, type CsvColumn } from '../../http/csv-answer.ts';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { authRequired, sessionEnded, unavailable } from '../../http/request.errors.ts';
import { rejectCrossSite } from '../../http/same-site.ts';
import { memoizedSerializer } from '../../http/memoized-serializer.ts';
import { auditExport } from '../audit/audit.service.ts';
import { announcementTemplatesRoutes } from './announcement-templates.routes.ts';
import { announcementNotFound, changedConcurrently } from './announcements.errors.ts';
import { listShowable } from './announcements.repository.ts';
import {
  announcementHistory,
  changeAnnouncement,
  createAnnouncement,
  exportAnnouncements,
  listActive,
  listForAdmin,
  previewAnnouncement,
  recordView,
  removeAnnouncement,
  type AnnouncementsDeps,
} from './announcements.service.ts';
import type { ViewKind } from './announcements.table.ts';
import { createViewHash } from './view-hash.ts';

/** Maximum delay until a change by another process is visible. */
const FRESH_MS = 1_000;
const MAX_STALE_MS = 10 * MINUTE;

export interface AnnouncementsOptions extends Omit<AnnouncementsDeps, 'hashView'> {
  readonly secret: string;
}

/** Caches what can be shown, because every page requests it. */
export function createAnnouncementCache({
  db,
  clock,
}: Pick<AnnouncementsDeps, 'db' | 'clock'>): AnnouncementsDeps['showable'] {
  return createStaleIfErrorCache({
    clock,
    read: () => listShowable(db, new Date(clock())),
    freshMs: FRESH_MS,
    keepMs: MAX_STALE_MS,
  });
}

export const announcementsRoutes: FastifyPluginAsyncZod<AnnouncementsOptions> = async (app, options) => {
  const deps: AnnouncementsDeps = { ...options, hashView: createViewHash(options.secret) };
  await app.register(publicRoutes, deps);
  await app.register(adminLists, deps);
  await app.register(adminChanges, deps);
  await app.register(announcementTemplatesRoutes, deps);
};

const publicRoutes: FastifyPluginAsyncZod<AnnouncementsDeps> = async (app, deps) => {
  app.get('/announcements/active', {
    config: { access: 'public', rejections: [authRequired(), sessionEnded(), unavailable()] },
    schema: {
      summary: 'Announcements to show now, in one language, most important first',
      querystring: activeQuerySchema,
      response: { ...answers(200, activeAnnouncementsSchema), 200: activeAnswerSchema },
    },
    // The mapper names each field, so the answer needs no validation.
    serializerCompiler: () => memoizedSerializer(),
    handler: async (request, reply) => {
      if (request.query.audience === 'admin') await app.requireRole(request, 'viewer');
      const { announcements, staleSeconds } = await listActive(deps, request.query);
      if (staleSeconds === null) return { success: true as const, data: announcements };
      reply.header('age', String(staleSeconds));
      return { success: true as const, data: announcements, stale: true as const };
    },
  });

  viewRoute(app, deps, 'view', {
    path: 'seen',
    summary: 'Counts a view of an announcement, once per session',
  });
  viewRoute(app, deps, 'click', {
    path: 'view',
    summary: 'Counts a click on the action of an announcement, once per session',
  });
};

function viewRoute(
  app: Parameters<typeof publicRoutes>[0],
  deps: AnnouncementsDeps,
  kind: ViewKind,
  { path, summary }: { readonly path: string; readonly summary: string },
): void {
  app.post(`/announcements/:id/${path}`, {
    config: {
      access: 'public',
      callsPerMinute: WRITES_PER_MINUTE.views,
      rejections: [announcementNotFound(), unavailable()],
    },
    schema: {
      summary,
      params: announcementParamsSchema,
      body: announcementViewSchema,
      response: answers(200, z.object({ id: z.string() })),
    },
    onRequest: rejectCrossSite,
    handler: async (request) => {
      const { id } = request.params;
      await recordView(deps, { id, kind, session: request.body.user_session });
      return { success: true as const, data: { id } };
    },
  });
}

const adminLists: FastifyPluginAsyncZod<AnnouncementsDeps> = async (app, deps) => {
  app.get('/announcements', {
    config: { access: 'admin' },
    schema: {
      summary: 'A page of the announcements, whatever their status',
      querystring: announcementListQuerySchema,
      response: answers(200, announcementsSchema),
    },
    handler: async (request) => ({ success: true as const, ...(await listForAdmin(deps, request.query)) }),
  });

  app.get('/announcements/export', {
    config: { access: 'admin' },
    schema: {
      summary: 'The filtered list as a CSV file',
      produces: [CSV_TYPE],
      querystring: announcementFilterSchema,
      response: csvAnswers,
    },
    handler: async (request, reply) => {
      const filter = request.query;
      await auditExport(deps, actorOf(request), { action: 'announcements.export', filter });
      const parts = exportAnnouncements(deps, filter);
      return sendCsv(reply, { name: 'announcements', columns: COLUMNS, parts });
    },
  });

  app.get('/announcements/:id/versions', {
    config: { access: 'admin', rejections: [announcementNotFound()] },
    schema: {
      summary: 'The last 50 saved versions of an announcement, newest first',
      params: announcementParamsSchema,
      querystring: noQuery,
      response: answers(200, announcementVersionsSchema),
    },
    handler: async ({ params }) => ({
      success: true as const,
      data: await announcementHistory(deps, params.id),
    }),
  });
};

const adminChanges: FastifyPluginAsyncZod<AnnouncementsDeps> = async (app, deps) => {
  app.post('/announcements', {
    config: { access: 'admin' },
    schema: {
      summary: 'Creates an announcement',
      body: announcementInputSchema,
      response: answers(201, announcementSchema),
    },
    handler: async (request, reply) => {
      const data = await createAnnouncement(deps, actorOf(request), request.body);
      return reply.code(201).send({ success: true, data });
    },
  });

  app.post('/announcements/preview', {
    config: { access: 'admin' },
    schema: {
      summary: 'What would be stored of an announcement, and what sanitizing removes; stores nothing',
      body: announcementInputSchema,
      response: answers(200, announcementPreviewSchema),
    },
    handler: async (request) => ({ success: true as const, data: previewAnnouncement(request.body) }),
  });

  app.put('/announcements/:id', {
    config: { access: 'admin', rejections: [announcementNotFound(), changedConcurrently()] },
    schema: {
      summary: 'Changes an announcement; `updated_at` is the version that the change is based on',
      params: announcementParamsSchema,
      body: announcementChangeSchema,
      response: answers(200, announcementSchema),
    },
    handler: async (request) => {
      const change = { ...request.body, id: request.params.id };
      return { success: true as const, data: await changeAnnouncement(deps, actorOf(request), change) };
    },
  });

  app.delete('/announcements/:id', {
    config: { access: 'admin', rejections: [announcementNotFound()] },
    schema: {
      summary: 'Deletes an announcement',
      params: announcementParamsSchema,
      response: answers(200, z.object({ id: z.string() })),
    },
    handler: async (request) => {
      await removeAnnouncement(deps, actorOf(request), request.params.id);
      return { success: true as const, data: { id: request.params.id } };
    },
  });
};

const COLUMNS: CsvColumn<Announcement>[] = [
  ...fieldColumns([
    'id',
    'title',
    'content',
    'type',
    'priority',
    'status',
    'stored_status',
    'target_audience',
    'display_position',
    'start_time',
    'end_time',
    'click_action',
    'is_closable',
    'view_count',
    'seen_count',
    'created_by_username',
    'created_at',
    'updated_at',
    'language',
  ]),
  {
    name: 'translations',
    cell: ({ translations }) => translations.map(({ language_code }) => language_code).join(' '),
  },
];
