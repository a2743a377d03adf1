export type { PrepareDatabase, TestDatabase } from './database-types.ts';
export { createTestDatabase } from './test-database.ts';
