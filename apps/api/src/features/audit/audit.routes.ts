import {
  auditFilterSchema,
  auditQuerySchema,
  auditRowsSchema,
  type AuditRow,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadRunner } from '../../db/read-runner.ts';
import { actorOf } from '../../http/access-guard.ts';
import { answers } from '../../http/answers.ts';
import { CSV_TYPE, csvAnswers, fieldColumns, sendCsv, type CsvColumn } from '../../http/csv-answer.ts';
import { paginationOf } from '../../http/pagination.ts';
import { listAuditEntries } from './audit.repository.ts';
import { auditExport, exportAudit, toAuditRow, type AuditDeps } from './audit.service.ts';

export const auditRoutes: FastifyPluginAsyncZod<AuditDeps & { readonly reads: ReadRunner }> = async (
  app,
  deps,
) => {
  const { db } = deps;
  app.get('/audit', {
    config: { access: 'super_admin' },
    schema: {
      summary: 'Changes by admins and the command line, newest first',
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

  app.get('/audit/export', {
    config: { access: 'super_admin' },
    schema: {
      summary: 'The filtered list as a CSV file',
      produces: [CSV_TYPE],
      querystring: auditFilterSchema,
      response: csvAnswers,
    },
    handler: async (request, reply) => {
      const filter = request.query;
      await auditExport(deps, actorOf(request), { action: 'audit.export', filter });
      return sendCsv(reply, { name: 'audit', columns: COLUMNS, parts: exportAudit(deps.reads, filter) });
    },
  });
};

const COLUMNS: readonly CsvColumn<AuditRow>[] = [
  ...fieldColumns(['id', 'at', 'actor_id', 'actor_name', 'action', 'subject']),
  { name: 'details', cell: ({ details }) => details && JSON.stringify(details) },
  ...fieldColumns(['request_id']),
];
