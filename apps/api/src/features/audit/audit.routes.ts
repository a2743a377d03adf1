import { auditQuerySchema, auditRowsSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { answers } from '../../http/answers.ts';
import { paginationOf } from '../../http/pagination.ts';
import { listAuditEntries } from './audit.repository.ts';
import { toAuditRow } from './audit.service.ts';

export const auditRoutes: FastifyPluginAsyncZod<{ readonly db: Kysely<Schema> }> = async (app, { db }) => {
  app.get('/audit', {
    config: { access: 'super_admin' },
    schema: {
      summary: 'What admins and the command line changed, the newest first',
      querystring: auditQuerySchema,
      response: answers(200, auditRowsSchema),
    },
    handler: async ({ query }) => {
      const { entries, total } = await listAuditEntries(db, query);
      return {
        success: true as const,
        data: entries.map(toAuditRow),
        pagination: paginationOf(query, total),
      };
    },
  });
};
