import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../test-app.ts';

/** Every address of the service and who may call it. A change of this table is a change of the service's surface. */
const TABLE = `
GET,HEAD  /api/v1/analytics/top-tools  public
GET,HEAD  /api/v1/health               public
GET,HEAD  /api/v1/health/live          public
GET,HEAD  /api/v1/health/ready         public
GET,HEAD  /api/v1/tools                public
GET,HEAD  /api/v1/tools/:id            public
GET,HEAD  /health                      public
GET,HEAD  /health/live                 public
GET,HEAD  /health/ready                public
POST      /api/v1/analytics/batch      public
POST      /api/v1/tools/:id/run        public
`;

function tableOf(app: FastifyInstance): string {
  const methods = new Map<string, string[]>();
  for (const { method, url, access } of app.routeTable) {
    const place = `${url.padEnd(27)}  ${access}`;
    methods.set(place, [...(methods.get(place) ?? []), method].sort());
  }
  const lines = [...methods].map(([place, names]) => `${names.join(',').padEnd(8)}  ${place}`);
  return `\n${lines.sort().join('\n')}\n`;
}

describe('the routes of the service', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('are the ones in the table', () => {
    expect(tableOf(app)).toBe(TABLE);
  });

  it('turn away a visitor wherever the table does not say public', async () => {
    const closed = app.routeTable.filter(({ access, method }) => access !== 'public' && method !== 'HEAD');
    for (const { method, url } of closed) {
      const answer = await app.inject({ method: method as 'GET', url: url.replaceAll(/:\w+/g, 'x') });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 401 });
    }
  });
});
