/** Characters that browsers remove from URLs or read as a slash; `/\t/host` leads to another host. */
const HIDDEN_OR_AMBIGUOUS = /[\s\\\p{Cc}\p{Cf}]/u;

/** A path of this site: exactly one leading slash, so that it cannot name another host. */
export function isSitePath(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !HIDDEN_OR_AMBIGUOUS.test(address);
}

/** A whole http or https address with a host. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/?#]/i.test(address) && !HIDDEN_OR_AMBIGUOUS.test(address) && URL.canParse(address);
}

/** Whether an announcement button may link there: a web address or a path of this site. */
export function isClickAction(address: string): boolean {
  return isSitePath(address) || isWebAddress(address);
}

/** Whether announcement content may link there: like `isClickAction`, or a mailto address. */
export function isContentLink(address: string): boolean {
  return isClickAction(address) || (/^mailto:./i.test(address) && !HIDDEN_OR_AMBIGUOUS.test(address));
}
