// @ts-check
const results = process.env['MUTATION_RESULTS'];
// Alone, it would take old results of whatever ran before for those of this run.
if (!results) throw new Error('Use npm run test:mutation.');

/** Run by `mutate.mjs`, which names the files. @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'tools/mutation/jest.config.mjs',
    enableFindRelatedTests: process.env['MUTATION_RELATED'] === 'yes',
  },
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  coverageAnalysis: 'perTest',
  // A change that runs out of time counts as noticed: on a busy machine the usual five seconds say nothing.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
  // Results of a run before are taken where the file has them.
  incremental: true,
  incrementalFile: results,
  // With `--changes`, what is not in the sample is left out.
  plugins: ['@stryker-mutator/*', new URL('sample-checker.mjs', import.meta.url).href],
  checkers: process.env['MUTATION_SAMPLE'] ? ['sample'] : [],
  tempDirName: '.cache/mutation',
  symlinkNodeModules: false,
  buildCommand: 'node tools/mutation/prepare-copy.mjs',
  ignorePatterns: ['.cache', '.nx', 'data', 'dist', 'dist-*', 'coverage', 'test-results', 'docker'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
};
