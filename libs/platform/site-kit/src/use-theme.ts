import { useEffect } from 'react';
import { useStored } from './hydration-hooks.ts';
import { storedTheme } from './stored-theme.ts';
import { FORCES_COLORS, PREFERS_DARK, showTheme, type Theme } from './theme.ts';

/** The theme that the visitor chose, in sync with the page and the device. `storedTheme` changes it. */
export function useTheme(): Theme {
  const theme = useStored(storedTheme, 'system');
  useEffect(() => {
    const device = [PREFERS_DARK, FORCES_COLORS].map((condition) => matchMedia(condition));
    const show = () => showTheme(storedTheme.read(), window);
    show();
    for (const condition of device) condition.addEventListener('change', show);
    return () => {
      for (const condition of device) condition.removeEventListener('change', show);
    };
  }, [theme]);
  return theme;
}
