import Fastify, { type FastifyInstance, type RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { actorOf, registerAccessGuard, ROLES, type Access, type Role } from './access-guard.ts';
import { answers, noQuery } from './answers.ts';
import { registerErrorHandler } from './error-handler.ts';
import { validatorCompiler } from './validation.ts';

const complete = { querystring: noQuery, response: answers(200, z.unknown()) };

const callerAs = (role: Role) => ({ id: 'u1', username: 'mei', role, sessionId: 's1' });

function guarded(caller: Role | null | Error): FastifyInstance {
  const app = Fastify({ genReqId: () => 'call-1' });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  registerErrorHandler(app);
  registerAccessGuard(app, async () => {
    if (caller instanceof Error) throw caller;
    return caller && callerAs(caller);
  });
  return app;
}

describe('the registration of a route fails', () => {
  const declared = (options: RouteShorthandOptions) => () =>
    guarded(null).get('/thing/:id', options, async () => ({}));
  const params = z.object({ id: z.string() });

  it.each<[string, RouteShorthandOptions, string]>([
    ['without access', { schema: { ...complete, params } }, 'GET /thing/:id does not declare its access'],
    [
      'without a response',
      { config: { access: 'public' }, schema: { params } },
      'does not declare its response',
    ],
    [
      'without any input',
      { config: { access: 'public' }, schema: { response: complete.response } },
      'does not declare its input',
    ],
    [
      'without its parameters',
      { config: { access: 'public' }, schema: complete },
      'does not declare its parameters',
    ],
  ])('%s', (_title, options, message) => {
    expect(declared(options)).toThrow(message);
  });

  it('when it writes and does not declare its body', () => {
    const declare = () =>
      guarded(null).post('/thing', { config: { access: 'public' }, schema: complete }, async () => ({}));
    expect(declare).toThrow('POST /thing does not declare its body');
  });
});

describe('the access of a route', () => {
  const callers = [null, ...ROLES];
  const expected: Record<Access, number[]> = {
    public: [200, 200, 200, 200],
    viewer: [401, 200, 200, 200],
    admin: [401, 403, 200, 200],
    super_admin: [401, 403, 403, 200],
  };
  const cases = Object.entries(expected).flatMap(([access, statuses]) =>
    statuses.map((status, index) => [access as Access, callers[index] ?? null, status] as const),
  );

  it.each(cases)('%s, called by %s: %i', async (access, caller, status) => {
    const app = guarded(caller);
    app.get('/thing', { config: { access }, schema: complete }, async () => ({}));
    const answer = await app.inject('/thing');
    expect(answer.statusCode).toBe(status);
    if (status !== 200)
      expect(answer.json()).toMatchObject({ success: false, error: { code: expect.any(String) } });
  });

  it('passes caller and request id to a closed route; a public route can call requireRole', async () => {
    const app = guarded('admin');
    app.get('/closed', { config: { access: 'viewer' }, schema: complete }, async (request) =>
      actorOf(request),
    );
    app.get('/open', { config: { access: 'public' }, schema: complete }, async (request) =>
      app.requireRole(request, 'super_admin'),
    );
    expect((await app.inject('/closed')).json()).toEqual({ ...callerAs('admin'), requestId: 'call-1' });
    expect((await app.inject('/open')).statusCode).toBe(403);
  });

  it('rejects the call if identification fails', async () => {
    const app = guarded(new Error('the session store is away'));
    app.get('/thing', { config: { access: 'viewer' }, schema: complete }, async () => ({ secret: true }));
    const answer = await app.inject('/thing');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('session store');
  });
});
