import { noticesSchema, noticeTestAnswerSchema, noticeTestSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { channelNotConfigured } from './notices.errors.ts';
import { readNotices, testChannel, type NoticesDeps } from './notices.service.ts';

export const noticesRoutes: FastifyPluginAsyncZod<NoticesDeps> = async (app, deps) => {
  app.get('/notices', {
    config: { access: 'super_admin' },
    schema: {
      summary: 'The configured ways to notify the operator, and the last 20 notices',
      querystring: noQuery,
      response: answers(200, noticesSchema),
    },
    handler: async () => ({ success: true as const, data: await readNotices(deps) }),
  });

  app.post('/notices/test', {
    config: { access: 'super_admin', rejections: [channelNotConfigured()] },
    schema: {
      summary: 'Stores a test notice, which the next delivery run sends one way',
      body: noticeTestSchema,
      response: answers(200, noticeTestAnswerSchema),
    },
    handler: async (request) => {
      await testChannel(deps, actorOf(request), request.body.way);
      return { success: true as const, data: { stored: true as const } };
    },
  });
};
