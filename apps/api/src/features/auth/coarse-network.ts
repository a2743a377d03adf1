import { networksOf } from '../../http/rate-limit.ts';
import { isPrivateAddress } from '../../ports/private-address.ts';

/** Where a sign-in came from: the /16 of IPv4 or the /32 of IPv6, about a provider in a region; `local` for private networks. */
export function coarseNetwork(address: string): string {
  if (isPrivateAddress(address)) return 'local';
  const widest = networksOf(address).at(-1) ?? '';
  return widest.includes(':') ? `${widest}::/32` : `${widest}.0.0/16`;
}
