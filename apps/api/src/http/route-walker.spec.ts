import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createContent } from '../features/site/content.ts';
import type { SiteBuild } from '../features/site/site-build.ts';
import { createTestApp } from '../test-app.ts';
import { registerAccessGuard, ROLES } from './access-guard.ts';
import { answers, noQuery } from './answers.ts';
import { registerErrorHandler } from './error-handler.ts';
import { validatorCompiler } from './validation.ts';

/** Every address of the service and who may call it. A change of this table changes the public surface. */
const TABLE = `
DELETE         /api/v1/announcements/templates/:id  admin
DELETE         /api/v1/auth/sessions/:id           viewer
DELETE         /api/v1/users/:id/sessions          super_admin
DELETE         /api/v1/users/sessions              super_admin
DELETE,GET,HEAD  /api/v1/feedback/:id                admin
DELETE,GET,HEAD,POST  /mcp                                public
DELETE,PUT     /api/v1/announcements/:id           admin
DELETE,PUT     /api/v1/settings/:id                super_admin
GET,HEAD       /*                                  public
GET,HEAD       /api/v1/ai/status                   public
GET,HEAD       /api/v1/ai/usage                    admin
GET,HEAD       /api/v1/analytics/overall           viewer
GET,HEAD       /api/v1/analytics/page-view-stats   admin
GET,HEAD       /api/v1/analytics/realtime          admin
GET,HEAD       /api/v1/analytics/report            admin
GET,HEAD       /api/v1/analytics/tool-usage-stats  admin
GET,HEAD       /api/v1/analytics/tools/:id         admin
GET,HEAD       /api/v1/analytics/top-tools         public
GET,HEAD       /api/v1/analytics/usage-details     admin
GET,HEAD       /api/v1/analytics/usage-trend       admin
GET,HEAD       /api/v1/announcements/:id/versions  admin
GET,HEAD       /api/v1/announcements/active        public
GET,HEAD       /api/v1/announcements/export        admin
GET,HEAD       /api/v1/ask                         public
GET,HEAD       /api/v1/audit                       super_admin
GET,HEAD       /api/v1/audit/export                super_admin
GET,HEAD       /api/v1/auth/me                     viewer
GET,HEAD       /api/v1/auth/sessions               viewer
GET,HEAD       /api/v1/auth/verify                 viewer
GET,HEAD       /api/v1/design-patents              public
GET,HEAD       /api/v1/exchange-rates/historical   public
GET,HEAD       /api/v1/exchange-rates/latest       public
GET,HEAD       /api/v1/exchange-rates/state        admin
GET,HEAD       /api/v1/feedback                    admin
GET,HEAD       /api/v1/feedback/batches            admin
GET,HEAD       /api/v1/feedback/export             admin
GET,HEAD       /api/v1/feedback/recent/list        admin
GET,HEAD       /api/v1/feedback/stats/new          admin
GET,HEAD       /api/v1/feedback/stats/overview     public
GET,HEAD       /api/v1/health                      public
GET,HEAD       /api/v1/health/live                 public
GET,HEAD       /api/v1/health/ready                public
GET,HEAD       /api/v1/legal/:id                   public
GET,HEAD       /api/v1/notices                     super_admin
GET,HEAD       /api/v1/openapi.json                viewer
GET,HEAD       /api/v1/reference                   viewer
GET,HEAD       /api/v1/settings                    super_admin
GET,HEAD       /api/v1/settings/:id/versions       super_admin
GET,HEAD       /api/v1/system/info                 viewer
GET,HEAD       /api/v1/tools                       public
GET,HEAD       /api/v1/tools/:id                   public
GET,HEAD       /embed.js                           public
GET,HEAD       /embed/tools/:id                    public
GET,HEAD       /health                             public
GET,HEAD       /health/live                        public
GET,HEAD       /health/ready                       public
GET,HEAD,POST  /api/v1/announcements               admin
GET,HEAD,POST  /api/v1/announcements/templates     admin
GET,HEAD,POST  /api/v1/users                       super_admin
GET,HEAD,PUT   /api/v1/tool-settings               admin
PATCH          /api/v1/feedback/:id/status         admin
PATCH          /api/v1/users/:id                   super_admin
POST           /api/v1/ai/compliance-check         public
POST           /api/v1/ai/title-fix                public
POST           /api/v1/ai/title-optimization       public
POST           /api/v1/analytics/batch             public
POST           /api/v1/announcements/:id/seen      public
POST           /api/v1/announcements/:id/view      public
POST           /api/v1/announcements/preview       admin
POST           /api/v1/auth/change-password        viewer
POST           /api/v1/auth/login                  public
POST           /api/v1/auth/logout                 public
POST           /api/v1/auth/refresh                public
POST           /api/v1/exchange-rates/refresh      admin
POST           /api/v1/feedback                    public
POST           /api/v1/feedback/batch/delete       admin
POST           /api/v1/feedback/batch/status       admin
POST           /api/v1/feedback/batches/:id/undo   admin
POST           /api/v1/notices/test                super_admin
POST           /api/v1/tools/:id/batch             public
POST           /api/v1/tools/:id/run               public
POST           /api/v1/users/:id/reset-password    super_admin
PUT            /api/v1/ai/prices                   admin
`;

function tableOf(app: FastifyInstance): string {
  const methods = new Map<string, string[]>();
  for (const { method, url, access } of app.routeTable) {
    const place = `${url.padEnd(34)}  ${access}`;
    methods.set(place, [...(methods.get(place) ?? []), method].sort());
  }
  const lines = [...methods].map(([place, names]) => `${names.join(',').padEnd(13)}  ${place}`);
  return `\n${lines.sort().join('\n')}\n`;
}

const NO_PAGES: SiteBuild = {
  scriptHashes: [],
  findPage: () => null,
  findShell: () => null,
  notFoundPage: () => null,
  findFile: () => null,
  findFilled: () => null,
  insertVersion: (html) => html,
  embed: {
    scriptHash: '',
    script: createContent('embed.js', Buffer.from('')),
    findPage: () => null,
    findOffPage: () => null,
  },
};

/** The closed routes, tried without a token. */
async function walk(app: FastifyInstance): Promise<{ url: string; status: number }[]> {
  const closed = app.routeTable.filter(({ access, method }) => access !== 'public' && method !== 'HEAD');
  return Promise.all(
    closed.map(async ({ method, url }) => {
      const answer = await app.inject({ method: method as 'GET', url: url.replaceAll(/:\w+/g, 'x') });
      return { url, status: answer.statusCode };
    }),
  );
}

describe('the routes of the service', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp({ site: NO_PAGES, settings: { embedOrigins: ['*'] } });
  });
  afterAll(() => app.close());

  it('equal the table', () => {
    expect(tableOf(app)).toBe(TABLE);
  });

  it('reject visitors unless the table says public', async () => {
    for (const { url, status } of await walk(app)) expect({ url, status }).toEqual({ url, status: 401 });
  });
});

describe('the walk over closed routes', () => {
  const schema = { querystring: noQuery, response: answers(200, z.unknown()) };

  it('covers every required role', async () => {
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(() => JSON.stringify);
    registerErrorHandler(app);
    registerAccessGuard(app, async () => null);
    for (const access of ['public', ...ROLES] as const) {
      app.get(`/${access}`, { config: { access }, schema }, async () => ({}));
    }
    expect(await walk(app)).toEqual(ROLES.map((role) => ({ url: `/${role}`, status: 401 })));
    await app.close();
  });
});
