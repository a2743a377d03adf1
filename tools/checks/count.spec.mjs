// @ts-check
import {
  countRetried,
  countJest,
  countPlaywright,
  countVerdict,
  canRetryInIsolation,
  totalLine,
} from './count.mjs';

/** @param {{ passed?: number, failed?: number, pending?: number, files?: import('./count.mjs').JestFile[] }} content */
const jestReport = ({ passed = 0, failed = 0, pending = 0, files = [] }) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults: files,
});
/** @param {Partial<import('./count.mjs').PlaywrightReport['stats']> & { errors?: { message: string }[] }} content */
const playwrightReport = ({ errors = [], ...stats }) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('countJest', () => {
  it('counts passed and failed tests', () => {
    const files = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(countJest(jestReport({ passed: 7, failed: 1, files }), 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts one failure for a file that did not load', () => {
    const files = [{ status: 'failed', assertionResults: [] }];
    expect(countJest(jestReport({ passed: 3, files }), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('excludes skipped tests, and reports them', () => {
    expect(countJest(jestReport({ passed: 2, pending: 1 }), 0)).toEqual({
      passed: 2,
      failed: 0,
      note: '1 skipped, not counted',
    });
  });

  it('counts one failure when nothing was executed, even with exit code 0', () => {
    expect(countJest(jestReport({}), 0)).toEqual({ passed: 0, failed: 1, note: 'no test was executed' });
  });

  it('counts one failure when no report was written', () => {
    expect(countJest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts one failure when the run ended with an error and no test failed', () => {
    expect(countJest(jestReport({ passed: 4 }), 134)).toMatchObject({ passed: 4, failed: 1 });
  });

  it('counts no extra failure when a failed test explains the exit code', () => {
    expect(countJest(jestReport({ passed: 4, failed: 2 }), 1)).toEqual({ passed: 4, failed: 2 });
  });
});

describe('countPlaywright', () => {
  it('counts a flaky test and an error outside any test as failures', () => {
    const report = playwrightReport({
      expected: 5,
      unexpected: 1,
      flaky: 1,
      errors: [{ message: 'no browser' }],
    });
    expect(countPlaywright(report, 1)).toEqual({ passed: 5, failed: 3 });
  });

  it('counts one failure when every test was skipped', () => {
    expect(countPlaywright(playwrightReport({ skipped: 9 }), 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('canRetryInIsolation', () => {
  it.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
  ])('with %i failed tests is %j', (unexpected, expected) =>
    expect(canRetryInIsolation(playwrightReport({ expected: 3, unexpected }))).toBe(expected),
  );

  it('is for failed tests only, of a run that came to its end', () => {
    expect(canRetryInIsolation(undefined)).toBe(false);
    expect(
      canRetryInIsolation(playwrightReport({ unexpected: 1, errors: [{ message: 'no browser' }] })),
    ).toBe(false);
    expect(canRetryInIsolation(playwrightReport({ unexpected: 1, flaky: 1 }))).toBe(false);
    // In a serial group the tests after a failed one do not run.
    expect(canRetryInIsolation(playwrightReport({ unexpected: 1, skipped: 1 }))).toBe(false);
  });
});

describe('countRetried', () => {
  const first = { passed: 7, failed: 2 };
  const names = ['a.spec.ts:1 › one', 'b.spec.ts:2 › two'];

  it('counts tests that passed twice alone as passed, and names them', () => {
    expect(countRetried(first, { passed: 4, failed: 0, names })).toEqual({
      passed: 9,
      failed: 0,
      note: 'failed beside others, passed twice alone: a.spec.ts:1 › one; b.spec.ts:2 › two',
    });
  });

  it.each([
    { passed: 3, failed: 1 },
    { passed: 2, failed: 0 },
    { passed: 0, failed: 1 },
  ])('keeps the failures of the first run at %j', (retried) =>
    expect(countRetried(first, { ...retried, names })).toEqual({ ...first, note: 'failed alone too' }),
  );
});

it('totalLine adds up all steps', () => {
  const counts = [countVerdict(true), countVerdict(false), { passed: 40, failed: 2, note: 'x' }];
  expect(totalLine(counts)).toBe('Total: 41 passed, 3 failed');
});
