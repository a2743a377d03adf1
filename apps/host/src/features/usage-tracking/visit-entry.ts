import type { VisitEntry } from '@seller-toolbox/contracts';

/** The host of the page before; blank for none, for this site, and for what is no plain name. */
export function referrerHost(referrer: string, ownHost: string): string {
  const host = /^https?:\/\/([a-z0-9.-]{1,253})(?::\d+)?(?:[/?#]|$)/.exec(referrer)?.[1] ?? '';
  return host === ownHost ? '' : host;
}

/** By the width of the screen in CSS pixels. */
export function screenClass(width: number): VisitEntry['screen'] {
  return width < 600 ? 'small' : width < 1200 ? 'medium' : 'large';
}
