import type { SiteConfig } from '@seller-toolbox/contracts';

/** Every value as the placeholder that the service fills: `{{site.heroClaims.sellers}}`. */
export function sitePlaceholders(neutral: SiteConfig): SiteConfig {
  // Every leaf becomes a text; the page shows leaves only as text, the switches too.
  return toPlaceholders(neutral, 'site') as SiteConfig;
}

function toPlaceholders(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => toPlaceholders(item, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return `{{${path}}}`;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toPlaceholders(item, `${path}.${key}`)]),
  );
}
