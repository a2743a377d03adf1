import {
  announcementParamsSchema,
  announcementTemplateInputSchema,
  announcementTemplateSchema,
  announcementTemplatesSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import type { AuditDeps } from '../audit/audit.service.ts';
import { removeTemplate, saveTemplate, templatesForAdmin } from './announcement-templates.service.ts';
import { templateExists, templateNotFound, tooManyTemplates } from './announcements.errors.ts';

export const announcementTemplatesRoutes: FastifyPluginAsyncZod<AuditDeps> = async (app, deps) => {
  app.get('/announcements/templates', {
    config: { access: 'admin' },
    schema: {
      summary: 'What a new announcement can start from, by name',
      querystring: noQuery,
      response: answers(200, announcementTemplatesSchema),
    },
    handler: async () => ({ success: true as const, data: await templatesForAdmin(deps) }),
  });

  app.post('/announcements/templates', {
    config: { access: 'admin', rejections: [templateExists(), tooManyTemplates()] },
    schema: {
      summary: 'Keeps an announcement under a name, without its status and times',
      body: announcementTemplateInputSchema,
      response: answers(201, announcementTemplateSchema),
    },
    handler: async (request, reply) => {
      const data = await saveTemplate(deps, actorOf(request), request.body);
      return reply.code(201).send({ success: true, data });
    },
  });

  app.delete('/announcements/templates/:id', {
    config: { access: 'admin', rejections: [templateNotFound()] },
    schema: {
      summary: 'Deletes a template',
      params: announcementParamsSchema,
      response: answers(200, z.object({ id: z.string() })),
    },
    handler: async (request) => {
      await removeTemplate(deps, actorOf(request), request.params.id);
      return { success: true as const, data: { id: request.params.id } };
    },
  });
};
