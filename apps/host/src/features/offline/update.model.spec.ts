import { isUpdateCheckDue, isUpdateOffered, UPDATE_CHECK_INTERVAL_MS } from './update.model.ts';

describe('a newer version', () => {
  it.each([
    ['nothing was heard of one', null, null, false],
    ['there is one', 'v2', null, true],
    ['the page came with it', 'v1', null, false],
    ['the visitor wants it later', 'v2', 'v2', false],
    ['a still newer one has come since', 'v3', 'v2', true],
    ['the worker does not say which it is', '?', null, true],
  ])('when %s', (_when, newest, postponed, isOffered) => {
    expect(isUpdateOffered({ own: 'v1', newest, postponed })).toBe(isOffered);
  });
});

describe('a tab that is shown again', () => {
  it.each([
    [UPDATE_CHECK_INTERVAL_MS - 1, false],
    [UPDATE_CHECK_INTERVAL_MS, true],
    [-1, true],
  ])('looks for a newer version after %i ms: %p', (passed, looks) => {
    expect(isUpdateCheckDue(1_000_000_000, 1_000_000_000 + passed)).toBe(looks);
  });
});
