// @ts-check
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const ScreenEnvironment = require('../jest/screen-environment.cjs');

const Environment = process.env['MUTATION_TESTS'] === 'screen' ? ScreenEnvironment : NodeEnvironment;

/**
 * The change that a test noticed: one process tries many changes, one after the other.
 * @type {string | undefined}
 */
let noticed;

/**
 * One failing test is enough, and Stryker cannot stop Jest: the tests after it are skipped, with the hooks that would
 * open a database for them.
 */
module.exports = class StopAtFailure extends Environment {
  /**
   * @param {{ name: string, test?: { errors: unknown[], mode?: string | null }, describeBlock?: { mode?: string | null } }} event
   */
  handleTestEvent({ name, test, describeBlock }) {
    // Set by Stryker while a change is active.
    const change = process.env['__STRYKER_ACTIVE_MUTANT__'];
    if (change === undefined) return;
    if (noticed === change) {
      if (name === 'run_describe_start' && describeBlock) describeBlock.mode = 'skip';
      if (name === 'test_start' && test) test.mode = 'skip';
      return;
    }
    // A test whose hook has failed starts with its error and is not done.
    if ((name === 'test_start' || name === 'test_done') && test && test.errors.length > 0) noticed = change;
  }
};
