import { paths } from '@seller-toolbox/site-kit/paths';

let last: string | null = null;

/** Remembers the page that is shown, as long as the document lives. */
export function rememberPage(pathname: string): void {
  if (pathname !== paths.feedback) last = pathname;
}

/** The path of the last page other than the feedback page; null: none in this document. */
export const rememberedPage = (): string | null => last;
