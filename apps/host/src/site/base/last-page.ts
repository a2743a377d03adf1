import { paths } from '@seller-toolbox/site-kit/paths';

let last: string | null = null;

/** Remembers the page that is shown, as long as the document lives. */
export function rememberPage(pathname: string): void {
  if (pathname !== paths.feedback) last = pathname;
}

/** The path of the last page other than the feedback page, of this document or the one before it; null: none of this site. */
export function lastPage(): string | null {
  return last ?? pathOf(document.referrer);
}

function pathOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === window.location.origin && pathname !== paths.feedback ? pathname : null;
}
