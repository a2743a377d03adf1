import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@seller-toolbox/words';

/** What of a request decides who answers it. */
export interface IncomingRequest {
  readonly url: string;
  readonly method: string;
  /** `navigate` where a page is opened. */
  readonly mode: string;
  readonly isAuthorized: boolean;
}

export type RequestKind =
  /** `language` is null where the address names none. */
  | { readonly kind: 'page'; readonly language: Language | null }
  /** A page that needs the service; offline, the visitor sees a message instead. */
  | { readonly kind: 'service-page' }
  /** Content never changes under its name. */
  | { readonly kind: 'asset' }
  | { readonly kind: 'announcements'; readonly language: Language }
  /** None of the worker's business. */
  | { readonly kind: 'other' };

const OTHER: RequestKind = { kind: 'other' };

export function requestKind(request: IncomingRequest, origin: string): RequestKind {
  const { origin: of, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || of !== origin) return OTHER;
  const language = searchParams.get('lang');
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  if (pathname === '/api/v1/announcements/active') return announcements(request, searchParams);
  if (request.mode !== 'navigate' || isUnder(pathname, '/api') || /\.\w+$/.test(pathname)) return OTHER;
  if (isUnder(pathname, '/admin')) return { kind: 'service-page' };
  return { kind: 'page', language: isLanguage(language) ? language : null };
}

/** Only the public list: responses for admins are not cached. */
function announcements({ isAuthorized }: IncomingRequest, query: URLSearchParams): RequestKind {
  const language = query.get('language');
  if (isAuthorized || query.has('audience')) return OTHER;
  return { kind: 'announcements', language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
}

function isUnder(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}
