import { ANNOUNCEMENT_HTML, isClickAction, isContentLink } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { SCRIPT_PAYLOADS } from '@seller-toolbox/testing/script-payloads';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';

jest.setTimeout(120_000);

const API = '/api/v1/announcements';
const TAGS = new Set<string>(ANNOUNCEMENT_HTML.tags);
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, identify: identifyByHeader });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const { DOMParser } = new JSDOM().window;

/** Nodes beyond the allow-list, found by a different parser than that of the sanitizer. */
function foreignParts(html: string): string[] {
  const document = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  const elements = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isKnown = TAGS.has(tag) && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    const attributes = [...element.attributes]
      .filter(({ name, value }) => !(tag === 'a' && name === 'href' && isContentLink(value)))
      .map(({ name, value }) => `${tag}[${name}=${value}]`);
    return [...(isKnown ? [] : [tag]), ...attributes];
  });
  const outside = [...document.head.children].map(({ localName }) => `head ${localName}`);
  const comments = document.createTreeWalker(document, 0x80).nextNode() ? ['comment'] : [];
  return [...elements, ...outside, ...comments];
}

/** Titles reject control characters, which another test covers. */
const titleOf = (payload: string) =>
  payload
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
const contentOf = (payload: string) => `通知 ${payload} 完`.replaceAll('\u000c', ' ');

const save = (payload: object) =>
  app.inject({
    method: 'POST',
    url: API,
    headers: asRole('admin'),
    payload: { status: 'active', ...payload },
  });

describe('300 payloads that try to run a script', () => {
  it('are distinct', () => {
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(300);
    const dangerous = SCRIPT_PAYLOADS.filter((payload) => foreignParts(payload).length > 0);
    expect(dangerous.length).toBeGreaterThan(280);
  });

  it('are sanitized in announcements for visitors and admins', async () => {
    for (const payload of SCRIPT_PAYLOADS) {
      const [title, content] = [titleOf(payload), contentOf(payload)];
      const answer = await save({ title, content, translations: [{ language_code: 'en', title, content }] });
      expect({ payload, status: answer.statusCode }).toEqual({ payload, status: 201 });
    }
    const rows = [
      ...(await app.inject(`${API}/active`)).json().data,
      ...(await app.inject(`${API}/active?language=en`)).json().data,
    ];
    expect(rows).toHaveLength(2 * SCRIPT_PAYLOADS.length);
    for (const { content } of rows)
      expect({ content, foreign: foreignParts(content) }).toEqual({ content, foreign: [] });
    const saved = new Set(SCRIPT_PAYLOADS.map(titleOf));
    // A title is plain text: it is returned unchanged and shown as text.
    for (const { title } of rows) expect(saved).toContain(title);
  });

  it('are rejected as button links', async () => {
    for (const payload of SCRIPT_PAYLOADS) {
      const address = /href="([^"]*)"/.exec(payload)?.[1] ?? payload;
      const answer = await save({ title: 't', content: 'c', click_action: address });
      const expected = isClickAction(address.trim()) ? 201 : 422;
      expect({ address, status: answer.statusCode }).toEqual({ address, status: expected });
    }
  });

  it('are served as JSON', async () => {
    const { headers } = await app.inject(`${API}/active`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
