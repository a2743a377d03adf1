import { ANNOUNCEMENT_HTML, isContentLink } from '@seller-toolbox/contracts';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ANNOUNCEMENT_HTML.tags],
  allowedAttributes: { a: [...ANNOUNCEMENT_HTML.attributes.a] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: href !== undefined && isContentLink(href) ? { href } : {},
    }),
  },
};

/** Sanitizes content to simple HTML; empty if no text is left. */
export function cleanContent(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS).trim();
  return hasText(clean) ? clean : '';
}

function hasText(html: string): boolean {
  return html.replace(/<[^>]*>?|&nbsp;|\s/g, '') !== '';
}
