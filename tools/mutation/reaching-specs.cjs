// @ts-check
const { default: Sequencer } = require('@jest/test-sequencer');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');

/** Test titles by spec file, in the copy of the workspace. */
const TITLES = '.test-titles.json';

/**
 * Stryker names the tests that reach a change, but Jest loads every spec file to find them. This one keeps the titles of
 * the first run, without a change, and leaves out the files that have none of the named tests.
 */
module.exports = class ReachingSpecs extends Sequencer {
  /** @param {import('@jest/test-sequencer').TestSequencerOptions} options */
  constructor(options) {
    super(options);
    /** @type {string | undefined} */
    this.named = options.globalConfig.testNamePattern;
  }

  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  sort(tests) {
    if (!this.named || !existsSync(TITLES)) return super.sort(tests);
    return super.sort(ReachingSpecs.withTest(tests, this.named, JSON.parse(readFileSync(TITLES, 'utf8'))));
  }

  /**
   * The files with a test that is named, and those whose titles are not known.
   * @template {{ path: string }} Spec
   * @param {Spec[]} specs
   * @param {string} pattern of names, as Jest takes it: in any case
   * @param {Record<string, string[]>} titles by path
   */
  static withTest(specs, pattern, titles) {
    const named = new RegExp(pattern, 'i');
    return specs.filter(({ path }) => titles[path]?.some((title) => named.test(title)) ?? true);
  }

  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   * @param {import('@jest/test-result').AggregatedResult} results
   */
  cacheResults(tests, results) {
    super.cacheResults(tests, results);
    if (existsSync(TITLES)) return;
    const titles = results.testResults.map(({ testFilePath, testResults }) => [
      testFilePath,
      testResults.map(({ fullName }) => fullName),
    ]);
    writeFileSync(TITLES, JSON.stringify(Object.fromEntries(titles)));
  }
};
