import {
  endedSessionsSchema,
  oneTimePasswordSchema,
  resetPasswordSchema,
  userChangeSchema,
  userInputSchema,
  userParamsSchema,
  userRowSchema,
  userRowsSchema,
  usersQuerySchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { signInAgain } from '../auth/auth.errors.ts';
import { requireRecentSignIn } from '../auth/sessions.service.ts';
import {
  changeUser,
  createWithPassword,
  endAllSessionsOf,
  endSessionsOfAll,
  listForSuperAdmin,
  resetToOneTimePassword,
  type ManageUsersDeps,
} from './manage-users.ts';
import { lastSuperAdmin, nameTaken, userNotFound } from './users.errors.ts';

/** User management. Changes require a sign-in in the last ten minutes. */
export const usersRoutes: FastifyPluginAsyncZod<ManageUsersDeps> = async (app, deps) => {
  app.get('/users', {
    config: { access: 'super_admin' },
    schema: {
      summary: 'The users by name, with state and last sign-in',
      querystring: usersQuerySchema,
      response: answers(200, userRowsSchema),
    },
    handler: async ({ query }) => ({ success: true as const, ...(await listForSuperAdmin(deps, query)) }),
  });
  await app.register(userChanges, deps);
  await app.register(sessionEnds, deps);
};

const userChanges: FastifyPluginAsyncZod<ManageUsersDeps> = async (app, deps) => {
  app.addHook('preHandler', (request) => requireRecentSignIn(deps, actorOf(request)));

  app.post('/users', {
    config: { access: 'super_admin', rejections: [nameTaken(), signInAgain()] },
    schema: {
      summary: 'Creates a user with a one-time password, which only this response contains',
      body: userInputSchema,
      response: answers(201, oneTimePasswordSchema),
    },
    handler: async (request, reply) => {
      const data = await createWithPassword(deps, actorOf(request), request.body);
      return reply.code(201).send({ success: true, data });
    },
  });

  app.patch('/users/:id', {
    config: { access: 'super_admin', rejections: [userNotFound(), lastSuperAdmin(), signInAgain()] },
    schema: {
      summary: 'Changes names, address, role or state of a user; disabling ends the sessions',
      params: userParamsSchema,
      body: userChangeSchema,
      response: answers(200, userRowSchema),
    },
    handler: async (request) => {
      const call = { actor: actorOf(request), id: request.params.id };
      return { success: true as const, data: await changeUser(deps, call, request.body) };
    },
  });

  app.post('/users/:id/reset-password', {
    config: { access: 'super_admin', rejections: [userNotFound(), signInAgain()] },
    schema: {
      summary: 'Sets a one-time password, which only this response contains, and ends the sessions',
      params: userParamsSchema,
      body: resetPasswordSchema,
      response: answers(200, oneTimePasswordSchema),
    },
    handler: async (request) => {
      const call = { actor: actorOf(request), id: request.params.id };
      return { success: true as const, data: await resetToOneTimePassword(deps, call) };
    },
  });
};

const sessionEnds: FastifyPluginAsyncZod<ManageUsersDeps> = async (app, deps) => {
  app.addHook('preHandler', (request) => requireRecentSignIn(deps, actorOf(request)));

  app.delete('/users/:id/sessions', {
    config: { access: 'super_admin', rejections: [userNotFound(), signInAgain()] },
    schema: {
      summary: 'Ends every session of a user',
      params: userParamsSchema,
      response: answers(200, endedSessionsSchema),
    },
    handler: async (request) => {
      const ended = await endAllSessionsOf(deps, { actor: actorOf(request), id: request.params.id });
      return { success: true as const, data: { ended } };
    },
  });

  app.delete('/users/sessions', {
    config: { access: 'super_admin', rejections: [signInAgain()] },
    schema: {
      summary: 'Ends every session of every user, except this one',
      querystring: noQuery,
      response: answers(200, endedSessionsSchema),
    },
    handler: async (request) => {
      const ended = await endSessionsOfAll(deps, actorOf(request));
      return { success: true as const, data: { ended } };
    },
  });
};
