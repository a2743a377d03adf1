/**
 * Of an http or https address that is scheme, host and port only the origin as browsers send it: in small letters, without
 * the port that goes without saying and without a slash at the end. Null of any other text.
 */
export function bareOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, pathname, search, hash, username, password, origin } = new URL(address);
  const isBare = pathname === '/' && !search && !hash && !username && !password;
  return isBare && ['http:', 'https:'].includes(protocol) ? origin : null;
}
