import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { insertAuditEntry } from './audit.repository.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

const entry = {
  id: '01939000-0000-7000-8000-000000000001',
  at: new Date('2026-11-21T10:00:00.000Z'),
  actor_id: null,
  actor_name: 'command line',
  action: 'users.create',
  subject: 'admin',
  details: JSON.stringify({ role: 'super_admin' }),
  request_id: null,
};

describe('an audit entry', () => {
  it('cannot be changed or deleted', async () => {
    await insertAuditEntry(database.db, entry);
    const change = database.db.updateTable('audit_entry').set({ actor_name: 'other' });
    await expect(change.execute()).rejects.toThrow('an audit entry is never changed');
    await expect(database.db.deleteFrom('audit_entry').execute()).rejects.toThrow('never changed');
    const stored = await database.db.selectFrom('audit_entry').selectAll().execute();
    expect(stored).toEqual([{ ...entry, details: { role: 'super_admin' } }]);
  });
});
