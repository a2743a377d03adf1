import * as fc from 'fast-check';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { AiProviderError, type AiProvider } from '../../ports/ai-provider.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createIds } from '../../ports/ids.ts';
import { systemRandom } from '../../ports/random.ts';
import { createTestApp } from '../../test-app.ts';
import { catalogueWithFixer } from './test-catalogue.ts';

jest.setTimeout(120_000);

const { clock } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let app: FastifyInstance;
let reply = '';
/** Replies with the text of the test. */
const parrot: AiProvider = {
  complete: async () => {
    if (reply === '') throw new AiProviderError('failed');
    return reply;
  },
};
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({
    db: database.db,
    clock,
    newId: createIds(clock, systemRandom),
    catalogue: catalogueWithFixer,
    ai: parrot,
    settings: { aiDailyCap: 1_000_000 },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const CALLS = ['title-fix', 'title-optimization', 'compliance-check'] as const;
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\u0000', '\ud83d', '\u202e', '🔥'.repeat(250), 'a'.repeat(501), '</seller-data>', '{"a":'),
);

describe('arbitrary input of the AI calls', () => {
  it('a body of any shape is answered or rejected, never with a 500', async () => {
    const body = fc.record(
      {
        title: fc.oneof(anyText, fc.jsonValue()),
        error_message: fc.oneof(anyText, fc.jsonValue()),
        keyword: anyText,
        features: anyText,
        category: fc.constantFrom('general', 'home', 'x', '__proto__', ''),
        marketplace: fc.constantFrom('US', 'JP', 'IN', 'constructor'),
        language: anyText,
        user_session: fc.oneof(fc.constant('visitor'), anyText),
      },
      { requiredKeys: ['user_session'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), fc.oneof(body, fc.jsonValue()), async (call, payload) => {
        reply = '{"fixedTitles":["A","B","C"],"optimizedTitles":["A"],"isCompliant":true}';
        const answer = await app.inject({
          method: 'POST',
          url: `/api/v1/ai/${call}`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        expect([200, 400, 413, 422]).toContain(answer.statusCode);
      }),
      { numRuns: 200 },
    );
  });

  it('a reply of any shape gives plain text or a specific rejection', async () => {
    const anyReply = fc.oneof(
      anyText,
      fc
        .record(
          {
            fixedTitles: fc.oneof(fc.array(fc.oneof(anyText, fc.record({ title: anyText }))), fc.jsonValue()),
            optimizedTitles: fc.oneof(fc.array(anyText), fc.jsonValue()),
            isCompliant: fc.oneof(fc.boolean(), fc.jsonValue()),
            score: fc.oneof(fc.double(), fc.jsonValue()),
            changes: fc.oneof(fc.array(anyText), fc.jsonValue()),
            explanation: fc.oneof(anyText, fc.jsonValue()),
            violations: fc.oneof(fc.array(anyText), fc.jsonValue()),
            suggestions: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((object) => JSON.stringify(object)),
    );
    let titles = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), anyReply, async (call, generated) => {
        reply = generated;
        const answer = await app.inject({
          method: 'POST',
          url: `/api/v1/ai/${call}`,
          payload: { title: `Bottle ${++titles}`, user_session: 'visitor' },
        });
        expect([200, 503]).toContain(answer.statusCode);
        if (answer.statusCode === 503) expect(answer.json().error.code).toMatch(/^ai\./);
        else expect(JSON.stringify(answer.json())).not.toMatch(/\\u00[01]|\\ud[89a-f]|\u202e/);
      }),
      { numRuns: 200 },
    );
  });
});
