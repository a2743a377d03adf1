import type { ApiCaller } from './api-caller.ts';

const MESSAGE = 'The label of the black box is too small.';

/** Calls everything of feedback that is about many or found by a filter, as an admin. */
export async function tryFeedback(
  api: ApiCaller,
  asAdmin: { readonly token: string | undefined },
): Promise<void> {
  const sent_from = { consent: true, page: '/tools/unit-converter', language: 'ja' };
  const body = { message: MESSAGE, sent_from };
  expect((await api.send(`POST /api/v1/feedback`, { body })).status).toBe(201);
  const query = { q: MESSAGE.slice(0, 4), tool_id: 'unit-converter' };
  const list = await api.send(`GET /api/v1/feedback`, { ...asAdmin, query });
  const [row] = list.body.data;
  expect(row).toMatchObject({ page: sent_from.page, tool_id: 'unit-converter', language: 'ja' });
  const fresh = await api.send(`GET /api/v1/feedback/stats/new`, asAdmin);
  expect(fresh.body.data).toEqual({ new_feedback: 1 });
  const one = { ...asAdmin, params: { id: row.id } };
  expect((await api.send(`GET /api/v1/feedback/{id}`, one)).body.data).toEqual(row);
  const many = { ...asAdmin, body: { ids: [row.id], status: 'closed' } };
  const changed = await api.send(`POST /api/v1/feedback/batch/status`, many);
  expect(changed.body.data.batch).toMatchObject({ action: 'set-status', status: 'closed', count: 1 });
  const deleted = await api.send(`POST /api/v1/feedback/batch/delete`, many);
  expect((await api.send(`GET /api/v1/feedback/{id}`, one)).status).toBe(404);
  const batches = await api.send(`GET /api/v1/feedback/batches`, asAdmin);
  expect(batches.body.data).toEqual([deleted.body.data.batch, changed.body.data.batch]);
  const undo = () =>
    api.send(`POST /api/v1/feedback/batches/{id}/undo`, {
      ...asAdmin,
      params: { id: deleted.body.data.batch.id },
      body: {},
    });
  expect((await undo()).body.data).toEqual({ restored: 1, skipped: 0 });
  expect((await undo()).status).toBe(404);
  expect((await api.send(`GET /api/v1/feedback/{id}`, one)).body.data.status).toBe('closed');
  expect((await api.send(`DELETE /api/v1/feedback/{id}`, one)).status).toBe(200);
}
