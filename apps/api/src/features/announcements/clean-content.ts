import { ANNOUNCEMENT_HTML, isContentLink, type RemovedHtml } from '@seller-toolbox/contracts';
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

const MAX_REMOVED = 20;
const MAX_NAME = 100;
const TAGS: readonly string[] = ANNOUNCEMENT_HTML.tags;
const LINK_ATTRIBUTES: readonly string[] = ANNOUNCEMENT_HTML.attributes.a;

/** What `cleanContent` removes: tags, attributes of allowed tags, and addresses of links, each once. */
export function removedFromContent(html: string): RemovedHtml[] {
  const removed = new Map<string, RemovedHtml>();
  const add = (kind: RemovedHtml['kind'], name: string) => {
    if (removed.size < MAX_REMOVED) removed.set(`${kind} ${name}`, { kind, name: name.slice(0, MAX_NAME) });
  };
  sanitizeHtml(html, {
    ...OPTIONS,
    onOpenTag: (tag, attributes) => {
      if (!TAGS.includes(tag)) return add('tag', tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (tag !== 'a' || !LINK_ATTRIBUTES.includes(name)) add('attribute', name);
        else if (!isContentLink(value)) add('link', value);
      }
    },
  });
  return [...removed.values()];
}

function hasText(html: string): boolean {
  return html.replace(/<[^>]*>?|&nbsp;|\s/g, '') !== '';
}
