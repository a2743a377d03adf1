/**
 * The origin of an http or https URL with scheme, host and port only, as browsers send it: in lower case, without default
 * port and trailing slash. Null for any other text.
 */
export function bareOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, pathname, search, hash, username, password, origin } = new URL(address);
  const isBare = pathname === '/' && !search && !hash && !username && !password;
  return isBare && ['http:', 'https:'].includes(protocol) ? origin : null;
}
