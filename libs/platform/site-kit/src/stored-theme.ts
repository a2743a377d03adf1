import { THEME_KEY } from './storage-keys.ts';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseTheme, type Theme } from './theme.ts';

/** The theme that the visitor chose last. */
export const storedTheme = createStored<Theme>({
  key: THEME_KEY,
  parse: parseTheme,
  format: (theme) => theme,
});
