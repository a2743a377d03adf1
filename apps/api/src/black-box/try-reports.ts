import type { ApiCaller } from './api-caller.ts';

const V1 = '/api/v1';

/** Calls what analytics says of ranges, after one use of a tool and one view of a page. */
export async function tryReports(
  api: ApiCaller,
  admin: { readonly token: string | undefined },
): Promise<void> {
  const read = async (name: string) => (await api.send(`GET ${V1}/analytics/${name}`, admin)).body.data;
  expect(await read('usage-details')).toMatchObject({ events: 2 });
  expect((await read('usage-trend')).at(-1)).toMatchObject({ total_uses: 1, unique_users: 1 });
  const report = await api.send(`GET ${V1}/analytics/report`, { ...admin, query: { days: '7' } });
  expect(report.body.data).toMatchObject({
    site: { uses: 1, views: 1, before: { uses: 0 } },
    tools: [{ key: 'unit-converter', uses: 1 }],
    pages: [{ key: '/tools', views: 1 }],
  });
  const tool = (id: string) => api.send(`GET ${V1}/analytics/tools/{id}`, { ...admin, params: { id } });
  expect((await tool('unit-converter')).body.data.days.at(-1)).toMatchObject({ uses: 1, sessions: 1 });
  expect((await tool('unknown')).status).toBe(404);
}
