export { createTestDatabase, type PrepareDatabase, type TestDatabase } from './test-database.ts';
