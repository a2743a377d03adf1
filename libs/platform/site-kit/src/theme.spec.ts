import { parseTheme, resolveTheme } from './theme.ts';

describe('parseTheme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['purple', 'system'],
    ['"dark"', 'system'],
  ])('%p is %s', (text, theme) => {
    expect(parseTheme(text)).toBe(theme);
  });
});

describe('resolveTheme', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s on a device that prefers dark (%p) is %s', (theme, prefersDark, resolved) => {
    expect(resolveTheme(theme, prefersDark)).toBe(resolved);
  });
});
