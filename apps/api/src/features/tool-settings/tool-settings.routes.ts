import { toolSettingsInputSchema, toolSettingsSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { toolsChangedConcurrently } from './tool-settings.errors.ts';
import { getToolSettings, publishToolSettings, type ToolSettingsDeps } from './tool-settings.service.ts';

export const toolSettingsRoutes: FastifyPluginAsyncZod<ToolSettingsDeps> = async (app, deps) => {
  app.get('/tool-settings', {
    config: { access: 'admin' },
    schema: {
      summary: 'The built-in tools, and what was changed of their state, badge, order and notice',
      querystring: noQuery,
      response: answers(200, toolSettingsSchema),
    },
    handler: async () => ({ success: true as const, data: await getToolSettings(deps) }),
  });

  app.put('/tool-settings', {
    config: { access: 'admin', rejections: [toolsChangedConcurrently()] },
    schema: {
      summary: 'Publishes all changes to the tools; what is left out returns to its built-in state',
      body: toolSettingsInputSchema,
      response: answers(200, toolSettingsSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await publishToolSettings(deps, actorOf(request), request.body),
    }),
  });
};
