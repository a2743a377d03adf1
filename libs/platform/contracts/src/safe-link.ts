/** What a browser cuts out of an address before it reads it, or takes for a slash: with it `/\t/host` leads away. */
const READ_ANOTHER_WAY = /[\s\\\p{Cc}\p{Cf}]/u;

/** A path of this site: one slash at the start and no second, so that it cannot name another host. */
export function isSitePath(address: string): boolean {
  return /^\/(?!\/)/.test(address) && !READ_ANOTHER_WAY.test(address);
}

/** A whole http or https address with a host. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(address) || READ_ANOTHER_WAY.test(address)) return false;
  try {
    return ['http:', 'https:'].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** Where the button of an announcement may lead: a web address or a path of this site, and nothing else. */
export function isClickAction(address: string): boolean {
  return isSitePath(address) || isWebAddress(address);
}

/** Where a link within an announcement may lead: the same, or a mail address. */
export function isContentLink(address: string): boolean {
  return isClickAction(address) || (/^mailto:[^\s]/i.test(address) && !READ_ANOTHER_WAY.test(address));
}
