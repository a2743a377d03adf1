// @ts-check
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { keepEnds } from './keep-ends.mjs';
import { ROOT } from './workspace-folders.mjs';

/**
 * What is read of a Playwright report.
 * @typedef {{ message?: string }} ReportedError
 * @typedef {{ status?: string, errors: ReportedError[], attachments: { contentType: string, path?: string }[] }} Result
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors: ReportedError[] }} Report
 * @typedef {{ title: string, place: string, name: string, why: string }} Failure
 */

/** Number of failed tests reported in full; of the rest only names. */
const MAX_IN_FULL = 8;
/** An error starts with the expectation and ends with the location; a log of any length may be between them. */
const ERROR_LINES = { head: 20, end: 10 };

/**
 * Failed tests of a Playwright report (reporter `json`): names first, then errors. Empty without failures.
 * @param {Report} report
 * @returns {string}
 */
export function browserFailures(report) {
  const failed = failedOf(report);
  const outside = report.errors.map(errorText);
  if (failed.length + outside.length === 0) return '';
  const names = failed.map(({ name }) => `  ${name}`);
  const atLength = failed.slice(0, MAX_IN_FULL).map(({ name, why }) => `${name}\n${indented(why)}`);
  const rest = failed.length - atLength.length;
  return [
    ...outside,
    ...(names.length > 0 ? [[`Failed, ${names.length}:`, ...names].join('\n')] : []),
    ...atLength,
    ...(rest > 0 ? [`${rest} more failed; their errors are in .cache/reports/browser.json`] : []),
  ].join('\n\n');
}

/** The names of the failed tests of a Playwright report. */
export function browserFailureNames(/** @type {Report} */ report) {
  return failedOf(report).map(({ name }) => name);
}

/** Playwright's arguments for the failed tests of a report and no others. */
export function onlyFailed(/** @type {Report} */ report) {
  const failed = failedOf(report);
  const titles = [...new Set(failed.map(({ title }) => escaped(title)))];
  return [...new Set(failed.map(({ place }) => place)), `--grep=(?:${titles.join('|')})$`];
}

const failedOf = (/** @type {Report} */ report) => report.suites.flatMap((suite) => failedTests(suite, []));
const escaped = (/** @type {string} */ title) => title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * The title of a file's own suite is its path; tests in it have the file and line themselves.
 * @param {Suite} suite
 * @param {readonly string[]} groups
 * @returns {Failure[]}
 */
function failedTests(suite, groups) {
  const specsOfSuite = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, line, title, tests }) => ({
      title,
      place: `${file}:${line}`,
      name: [`${file}:${line}`, ...groups, title].join(' › '),
      why: tests.flatMap(({ results }) => results.flatMap(reasonsOf)).join('\n\n'),
    }));
  const inner = (suite.suites ?? []).flatMap((group) => failedTests(group, [...groups, group.title]));
  return [...specsOfSuite, ...inner];
}

function reasonsOf(/** @type {Result} */ { status, errors, attachments }) {
  if (status === 'passed') return [];
  const pictures = attachments.flatMap(({ contentType, path }) =>
    contentType === 'image/png' && path ? [`Screenshot: ${relative(ROOT, path)}`] : [],
  );
  return [...(errors.length > 0 ? errors.map(errorText) : [`It ended as: ${status}`]), ...pictures];
}

function errorText(/** @type {ReportedError} */ { message = '' }) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n');
  return keepEnds(lines, ERROR_LINES).join('\n');
}

const indented = (/** @type {string} */ text) => text.replaceAll(/^(?=.)/gm, '  ');
