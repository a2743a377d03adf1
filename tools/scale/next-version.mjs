// @ts-check
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../apps/e2e/src/service/start-service.mjs';
import { runNode } from '../checks/run-command.mjs';

export const NEXT_VERSION = '999.0.0';

/** What a next version would do to tables in use: a column on all partitions of the events and one elsewhere, and an index. */
const MIGRATION = `
import { sql, type Kysely } from 'kysely';
export const next = {
  async up(db: Kysely<any>): Promise<void> {
    await sql\`alter table analytics_event add column campaign text\`.execute(db);
    await sql\`alter table feedback add column reply text not null default ''\`.execute(db);
    await sql\`create index feedback_reply on feedback (reply)\`.execute(db);
  },
};
`;

/**
 * Builds the service as a version with one more migration, in a folder of its own inside the workspace, where it finds its
 * packages.
 * @returns {Promise<{ root: string, remove: () => void }>}
 */
export async function buildNextVersion() {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(join(cache, 'next-version-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const api = join(root, 'apps', 'api');
    cpSync(join(ROOT, 'apps/api/src'), join(api, 'src'), { recursive: true });
    const description = JSON.parse(readFileSync(join(ROOT, 'apps/api/package.json'), 'utf8'));
    writeFileSync(join(api, 'package.json'), JSON.stringify({ ...description, version: NEXT_VERSION }));
    const migrations = join(api, 'src', 'db', 'migrations');
    writeFileSync(join(migrations, '9999-next.ts'), MIGRATION);
    const index = join(migrations, 'index.ts');
    writeFileSync(index, withMigration(readFileSync(index, 'utf8')));
    for (const app of ['host', 'admin']) {
      mkdirSync(join(root, 'apps', app));
      symlinkSync(join(ROOT, 'apps', app, 'dist'), join(root, 'apps', app, 'dist'));
    }
    const script = `process.chdir(${JSON.stringify(api)}); await import(${JSON.stringify(join(ROOT, 'tools/image/bundle-main.mjs'))});`;
    const { exitCode, output } = await runNode(['--input-type=module', '-e', script]);
    if (exitCode !== 0) throw new Error(`The next version was not built:\n${output}`);
    return { root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * The list of migrations with one more at its end.
 * @param {string} source
 */
export function withMigration(source) {
  const end = source.lastIndexOf('};');
  if (end === -1) throw new Error('The list of migrations has no end.');
  return `import { next } from './9999-next.ts';\n${source.slice(0, end)}  '9999-next': next,\n${source.slice(end)}`;
}
