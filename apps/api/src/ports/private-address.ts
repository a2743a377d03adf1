import { BlockList, isIP, isIPv4 } from 'node:net';

/** Loopback, private and carrier networks, link-local, test networks, multicast. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Unspecified, loopback, mapped and translated IPv4, test net, 6to4, unique local, link-local, multicast. */
const PRIVATE_IPV6 = [
  '::/127',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

const ipv4 = blockList(PRIVATE_IPV4, 'ipv4');
// A separate list, because a list matches an IPv4 address also as its IPv6 form.
const ipv6 = blockList(PRIVATE_IPV6, 'ipv6');

function blockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** Whether an address is not public; true for an invalid address. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.split('%')[0] ?? '';
  if (isIP(bare) === 0) return true;
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(mapped) ? ipv4.check(mapped, 'ipv4') : ipv6.check(mapped, 'ipv6');
}

/** Whether a host is a private address or a local name. */
export function isPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(bare) !== 0) return isPrivateAddress(bare);
  return !bare.includes('.') || /\.(localhost|local|internal|lan|home\.arpa|test)$/.test(bare);
}
