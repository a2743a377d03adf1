/**
 * The simple HTML that the content of an announcement may hold. The service cleans with it when an announcement is
 * saved, the browser once more when one is shown. An `href` must also pass `isContentLink`; no other attribute exists.
 */
export const ANNOUNCEMENT_HTML = {
  tags: ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'u', 'ul'],
  attributes: { a: ['href'] },
} as const;
