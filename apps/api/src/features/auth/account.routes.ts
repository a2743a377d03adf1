import {
  changePasswordSchema,
  meSchema,
  sessionParamsSchema,
  sessionRowsSchema,
  signedOutSchema,
  verifiedSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { toUser } from '../users/users.mapper.ts';
import { getUser } from '../users/users.repository.ts';
import { sessionEnded } from '../../http/request.errors.ts';
import type { AuthRoutesDeps } from './auth-deps.ts';
import { busy, passwordChangeRejections, sessionNotFound, signInAgain, slowedDown } from './auth.errors.ts';
import { changePassword } from './change-password.service.ts';
import { readBearer } from './identify.ts';
import { endOwnSession, listOwnSessions } from './sessions.service.ts';

/** Account of the signed-in user. */
export const accountRoutes: FastifyPluginAsyncZod<AuthRoutesDeps> = async (app, deps) => {
  await app.register(ownSessionsRoutes, deps);

  app.get('/auth/me', {
    config: { access: 'viewer', forOneTimePassword: true },
    schema: { summary: 'Who is signed in', querystring: noQuery, response: answers(200, meSchema) },
    handler: async (request) => {
      const user = await getUser(deps.db, actorOf(request).id);
      return { success: true as const, data: { user: toUser(user) } };
    },
  });

  app.get('/auth/verify', {
    config: { access: 'viewer', forOneTimePassword: true },
    schema: {
      summary: 'Who is signed in, and when the access token expires',
      querystring: noQuery,
      response: answers(200, verifiedSchema),
    },
    handler: async (request) => {
      const user = await getUser(deps.db, actorOf(request).id);
      const expiresAt = readBearer(deps, request)?.expiresAt;
      if (!expiresAt) throw sessionEnded();
      return { success: true as const, data: { user: toUser(user), expires_at: expiresAt.toISOString() } };
    },
  });

  app.post('/auth/change-password', {
    config: {
      access: 'viewer',
      forOneTimePassword: true,
      rejections: [...passwordChangeRejections(), slowedDown(1), busy()],
    },
    schema: {
      summary: 'Changes the password and ends every session, including this one',
      body: changePasswordSchema,
      response: answers(200, signedOutSchema),
    },
    handler: async (request, reply) => {
      await changePassword(deps, actorOf(request), request.body);
      deps.cookie.clear(request, reply);
      return { success: true as const, data: { signed_out: true as const } };
    },
  });
};

const ownSessionsRoutes: FastifyPluginAsyncZod<AuthRoutesDeps> = async (app, deps) => {
  app.get('/auth/sessions', {
    config: { access: 'viewer' },
    schema: {
      summary: 'The active sessions of the user',
      querystring: noQuery,
      response: answers(200, sessionRowsSchema),
    },
    handler: async (request) => {
      const { id, sessionId } = actorOf(request);
      return { success: true as const, data: await listOwnSessions(deps, id, sessionId) };
    },
  });

  app.delete('/auth/sessions/:id', {
    config: { access: 'viewer', rejections: [sessionNotFound(), signInAgain()] },
    schema: {
      summary:
        'Ends a session of the user; ending another session requires a sign-in within the last ten minutes',
      params: sessionParamsSchema,
      response: answers(200, signedOutSchema),
    },
    handler: async (request) => {
      await endOwnSession(deps, actorOf(request), request.params.id);
      return { success: true as const, data: { signed_out: true as const } };
    },
  });
};
