import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import {
  fakeDesignGrant,
  fakeGrantDocuments,
  fakeDesignTitle,
  packGrants,
} from '@seller-toolbox/testing/fake-grants';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createPatentCalls, type PatentCalls } from '../../patent-calls.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { TEST_NOW } from '../../test-app.ts';
import { importGrantFile } from './import-file.ts';

jest.setTimeout(120_000);

const WEEK = { firstNumber: 1_000_000, designs: 90, othersPerDesign: 7, week: '2026-11-17' };
const NAME = 'ipgb20261117.xml';

let folder: string;
let database: Database;
let calls: PatentCalls;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stb-patents-'));
  database = await openTestDatabase(createTestDatabase);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`truncate design_patent, design_patent_file, design_patent_word, audit_entry`.execute(database.db);
  const { clock } = createFakeClock(TEST_NOW);
  calls = createPatentCalls({ db: database.db, clock, newId: createFakeIds(), actor: 'command line' });
});

function put(name: string, content: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const importIt = (path: string, store: PatentCalls = calls) =>
  importGrantFile(path, store, { clock: () => 0, onProgress: () => {} });
const stored = async () =>
  (
    await sql<Record<string, unknown>>`
      select number, title, expires_on::text, us_class from design_patent order by number`.execute(
      database.db,
    )
  ).rows;

describe('importGrantFile', () => {
  it('stores the designs of a week, and nothing when the file comes again', async () => {
    const path = put('ipgb20261117.zip', packGrants(NAME, fakeGrantDocuments(WEEK)));
    const counts = { name: NAME, documents: 720, designs: 90, added: 90, unreadable: 0 };
    expect(await importIt(path)).toEqual({ ...counts, known: false });
    const rows = await stored();
    expect(rows).toHaveLength(90);
    expect(rows[0]).toEqual({
      number: 'D1000000',
      title: fakeDesignTitle(0),
      expires_on: '2041-11-17',
      us_class: 'D1/1',
    });
    expect(await importIt(path)).toEqual({ ...counts, known: true });
    expect(await stored()).toEqual(rows);
    expect(await calls.state()).toEqual({
      designs: 90,
      first_week: '2026-11-17',
      last_week: '2026-11-17',
      weeks: 1,
      missing_weeks: 0,
      unfinished_files: [],
      similarity: true,
    });
    const audited = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'actor_name'])
      .execute();
    expect(audited).toEqual([{ action: 'patents.import', subject: NAME, actor_name: 'command line' }]);
  });

  it('continues an interrupted import where it was', async () => {
    const path = put('cut.zip', packGrants(NAME, fakeGrantDocuments(WEEK)));
    let slices = 0;
    const failing: PatentCalls = {
      ...calls,
      store: async (slice) => {
        if (++slices === 3) throw new Error('power cut');
        await calls.store(slice);
      },
    };
    await expect(importIt(path, failing)).rejects.toThrow('power cut');
    const before = await stored();
    expect(before.length).toBeGreaterThan(0);
    expect((await calls.state()).unfinished_files).toEqual([NAME]);
    expect((await calls.state()).weeks).toBe(0);
    const numbers: string[] = [];
    const watching: PatentCalls = {
      ...calls,
      store: async (slice) => {
        numbers.push(...slice.designs.map(({ number }) => number));
        await calls.store(slice);
      },
    };
    expect(await importIt(path, watching)).toMatchObject({ documents: 720, designs: 90, added: 90 });
    expect(numbers).toHaveLength(90 - before.length);
    expect(await stored()).toHaveLength(90);
  });

  it('replaces what a corrected file says otherwise', async () => {
    await importIt(put('one.zip', packGrants(NAME, fakeGrantDocuments({ ...WEEK, designs: 3 }))));
    const corrected = [...fakeGrantDocuments({ ...WEEK, designs: 3 })].map((xml) =>
      xml.replace(fakeDesignTitle(1), 'Corrected title'),
    );
    const again = await importIt(put('two.zip', packGrants(NAME, corrected)));
    expect(again).toMatchObject({ known: false, designs: 3, added: 0 });
    expect((await stored()).map(({ title }) => title)).toEqual([
      fakeDesignTitle(0),
      'Corrected title',
      fakeDesignTitle(2),
    ]);
    expect((await calls.state()).designs).toBe(3);
  });

  it('counts weeks that are missing', async () => {
    for (const week of ['2026-11-17', '2026-10-27', '2026-11-03'])
      await importIt(
        put(`${week}.zip`, packGrants(`${week}.xml`, fakeGrantDocuments({ ...WEEK, designs: 1, week }))),
      );
    expect(await calls.state()).toMatchObject({
      first_week: '2026-10-27',
      last_week: '2026-11-17',
      weeks: 3,
      missing_weeks: 1,
    });
  });

  it('counts designs that cannot be read, and stores the others', async () => {
    const documents = [
      fakeDesignGrant(WEEK, 0).slice(0, 900),
      fakeDesignGrant(WEEK, 1),
      fakeDesignGrant(WEEK, 1),
    ];
    expect(await importIt(put('half.zip', packGrants(NAME, documents)))).toMatchObject({
      documents: 3,
      designs: 1,
      added: 1,
      unreadable: 1,
    });
  });

  it.each([
    ['no zip', () => Buffer.from('%PDF-1.7 is no zip file'), 'no complete zip file'],
    ['half a zip', () => packGrants(NAME, fakeGrantDocuments(WEEK)).slice(0, 900), 'no complete zip file'],
    ['a zip without XML', () => packGrants('readme.txt', ['x']), 'holds no XML file'],
    ['an empty XML file', () => packGrants(NAME, []), 'holds no grants'],
    ['another format', () => packGrants(NAME, ['<?xml version="1.0"?><PATDOC/>']), 'holds no grants'],
  ])('rejects %s and stores nothing', async (_what, content, message) => {
    await expect(importIt(put('bad.zip', content()))).rejects.toThrow(message);
    expect(await stored()).toEqual([]);
    expect((await calls.state()).unfinished_files).toEqual([]);
  });

  it('rejects damage inside the file, and keeps what came before as unfinished', async () => {
    const zip = packGrants(NAME, fakeGrantDocuments({ ...WEEK, designs: 2_000, othersPerDesign: 0 }));
    zip.fill(0, Math.floor(zip.length * 0.8), Math.floor(zip.length * 0.9));
    await expect(importIt(put('damaged.zip', zip))).rejects.toThrow('no complete zip file');
    expect((await calls.state()).unfinished_files).toEqual([NAME]);
    expect((await calls.state()).last_week).toBeNull();
  });
});
