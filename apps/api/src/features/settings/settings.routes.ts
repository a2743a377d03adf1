import {
  legalParamsSchema,
  legalQuerySchema,
  legalTextSchema,
  settingChangeSchema,
  settingParamsSchema,
  settingRowSchema,
  settingRowsSchema,
  settingVersionRowsSchema,
  settingVersionQuerySchema,
} from '@seller-toolbox/contracts';
import { DEFAULT_LANGUAGE } from '@seller-toolbox/words';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { changedConcurrently, settingIsGiven, settingNotFound } from './settings.errors.ts';
import {
  changeSetting,
  listSettings,
  listSettingVersions,
  readLegalText,
  resetSetting,
  type SettingsDeps,
} from './settings.service.ts';

export const settingsRoutes: FastifyPluginAsyncZod<SettingsDeps> = async (app, deps) => {
  app.get('/settings', {
    config: { access: 'super_admin' },
    schema: {
      summary: 'Every setting: value in force, source and default',
      querystring: noQuery,
      response: answers(200, settingRowsSchema),
    },
    handler: async () => {
      await deps.live.refresh();
      return { success: true as const, data: listSettings(deps) };
    },
  });

  app.get('/settings/:id/versions', {
    config: { access: 'super_admin', rejections: [settingNotFound()] },
    schema: {
      summary: 'The last 50 changes of a setting, newest first',
      params: settingParamsSchema,
      response: answers(200, settingVersionRowsSchema),
    },
    handler: async ({ params }) => ({
      success: true as const,
      data: await listSettingVersions(deps, params.id),
    }),
  });

  await app.register(settingChanges, deps);

  app.get('/legal/:id', {
    config: { access: 'public' },
    schema: {
      summary: "The operator's text of the terms or the privacy page, if there is one",
      params: legalParamsSchema,
      querystring: legalQuerySchema,
      response: answers(200, legalTextSchema),
    },
    handler: async ({ params, query }) => ({
      success: true as const,
      data: readLegalText(deps.live, params.id, query.language ?? DEFAULT_LANGUAGE),
    }),
  });
};

const settingChanges: FastifyPluginAsyncZod<SettingsDeps> = async (app, deps) => {
  const rejections = [settingNotFound(), settingIsGiven(), changedConcurrently()];

  app.put('/settings/:id', {
    config: { access: 'super_admin', rejections },
    schema: {
      summary: 'Changes a setting, on every replica within ten seconds',
      params: settingParamsSchema,
      body: settingChangeSchema,
      response: answers(200, settingRowSchema),
    },
    handler: async (request) => {
      const change = { ...request.body, id: request.params.id };
      return { success: true as const, data: await changeSetting(deps, actorOf(request), change) };
    },
  });

  app.delete('/settings/:id', {
    config: { access: 'super_admin', rejections },
    schema: {
      summary: 'Resets a setting to its default',
      params: settingParamsSchema,
      querystring: settingVersionQuerySchema,
      response: answers(200, settingRowSchema),
    },
    handler: async (request) => {
      const reset = { id: request.params.id, version: request.query.version };
      return { success: true as const, data: await resetSetting(deps, actorOf(request), reset) };
    },
  });
};
