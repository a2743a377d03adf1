// @ts-check
import { relative } from 'node:path';
import { ROOT } from '../checks/workspace-folders.mjs';
import skipPostgresOnly from './skip-postgres-only.cjs';

const left = async (/** @type {string[]} */ ...paths) => {
  const { filtered } = await skipPostgresOnly(paths.map((path) => `${ROOT}/${path}`));
  return filtered.map((/** @type {string} */ path) => relative(ROOT, path));
};

describe('skipPostgresOnly', () => {
  it('leaves out database specs of routes, services, repositories and commands', async () => {
    const skipped = [
      'apps/api/src/http/stored-texts.spec.ts',
      'apps/api/src/features/rates/rates.routes.spec.ts',
      'apps/api/src/features/rates/rates.repository.spec.ts',
      'apps/api/src/features/users/users.service.spec.ts',
      'apps/cli/src/admin-command.spec.ts',
    ];
    expect(await left(...skipped)).toEqual([]);
  });

  it('keeps migrations, and routes without a database', async () => {
    const both = [
      'apps/api/src/db/migrations/0006-analytics-rollups.spec.ts',
      'apps/api/src/http/rate-limit.spec.ts',
    ];
    expect(await left(...both)).toEqual(both);
  });
});
