import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGliteInterface } from '@electric-sql/pglite';
import type { PrepareDatabase } from './database-types.ts';

/** Shared by the spec files of one run; `tools/jest/run-folder.cjs` creates and removes it. */
const { TEST_RUN_FOLDER } = process.env;

type Fingerprint = Pick<PrepareDatabase, 'fingerprint'>;

/** The data of a database with the same preparation; undefined for the first of a run. */
export function readCopy(preparation: Fingerprint): Blob | undefined {
  const path = pathOf(preparation);
  return path !== undefined && existsSync(path) ? new Blob([readFileSync(path)]) : undefined;
}

/** Saves atomically; concurrent preparations save equal copies. */
export async function saveCopy(preparation: Fingerprint, client: PGliteInterface): Promise<void> {
  const path = pathOf(preparation);
  if (path === undefined) return;
  await client.exec('checkpoint');
  const data = await client.dumpDataDir('none');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await data.arrayBuffer()));
  renameSync(draft, path);
}

function pathOf({ fingerprint }: Fingerprint): string | undefined {
  const name = createHash('sha256').update(fingerprint).digest('hex').slice(0, 16);
  return TEST_RUN_FOLDER && join(TEST_RUN_FOLDER, `${name}.tar`);
}
