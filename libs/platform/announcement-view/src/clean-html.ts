import { ANNOUNCEMENT_HTML } from '@seller-toolbox/contracts/announcement-html.data';
import { isContentLink, isSitePath } from '@seller-toolbox/contracts/safe-link';
import DOMPurify from 'dompurify';

export interface CleanOptions {
  /** Gives an address on this site as a link carries it. */
  readonly toLocal: (path: string) => string;
}

/** The start of a tag that announcements may not contain. */
const FOREIGN_TAG = new RegExp(`<(?!/?(?:${ANNOUNCEMENT_HTML.tags.join('|')})[\\s/>])`, 'gi');

/**
 * The simple HTML of an announcement as elements, cleaned a last time: it may come from an older service, a cache or a
 * proxy. Elements, not text: nothing is parsed after the cleaning. Foreign tags become text before the parsing: already to
 * parse a script or a base address is a violation of the page's policy, though nothing comes of it.
 */
export function cleanHtml(html: string, { toLocal }: CleanOptions): DocumentFragment {
  // Null, whatever its type says, where a parser makes no body of the text.
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html.replace(FOREIGN_TAG, '&lt;'), {
    ALLOWED_TAGS: [...ANNOUNCEMENT_HTML.tags],
    ALLOWED_ATTR: [...ANNOUNCEMENT_HTML.attributes.a],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  if (fragment === null) return document.createDocumentFragment();
  for (const element of fragment.querySelectorAll('*')) tidyLink(element, toLocal);
  return fragment;
}

/** Links are the only elements with an address, and only with one that an announcement may have. */
function tidyLink(element: Element, toLocal: CleanOptions['toLocal']): void {
  const address = element.getAttribute('href');
  if (address === null) return;
  if (element.localName !== 'a' || !isContentLink(address)) element.removeAttribute('href');
  else if (isSitePath(address)) element.setAttribute('href', toLocal(address));
  else element.setAttribute('rel', 'noopener');
}
