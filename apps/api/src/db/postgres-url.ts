/** What a host has to be for a connection to be used. */
export type HostRole = 'any' | 'primary' | 'standby';

/** The hosts of one database, in the order in which they are tried. */
export interface PostgresHosts {
  /** An address of each host, for the driver. */
  readonly urls: readonly string[];
  readonly role: HostRole;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*)([/?#].*)?$/s;
const ROLE_PARAMETER = 'target_session_attrs';
/** As libpq names them; without `prefer-standby`, because reads fall back to the primary by themselves. */
const ROLES = new Map<string, HostRole>([
  ['any', 'any'],
  ['read-write', 'primary'],
  ['primary', 'primary'],
  ['read-only', 'standby'],
  ['standby', 'standby'],
]);

/**
 * Reads an address with one host or several parted by commas, and with `target_session_attrs`, as libpq does; the driver knows
 * neither. Null: it is none.
 */
export function parsePostgresUrl(text: string): PostgresHosts | null {
  const [, scheme, authority = '', rest = ''] = ADDRESS.exec(text) ?? [];
  if (scheme === undefined) return null;
  const end = authority.lastIndexOf('@') + 1;
  const hosts = authority.slice(end).split(',');
  const urls = hosts.map((host) => scheme + authority.slice(0, end) + host + rest);
  if (!urls.every((url) => URL.canParse(url)) || (hosts.length > 1 && hosts.includes(''))) return null;
  const role = ROLES.get(new URL(urls[0] ?? '').searchParams.get(ROLE_PARAMETER) ?? 'any');
  return role === undefined ? null : { urls: urls.map(withoutRole), role };
}

function withoutRole(text: string): string {
  if (!text.includes(ROLE_PARAMETER)) return text;
  const url = new URL(text);
  url.searchParams.delete(ROLE_PARAMETER);
  return url.href;
}
