// @ts-check
import { join } from 'node:path';
import { browserFailureNames, browserFailures, onlyFailed } from './browser-failures.mjs';
import { ROOT } from './workspace-folders.mjs';

/**
 * @typedef {import('./browser-failures.mjs').Report} Report
 * @typedef {import('./browser-failures.mjs').Result} Result
 * @typedef {import('./browser-failures.mjs').Spec} Spec
 */

const test = (/** @type {string} */ title, /** @type {Result[]} */ results, status = 'unexpected') => ({
  title,
  file: 'hub.spec.ts',
  line: 7,
  tests: [{ status, results }],
});
/** @returns {[Result]} */
const failedWith = (/** @type {string[]} */ ...messages) => [
  { status: 'failed', errors: messages.map((message) => ({ message })), attachments: [] },
];
/**
 * @param {Spec[]} specs
 * @param {Partial<Report>} others
 * @returns {Report}
 */
const reportOf = (specs, { suites = [], errors = [] } = {}) => ({
  suites: [{ title: 'hub.spec.ts', specs, suites }],
  errors,
});

it('browserFailureNames names failed tests with file, line and groups', () => {
  const suites = [{ title: 'what is searched', specs: [test('is found', failedWith('Error: 1'))] }];
  const specs = [test('is sound', [], 'expected')];
  expect(browserFailureNames(reportOf(specs, { suites }))).toEqual([
    'hub.spec.ts:7 › what is searched › is found',
  ]);
});

it('onlyFailed has the places of failed tests once, and their titles as a pattern', () => {
  const specs = [
    test('/tools?lang=en fits (390 px)', failedWith('Error: 1')),
    test('/tools fits', failedWith('Error: 2')),
    test('is sound', [], 'expected'),
  ];
  const [place, grep = '', ...others] = onlyFailed(reportOf(specs));
  expect([place, others]).toEqual(['hub.spec.ts:7', []]);
  const pattern = new RegExp(grep.replace('--grep=', ''));
  expect(specs.map(({ title }) => pattern.test(`hub.spec.ts ${title}`))).toEqual([true, true, false]);
  expect(pattern.test('hub.spec.ts /tools fits too')).toBe(false);
});

describe('browserFailures', () => {
  it('is empty without failures', () => {
    const passed = [{ status: 'passed', errors: [], attachments: [] }];
    expect(browserFailures(reportOf([test('is sound', passed, 'expected')]))).toBe('');
  });

  it('has file, groups, errors without colors, and the screenshot', () => {
    const path = join(ROOT, '.cache/e2e/hub/test-failed-1.png');
    const result = {
      ...failedWith('\u001b[31mError: 1 is not 2\u001b[39m', 'Error: the page complains')[0],
      attachments: [
        { contentType: 'image/png', path },
        { contentType: 'text/markdown', path: 'x.md' },
      ],
    };
    const suites = [{ title: 'what is searched', specs: [test('is found', [result])] }];
    expect(browserFailures(reportOf([], { suites }))).toBe(
      [
        'Failed, 1:',
        '  hub.spec.ts:7 › what is searched › is found',
        '',
        'hub.spec.ts:7 › what is searched › is found',
        '  Error: 1 is not 2',
        '',
        '  Error: the page complains',
        '',
        '  Screenshot: .cache/e2e/hub/test-failed-1.png',
      ].join('\n'),
    );
  });

  it('names tests that passed only when repeated, with the first error', () => {
    const results = [...failedWith('Error: at first'), { status: 'passed', errors: [], attachments: [] }];
    expect(browserFailures(reportOf([test('is flaky', results, 'flaky')]))).toContain('Error: at first');
  });

  it('starts with errors outside of any test', () => {
    const errors = [{ message: 'Error: no browser' }];
    expect(browserFailures({ suites: [], errors })).toBe('Error: no browser');
    const text = browserFailures(reportOf([test('fails', failedWith('Error: 1'))], { errors }));
    expect(text).toMatch(/^Error: no browser\n\nFailed, 1:/);
  });

  it('names the status of a test without an error', () => {
    const result = { status: 'interrupted', errors: [], attachments: [] };
    expect(browserFailures(reportOf([test('hangs', [result])]))).toContain('It ended as: interrupted');
  });

  it('keeps start and end of a long error', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index}.`);
    const text = browserFailures(reportOf([test('logs much', failedWith(lines.join('\n')))]));
    expect(text).toContain('line 0.');
    expect(text).toContain('line 499.');
    expect(text).toContain('470 lines left out');
    expect(text).not.toContain('line 250.');
  });

  it('names all of many failures, and reports the first ones in full', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      test(`no ${index}.`, failedWith(`Error ${index}.`)),
    );
    const text = browserFailures(reportOf(many));
    expect(text).toContain('Failed, 300:');
    expect(text).toContain('› no 299.');
    expect(text).toContain('Error 0.');
    expect(text).not.toContain('Error 299.');
    expect(text).toMatch(/292 more failed.*$/);
  });
});
