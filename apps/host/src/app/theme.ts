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

/** Puts the colors on the page: the tokens, and with them the color scheme of form controls, follow the attribute. */
export function showTheme(theme: Theme, { documentElement }: Document, prefersDark: boolean): void {
  documentElement.dataset['theme'] = resolveTheme(theme, prefersDark);
}
