// @ts-check
/**
 * @typedef {{ passed: number, failed: number, note?: string }} Count
 * @typedef {{ status: string, assertionResults: { status: string }[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: JestFile[] }} JestReport
 * @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>, errors: unknown[] }} PlaywrightReport
 */

/** A step with a single verdict counts as one. @returns {Count} */
export function countVerdict(/** @type {boolean} */ ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Tests of a Jest report (`--json --outputFile`). A file that did not load is one failure.
 * @param {JestReport | undefined} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countJest(report, exitCode) {
  if (!report) return { ...countVerdict(false), note: 'no report was written' };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  };
  return atLeastOneFailure(counted, report.numPendingTests + report.numTodoTests, exitCode);
}

/**
 * Tests of a Playwright report (reporter `json`). A test that passed only when repeated has failed.
 * @param {PlaywrightReport | undefined} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return { ...countVerdict(false), note: 'no report was written' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailure(
    { passed: expected, failed: unexpected + flaky + report.errors.length },
    skipped,
    exitCode,
  );
}

/** More failures than these are no flakiness: they have one cause. */
const MAX_ISOLATED_RETRIES = 5;

/**
 * Whether the failed browser tests of a run may be retried one by one: few failed, and no test was skipped because of them.
 * @template {PlaywrightReport} Report
 * @param {Report | undefined} report
 * @returns {report is Report}
 */
export function canRetryInIsolation(report) {
  if (!report) return false;
  const { unexpected, flaky, skipped } = report.stats;
  return report.errors.length + flaky + skipped === 0 && unexpected > 0 && unexpected <= MAX_ISOLATED_RETRIES;
}

/**
 * The count of a run whose failed tests were run again, each twice and nothing beside it: only if all of these passed, they
 * count as passed, and the note names them.
 * @param {Count} first
 * @param {Count & { names: readonly string[] }} retried
 * @returns {Count}
 */
export function countRetried(first, { names, ...retried }) {
  const isPassed = retried.failed === 0 && retried.passed === 2 * first.failed;
  if (!isPassed) return { ...first, note: 'failed alone too' };
  return {
    passed: first.passed + first.failed,
    failed: 0,
    note: `failed beside others, passed twice alone: ${names.join('; ')}`,
  };
}

/**
 * A run that ended with an error or ran no test has at least one failure.
 * @param {{ passed: number, failed: number }} counted
 * @param {number} skipped
 * @param {number} exitCode
 * @returns {Count}
 */
function atLeastOneFailure({ passed, failed }, skipped, exitCode) {
  const notes = [];
  if (skipped > 0) notes.push(`${skipped} skipped, not counted`);
  if (passed + failed === 0) notes.push('no test was executed');
  else if (exitCode !== 0 && failed === 0)
    notes.push(`ended with exit code ${exitCode} although no test failed`);
  const unexplained = failed === 0 && (passed === 0 || exitCode !== 0) ? 1 : 0;
  return { passed, failed: failed + unexplained, ...(notes.length > 0 && { note: notes.join('; ') }) };
}

/** The last line of the test command. */
export function totalLine(/** @type {Count[]} */ counts) {
  const sum = (/** @type {'passed' | 'failed'} */ field) =>
    counts.reduce((total, count) => total + count[field], 0);
  return `Total: ${sum('passed')} passed, ${sum('failed')} failed`;
}
