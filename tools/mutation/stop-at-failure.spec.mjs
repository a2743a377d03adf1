// @ts-check
import StopAtFailure from './stop-at-failure.cjs';

const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/** @param {string | undefined} change @param {unknown[]} errors of the test before */
function testsAfter(change, errors) {
  if (change === undefined) delete process.env[ACTIVE];
  else process.env[ACTIVE] = change;
  const { handleTestEvent } = StopAtFailure.prototype;
  const test = { errors: /** @type {unknown[]} */ ([]), mode: null };
  const describeBlock = { mode: null };
  handleTestEvent({ name: 'test_done', test: { errors } });
  handleTestEvent({ name: 'run_describe_start', describeBlock });
  handleTestEvent({ name: 'test_start', test });
  return [describeBlock.mode, test.mode];
}

afterEach(() => {
  delete process.env[ACTIVE];
});

describe('StopAtFailure', () => {
  it('skips tests and hooks after the first failing test of a change', () => {
    expect(testsAfter('1', [])).toEqual([null, null]);
    expect(testsAfter('1', [new Error('noticed')])).toEqual(['skip', 'skip']);
  });

  it('runs those of the next change, and all without a change', () => {
    expect(testsAfter('2', [new Error('noticed')])).toEqual(['skip', 'skip']);
    expect(testsAfter('3', [])).toEqual([null, null]);
    expect(testsAfter(undefined, [new Error('fails anyway')])).toEqual([null, null]);
  });
});
