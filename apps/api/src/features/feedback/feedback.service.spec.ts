import { feedbackInputSchema } from '@seller-toolbox/contracts/public-feedback';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { createReadRunner } from '../../db/read-runner.ts';
import { createStaleIfErrorCache } from '../../db/stale-if-error-cache.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { statsWindow, submitFeedback } from './feedback.service.ts';

jest.setTimeout(120_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate feedback`.execute(database.db));

const NOW = Date.UTC(2026, 10, 21, 10);

describe('submitFeedback', () => {
  /** What is stored of feedback from a page, on a site where every page is known and one tool is. */
  async function toolOf(page: string): Promise<string | null | undefined> {
    const input = feedbackInputSchema.parse({
      message: 'ten characters',
      sent_from: { consent: true, page, language: 'vi' },
    });
    const { db } = database;
    await submitFeedback(
      {
        db,
        reads: createReadRunner(db),
        clock: () => NOW,
        newId: createFakeIds(),
        typeStats: createStaleIfErrorCache({ read: async () => [], clock: () => NOW, freshMs: 0, keepMs: 0 }),
        isKnownPage: () => true,
        isKnownTool: (id) => id === 'adder',
      },
      input,
    );
    return (await db.selectFrom('feedback').select('tool_id').executeTakeFirst())?.tool_id;
  }

  it.each([
    ['/tools/adder', 'adder'],
    ['/tools/adder/', 'adder'],
    ['/tools/no-such-tool', null],
    ['/tools/adder/more', null],
    ['/en/tools/adder', null],
    ['/tools', null],
  ])('stores feedback from %s as of the tool %s', async (page, tool) => {
    expect(await toolOf(page)).toBe(tool);
  });
});

it('statsWindow begins a week and thirty days before now', () => {
  expect(statsWindow(NOW)).toEqual({
    weekStart: new Date('2026-11-14T10:00:00.000Z'),
    monthStart: new Date('2026-10-22T10:00:00.000Z'),
  });
});
