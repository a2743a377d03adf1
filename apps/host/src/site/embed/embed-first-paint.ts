import { parseTheme, showTheme } from '@seller-toolbox/site-kit/theme';
import { readableAccent } from './accent.ts';

/**
 * Runs inline in the head of an embedded tool: no storage for anything on the page, and the colors of the parameters `theme`
 * and `accent`.
 */
export function embedFirstPaint(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(page, name, {
      get: () => {
        throw new DOMException('An embedded tool stores nothing', 'SecurityError');
      },
    });
  }
  const root = page.document.documentElement;
  const params = new URLSearchParams(page.location.search);
  showTheme(parseTheme(params.get('theme')), page);
  const accent = readableAccent(params.get('accent'), root.dataset['theme'] === 'dark');
  if (accent === null) return;
  for (const name of ['--accent', '--accent-strong', '--focus']) root.style.setProperty(name, accent.color);
  root.style.setProperty('--accent-ink', accent.ink);
}
