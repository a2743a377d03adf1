import type { ApiCaller } from './api-caller.ts';

/** Keeps an announcement as a template, once under its name, and deletes it, as an admin. */
export async function tryTemplates(
  api: ApiCaller,
  asAdmin: { readonly token: string | undefined },
  announcement: object,
): Promise<void> {
  const save = () =>
    api.send(`POST /api/v1/announcements/templates`, {
      ...asAdmin,
      body: { name: 'Black box', announcement },
    });
  const saved = await save();
  expect([saved.status, (await save()).status]).toEqual([201, 409]);
  const list = await api.send(`GET /api/v1/announcements/templates`, asAdmin);
  expect(list.body.data).toEqual([saved.body.data]);
  const one = { ...asAdmin, params: { id: saved.body.data.id } };
  expect((await api.send(`DELETE /api/v1/announcements/templates/{id}`, one)).status).toBe(200);
}
