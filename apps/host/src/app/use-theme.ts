import { useEffect } from 'react';
import { useStored } from './hydrated.ts';
import { storedTheme } from './stored-theme.ts';
import { showTheme, type Theme } from './theme.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** The theme that the visitor chose; the page and the device are kept in step with it. `storedTheme` changes it. */
export function useTheme(): Theme {
  const theme = useStored(storedTheme, 'system');
  useEffect(() => {
    const device = matchMedia(PREFERS_DARK);
    const show = () => showTheme(storedTheme.read(), document, device.matches);
    show();
    device.addEventListener('change', show);
    return () => device.removeEventListener('change', show);
  }, [theme]);
  return theme;
}
