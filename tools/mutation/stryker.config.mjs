// @ts-check
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
  concurrency: 2,
  // Results of a run before are taken where the file has them.
  incremental: true,
  incrementalFile: process.env['MUTATION_RESULTS'] ?? '.cache/mutation-results/all.json',
  tempDirName: '.cache/mutation',
  symlinkNodeModules: false,
  buildCommand: 'node tools/mutation/prepare-copy.mjs',
  ignorePatterns: ['.cache', '.nx', 'data', 'dist', 'dist-*', 'coverage', 'test-results', 'docs', 'docker'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
};
