import type { ApiCaller } from './api-caller.ts';

const V1 = '/api/v1';

/** Publishes a change of a tool, rejects a concurrent one, takes it back, turns tools with calls of their own off and on, searches design patents, and reads the AI calls by stored prices. */
export async function tryTools(api: ApiCaller, admin: { readonly token: string | undefined }): Promise<void> {
  const read = async () => (await api.send(`GET ${V1}/tool-settings`, admin)).body.data;
  const publish = (tools: object, updated_at: string | null) =>
    api.send(`PUT ${V1}/tool-settings`, { ...admin, body: { tools, updated_at } });
  const { updated_at: before } = await read();
  const change = { 'unit-converter': { hot: true } };
  expect((await publish(change, before)).status).toBe(200);
  expect((await publish(change, before)).body.error.code).toBe('tools.changed-meanwhile');
  const changed = await read();
  expect(changed.tools).toEqual(change);
  expect((await publish({}, changed.updated_at)).status).toBe(200);
  expect((await read()).tools).toEqual({});

  const state = 'off';
  const off = {
    'title-fixer': { state },
    'title-analyzer': { state },
    'design-patent-search': { state },
  };
  expect((await publish(off, (await read()).updated_at)).status).toBe(200);
  const body = { title: 'Steel Bottle', user_session: 'visit-of-tools' };
  for (const call of ['title-fix', 'title-optimization', 'compliance-check'])
    expect((await api.send(`POST ${V1}/ai/${call}`, { body })).body.error.code).toBe('tools.not-found');
  const search = () => api.send(`GET ${V1}/design-patents`, { query: { q: 'lamp' } });
  expect((await search()).body.error.code).toBe('tools.not-found');
  expect((await publish({}, (await read()).updated_at)).status).toBe(200);

  const patents = await search();
  expect(patents.body).toMatchObject({ success: true, data: { rows: [], coverage: { designs: 0 } } });

  const prices = [
    { tier: 'premium', valid_from: '2026-01-01', currency: 'USD', input_price: 1, output_price: 2 },
  ];
  const usage = async () =>
    (await api.send(`GET ${V1}/ai/usage`, { ...admin, query: { days: '7' } })).body.data;
  const { prices_version: version } = await usage();
  const put = () => api.send(`PUT ${V1}/ai/prices`, { ...admin, body: { prices, version } });
  expect((await put()).status).toBe(200);
  expect((await put()).body.error.code).toBe('ai.prices-changed-meanwhile');
  expect((await usage()).prices).toEqual(prices);
}
