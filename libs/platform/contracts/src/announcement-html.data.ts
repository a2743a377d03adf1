/**
 * The HTML allowed in the content of an announcement. The service sanitizes on save, the browser again on display. An
 * `href` must also pass `isContentLink`; no other attribute is allowed.
 */
export const ANNOUNCEMENT_HTML = {
  tags: ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'u', 'ul'],
  attributes: { a: ['href'] },
} as const;
