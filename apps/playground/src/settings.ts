import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@seller-toolbox/words';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Widths of the frame in CSS pixels; `full` is that of the window. */
export const WIDTHS = ['full', '1280', '768', '390', '320'] as const;
export type Width = (typeof WIDTHS)[number];

/** Settings of the bench, stored in the URL for reloads and bookmarks. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly width: Width;
}

export function parseSettings(query: string): Settings {
  const params = new URLSearchParams(query);
  const language = params.get('lang') ?? '';
  return {
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    theme: THEMES.find((theme) => theme === params.get('theme')) ?? 'light',
    width: WIDTHS.find((width) => width === params.get('width')) ?? 'full',
  };
}

export function toQuery({ language, theme, width }: Settings): string {
  return `?${new URLSearchParams({ lang: language, theme, width }).toString()}`;
}
