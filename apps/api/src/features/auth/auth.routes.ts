import fastifyCookie from '@fastify/cookie';
import { loginSchema, refreshTokenSchema, signedInSchema, signedOutSchema } from '@seller-toolbox/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { networkOf } from '../../http/rate-limit.ts';
import { crossSite, sessionEnded, unavailable } from '../../http/request.errors.ts';
import { accountRoutes } from './account.routes.ts';
import type { AuthRoutesDeps } from './auth-deps.ts';
import { loginRejections, refreshReused } from './auth.errors.ts';
import { coarseNetwork } from './coarse-network.ts';
import { readBearer } from './identify.ts';
import { signIn, type Caller } from './login.service.ts';
import { refresh, signOut } from './sessions.service.ts';

/** Login, refresh and logout: routes without an access token. */
export const authRoutes: FastifyPluginAsyncZod<AuthRoutesDeps> = async (app, deps) => {
  const { cookie } = deps;
  await app.register(fastifyCookie);
  await app.register(accountRoutes, deps);

  app.post('/auth/login', {
    config: { access: 'public', rejections: [...loginRejections(), unavailable()] },
    schema: {
      summary: 'Starts a session: an access token for ten minutes, and a refresh token, also as a cookie',
      body: loginSchema,
      response: answers(200, signedInSchema),
    },
    handler: async (request, reply) => {
      const caller = callerOf(request, deps);
      const { answer, cookieExpires } = await signIn(deps, request.body, caller);
      request.caller = answer.user.id;
      await signOut(deps, { sessionId: undefined, refreshToken: cookie.readReplaced(request) });
      cookie.set(request, reply, answer.refresh_token, cookieExpires);
      const { token, expires } = deps.deviceTokens.issue(answer.user.username, caller.deviceToken);
      deps.deviceCookie.set(request, reply, token, expires);
      return { success: true as const, data: answer };
    },
  });

  app.post('/auth/refresh', {
    config: { access: 'public', rejections: [sessionEnded(), refreshReused(), crossSite(), unavailable()] },
    schema: {
      summary: 'Exchanges a refresh token, from body or cookie, for a new pair',
      body: refreshTokenSchema,
      response: answers(200, signedInSchema),
    },
    handler: async (request, reply) => {
      const token = request.body?.refresh_token ?? cookie.read(request);
      if (!token) throw sessionEnded();
      const { answer, cookieExpires } = await refresh(deps, token, request.id);
      request.caller = answer.user.id;
      cookie.set(request, reply, answer.refresh_token, cookieExpires);
      return { success: true as const, data: answer };
    },
  });

  app.post('/auth/logout', {
    config: { access: 'public', rejections: [crossSite(), unavailable()] },
    schema: {
      summary: 'Ends the session of the access token, of the refresh token, or of both',
      body: refreshTokenSchema,
      response: answers(200, signedOutSchema),
    },
    handler: async (request, reply) => {
      const claims = readBearer(deps, request);
      if (claims) request.caller = claims.userId;
      const refreshToken = request.body?.refresh_token ?? (claims ? undefined : cookie.read(request));
      await signOut(deps, { sessionId: claims?.sessionId, refreshToken });
      cookie.clear(request, reply);
      return { success: true as const, data: { signed_out: true as const } };
    },
  });
};

/** Contains networks, not the full address. */
function callerOf(request: FastifyRequest, { deviceCookie }: AuthRoutesDeps): Caller {
  return {
    network: networkOf(request.ip),
    deviceToken: deviceCookie.read(request),
    userAgent: request.headers['user-agent'],
    place: coarseNetwork(request.ip),
    requestId: request.id,
    storeLater: (stored) => {
      stored.catch((error: unknown) => request.log.warn({ err: error }, 'a failed sign-in was not recorded'));
    },
  };
}
