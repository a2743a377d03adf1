// @ts-check
// Jest as Stryker takes it: one project (MUTATION_TESTS) of the ordinary configuration, with the specs of the packages or
// features that are changed (MUTATION_FOLDERS). All others, the conformance suite among them, would run for every change.
import { fileURLToPath } from 'node:url';
import jest from '../../jest.config.mjs';

const wanted = process.env['MUTATION_TESTS'] ?? 'node';
const project = jest.projects.find(({ displayName }) => displayName === wanted);
const folders = (process.env['MUTATION_FOLDERS'] ?? '').split(',');

export default {
  ...project,
  // Stryker loads it itself, and does not know `<rootDir>`.
  testEnvironment: fileURLToPath(new URL('stop-at-failure.cjs', import.meta.url)),
  // The database that the first run prepared is copied by the runs for all changes of the process.
  globalTeardown: undefined,
  // Only these folders are searched: Jest starts once for every change.
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  // The copy that Stryker works on lies in `.cache`.
  modulePathIgnorePatterns: ['/dist/'],
  testTimeout: jest.testTimeout,
  testSequencer: '<rootDir>/tools/mutation/reaching-specs.cjs',
};
