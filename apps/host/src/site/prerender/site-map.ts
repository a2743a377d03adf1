import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { alternates, escapeHtml, fullAddress } from './page-addresses.ts';

/** The site map: every page that may be indexed, in every language, with its other languages. */
export function renderSiteMap(pathsToFind: readonly string[]): string {
  const entries = pathsToFind.flatMap((path) => {
    const links = alternates(path).map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}"/>`,
    );
    return LANGUAGE_CODES.map((language) =>
      ['<url>', `<loc>${escapeHtml(fullAddress(path, language))}</loc>`, ...links, '</url>'].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** API calls are not pages, and what requires a login must not be indexed. */
export function renderRobots(): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    '',
    'Sitemap: {{site.publicUrl}}/sitemap.xml',
    '',
  ].join('\n');
}
