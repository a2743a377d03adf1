import { lookup as systemLookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** A public name resolves to a private address. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the name resolves to a private address');
    this.name = 'PrivateAddressError';
  }
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup for connections that rejects names with any private address. The checked address is the connected one, which
 * prevents DNS rebinding.
 */
export function createPublicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (!first) return done(error ?? new Error('the name has no address'), []);
      if (addresses.some(({ address }) => isPrivateAddress(address))) {
        return done(new PrivateAddressError(), []);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
