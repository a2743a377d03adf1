import type { ToolSettings } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { catalogue } from '../../catalogue.ts';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { addUser, bearer, signIn } from '../../test-accounts.ts';
import { createTestApp, testCatalogue } from '../../test-app.ts';
import { connectAssistant, injectedTransport, textOf } from '../mcp/test-assistant.ts';
import { createCurrentTools, type CurrentToolsCache } from './current-tools.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

let currentTools: CurrentToolsCache;
let app: FastifyInstance;
let access: string;
beforeEach(async () => {
  await sql`truncate tool_settings, audit_entry`.execute(database.db);
  await sql`truncate account_user cascade`.execute(database.db);
  await addUser(database.db, 'mei', 'admin');
  currentTools = createCurrentTools(database.db, testCatalogue);
  app = await createTestApp({ db: database.db, currentTools });
  ({ access } = await signIn(app, 'mei'));
});
afterEach(() => app.close());

const TOOL = 'square-calculator';
const NOTHING = { tools: {}, updated_at: null };

const get = async () =>
  (await app.inject({ url: '/api/v1/tool-settings', headers: bearer(access) })).json().data;
const put = (payload: object) =>
  app.inject({ method: 'PUT', url: '/api/v1/tool-settings', headers: bearer(access), payload });
const switchOff = () => put({ ...NOTHING, tools: { [TOOL]: { state: 'off' } } });

const storeOff = (id: string) =>
  sql`insert into tool_settings (changes, updated_at)
    values (${JSON.stringify({ tools: { [id]: { state: 'off' } } })}, now())`.execute(database.db);

const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url, ...(payload && { payload }) });

describe('the settings of the tools', () => {
  it('are those of the build at first', async () => {
    expect(await get()).toEqual({
      tools: {},
      updated_at: null,
      built_in: [
        {
          id: TOOL,
          category: 'financial',
          status: 'ready',
          hot: true,
          names: { zh: '平方计算器', en: 'Square calculator' },
        },
      ],
    });
  });

  it('switch a tool off on every interface, and on again', async () => {
    const batch = () =>
      app.inject({
        method: 'POST',
        url: `/api/v1/tools/${TOOL}/batch`,
        headers: { 'content-type': 'application/x-ndjson' },
        payload: '{"side":2}',
      });
    const statuses = async () => {
      const answers = [
        await send('GET', `/api/v1/tools/${TOOL}`),
        await send('POST', `/api/v1/tools/${TOOL}/run`, { input: { side: 2 } }),
        await batch(),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    const listed = async () => (await send('GET', '/api/v1/tools')).json().data.length;
    expect([await statuses(), await listed()]).toEqual([[200, 200, 200], 1]);
    expect((await switchOff()).statusCode).toBe(200);
    expect([await statuses(), await listed()]).toEqual([[404, 404, 404], 0]);
    const { updated_at }: ToolSettings = await get();
    expect((await put({ tools: {}, updated_at })).statusCode).toBe(200);
    expect([await statuses(), await listed()]).toEqual([[200, 200, 200], 1]);
  });

  it('switch the title calls of a tool off, and only its own', async () => {
    const site = createCurrentTools(database.db, catalogue);
    const whole = await createTestApp({ db: database.db, currentTools: site, catalogue });
    const statusOf = async (call: string) =>
      (
        await whole.inject({
          method: 'POST',
          url: `/api/v1/ai/${call}`,
          payload: { title: 'Steel Bottle', user_session: 'visitor-1' },
        })
      ).statusCode;
    const statuses = async () => [await statusOf('title-fix'), await statusOf('compliance-check')];
    expect(await statuses()).toEqual([200, 200]);
    await storeOff('title-fixer');
    await site.refresh();
    expect(await statuses()).toEqual([404, 200]);
    await whole.close();
  });

  it('switch the search for design patents off with its tool', async () => {
    const site = createCurrentTools(database.db, catalogue);
    const whole = await createTestApp({ db: database.db, currentTools: site, catalogue });
    const search = async () => {
      const answer = await whole.inject('/api/v1/design-patents?q=bottle');
      return [answer.statusCode, answer.json().error?.code];
    };
    expect(await search()).toEqual([200, undefined]);
    await storeOff('design-patent-search');
    await site.refresh();
    expect(await search()).toEqual([404, 'tools.not-found']);
    await whole.close();
  });

  it('change state and badge of a described tool', async () => {
    const described = async () => (await send('GET', `/api/v1/tools/${TOOL}`)).json().data;
    expect(await described()).toMatchObject({ status: 'ready', hot: true });
    await put({ ...NOTHING, tools: { [TOOL]: { state: 'developing', hot: false } } });
    expect(await described()).toMatchObject({ status: 'developing', hot: false });
  });

  it('spread to another replica with its next refresh, and change nothing there before', async () => {
    const other = createCurrentTools(database.db, testCatalogue);
    await switchOff();
    expect(other.current().isOff(TOOL)).toBe(false);
    await other.refresh();
    expect(other.current().isOff(TOOL)).toBe(true);
    const before = other.current();
    await other.refresh();
    expect(other.current()).toBe(before);
  });

  it('keep the order of the categories until one without it is saved', async () => {
    const saved = (await put({ ...NOTHING, categories: ['research', 'financial'] })).json().data;
    expect(saved.categories).toEqual(['research', 'financial']);
    expect((await get()).categories).toEqual(['research', 'financial']);
    const after = (await put({ tools: {}, updated_at: saved.updated_at })).json().data;
    expect(after).not.toHaveProperty('categories');
  });

  it('are rejected for an unknown tool, and if they are based on another version', async () => {
    const unknown = await put({ ...NOTHING, tools: { gone: { hot: true } } });
    expect(unknown.json().error).toEqual({
      code: 'request.invalid',
      fields: [{ path: 'tools.gone', code: 'invalid-value' }],
    });
    await switchOff();
    const second = await switchOff();
    expect([second.statusCode, second.json().error.code]).toEqual([409, 'tools.changed-meanwhile']);
  });

  it('are audited with each value before and after, without empty overrides', async () => {
    const notice = { en: 'Fees being updated' };
    await put({ ...NOTHING, tools: { [TOOL]: { hot: false, notice } } });
    const { updated_at }: ToolSettings = await get();
    const after = (await put({ tools: { [TOOL]: { notice: {} } }, updated_at })).json().data;
    expect(after.tools).toEqual({});
    const entries = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('action', '=', 'tools.update')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(entries.map(({ details }) => details)).toEqual([
      {
        [`${TOOL}.hot`]: { before: null, after: false },
        [`${TOOL}.notice.en`]: { before: null, after: 'Fees being updated' },
      },
      {
        [`${TOOL}.hot`]: { before: false, after: null },
        [`${TOOL}.notice.en`]: { before: 'Fees being updated', after: null },
      },
    ]);
  });

  it('give pages a notice in every language', async () => {
    await put({ ...NOTHING, tools: { [TOOL]: { notice: { en: 'Soon' } } } });
    expect(currentTools.current().tools).toMatchObject([{ id: TOOL, notice: { zh: 'Soon', en: 'Soon' } }]);
  });

  it('give programs and assistants the notice', async () => {
    expect((await send('GET', `/api/v1/tools/${TOOL}`)).json().data).not.toHaveProperty('notice');
    await put({ ...NOTHING, tools: { [TOOL]: { notice: { en: 'Fees being updated' } } } });
    const noticed = { notice: { zh: 'Fees being updated', en: 'Fees being updated' } };
    expect((await send('GET', `/api/v1/tools/${TOOL}`)).json().data).toMatchObject(noticed);
    expect((await send('GET', '/api/v1/tools')).json().data).toMatchObject([noticed]);

    const client = await connectAssistant(injectedTransport(app));
    const [described] = (await client.listTools()).tools.filter(({ name }) => name === TOOL);
    expect(described?.description).toContain('Notice of the operator: Fees being updated');
    const answer = await client.callTool({ name: TOOL, arguments: { side: 2 } });
    expect(textOf(answer)).toContain('Notice of the operator: Fees being updated');
    await client.close();
  });
});
