import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import { addUser, signIn } from './test-accounts.ts';
import { VALID_WRITES } from './test-writes.ts';

/** The value of `:id`, and fields of the body that must fit what is stored. */
export interface TestTarget {
  readonly id: string;
  readonly body?: object;
}

/** By method and URL of a closed write: creates what it is called for. */
export type TestTargets = Readonly<Record<string, () => Promise<TestTarget>>>;

export interface TestTargetsDeps {
  readonly app: FastifyInstance;
  readonly db: Kysely<Schema>;
  /** Of a super_admin; `signInName` is their username. */
  readonly headers: () => Record<string, string>;
  readonly signInName: string;
  /** A tool of the catalogue. */
  readonly toolId: string;
}

/** Creates rows, and reads what the service answers of them. */
function rowMakers({ app, db, headers, signInName }: TestTargetsDeps) {
  let made = 0;

  async function newId(url: string, more: object = {}): Promise<string> {
    const payload = { ...VALID_WRITES[`POST ${url}`], ...more };
    const answer = await app.inject({ method: 'POST', url, headers: headers(), payload });
    return answer.json<{ data: { id: string } }>().data.id;
  }
  async function read<Data>(url: string): Promise<Data> {
    return (await app.inject({ url, headers: headers() })).json<{ data: Data }>().data;
  }

  const newAnnouncement = () => newId('/api/v1/announcements');
  const newTemplate = () => newId('/api/v1/announcements/templates', { name: `Template ${++made}` });
  const newUser = () => addUser(db, `person-${++made}`, 'admin');

  async function newFeedback(): Promise<string> {
    const url = '/api/v1/feedback';
    const payload = { ...VALID_WRITES[`POST ${url}`], submission_id: `submission ${++made}` };
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(201);
    return (await read<{ id: string }[]>(url))[0]?.id ?? '';
  }

  async function newBatch(): Promise<string> {
    const url = '/api/v1/feedback/batch/status';
    const payload = { ids: [await newFeedback()], status: 'resolved' };
    const answer = await app.inject({ method: 'POST', url, headers: headers(), payload });
    return answer.json<{ data: { batch: { id: string } } }>().data.batch.id;
  }

  async function otherSession(): Promise<string> {
    await signIn(app, signInName);
    const sessions = await read<{ id: string; current: boolean }[]>('/api/v1/auth/sessions');
    return sessions.find((row) => !row.current)?.id ?? '';
  }

  /** With a session. */
  async function newSignedInUser(): Promise<string> {
    const id = await newUser();
    await signIn(app, `person-${made}`);
    return id;
  }

  async function storeSetting(key: string): Promise<void> {
    const payload = { value: 'Sample', version: 0 };
    await app.inject({ method: 'PUT', url: `/api/v1/settings/${key}`, headers: headers(), payload });
  }

  return {
    read,
    storeSetting,
    otherSession,
    newAnnouncement,
    newTemplate,
    newUser,
    newSignedInUser,
    newFeedback,
    newBatch,
  };
}

/** What the closed writes need in the database. */
export function testTargets(deps: TestTargetsDeps): TestTargets {
  const { read, storeSetting, otherSession, ...make } = rowMakers(deps);
  return {
    'PUT /api/v1/ai/prices': async () => {
      const { prices_version: version } = await read<{ prices_version: string }>('/api/v1/ai/usage');
      return { id: '', body: { version } };
    },
    'PUT /api/v1/announcements/:id': async () => ({
      id: await make.newAnnouncement(),
      body: { title: 'Another', updated_at: undefined },
    }),
    'DELETE /api/v1/announcements/:id': async () => ({ id: await make.newAnnouncement() }),
    'DELETE /api/v1/announcements/templates/:id': async () => ({ id: await make.newTemplate() }),
    'POST /api/v1/feedback/batch/status': async () => ({ id: '', body: { ids: [await make.newFeedback()] } }),
    'POST /api/v1/feedback/batch/delete': async () => ({ id: '', body: { ids: [await make.newFeedback()] } }),
    'POST /api/v1/feedback/batches/:id/undo': async () => ({ id: await make.newBatch() }),
    'PATCH /api/v1/feedback/:id/status': async () => ({ id: await make.newFeedback() }),
    'DELETE /api/v1/feedback/:id': async () => ({ id: await make.newFeedback() }),
    'PUT /api/v1/settings/:id': async () => ({ id: 'companyName' }),
    'DELETE /api/v1/settings/:id': async () => {
      await storeSetting('authorText');
      return { id: 'authorText?version=1' };
    },
    'PUT /api/v1/tool-settings': async () => {
      const { updated_at } = await read<{ updated_at: string | null }>('/api/v1/tool-settings');
      return { id: '', body: { tools: { [deps.toolId]: { state: 'off' } }, updated_at } };
    },
    'PATCH /api/v1/users/:id': async () => ({ id: await make.newUser() }),
    'POST /api/v1/users/:id/reset-password': async () => ({ id: await make.newUser() }),
    'DELETE /api/v1/users/:id/sessions': async () => ({ id: await make.newSignedInUser() }),
    'DELETE /api/v1/users/sessions': async () => ({ id: await otherSession() }),
    'DELETE /api/v1/auth/sessions/:id': async () => ({ id: await otherSession() }),
  };
}
