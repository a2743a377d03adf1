import type { Site } from '@seller-toolbox/contracts';
import { escapeHtml } from '../../http/escape-html.ts';

const PLACEHOLDER = /\{\{site\.([A-Za-z0-9.]{1,80})\}\}/g;

/**
 * Fills `{{site.companyName}}`, `{{site.filings.0.label}}` and the like, escaped for text and attributes, and
 * `{{site.json}}` with the whole as JSON for a script element. One pass: what is filled in is never filled again.
 */
export function fillPage(html: string, site: Site): string {
  return html.replace(PLACEHOLDER, (_placeholder, path: string) =>
    path === 'json' ? jsonForScript(site) : escapeHtml(valueAt(site, path.split('.'))),
  );
}

function valueAt(site: Site, path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    site,
  );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** No `<` at all, so that nothing in it can end the script or open a comment. */
function jsonForScript(site: Site): string {
  return JSON.stringify(site).replaceAll('<', '\\u003c');
}
