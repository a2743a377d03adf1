/** What the visitor chose; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export function parseTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}

/** The colors that a choice means on this device. */
export function resolveTheme(theme: Theme, prefersDark: boolean): 'light' | 'dark' {
  if (theme === 'system') return prefersDark ? 'dark' : 'light';
  return theme;
}

export const PREFERS_DARK = '(prefers-color-scheme: dark)';
/** The system paints pages in a few colors of its own, and says by its preference whether these are dark. */
export const FORCES_COLORS = '(forced-colors: active)';

/**
 * Puts the colors on the page: the tokens, and with them the color scheme of form controls, follow the attribute. Where the
 * system forces its own, what it leaves alone (pictures, charts) has to go with them, whatever was chosen.
 */
export function showTheme(theme: Theme, page: Pick<Window, 'document' | 'matchMedia'>): void {
  const is = (condition: string) => page.matchMedia(condition).matches;
  const chosen = is(FORCES_COLORS) ? 'system' : theme;
  page.document.documentElement.dataset['theme'] = resolveTheme(chosen, is(PREFERS_DARK));
}
