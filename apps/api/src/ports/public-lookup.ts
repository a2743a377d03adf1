import { lookup as systemLookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** A name of the internet leads to a machine that is none of the internet's. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the name leads to a private address');
    this.name = 'PrivateAddressError';
  }
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a connection, and none of which any address is private: what is checked is what is connected to,
 * so the name cannot change its mind in between.
 */
export function createPublicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (!first) return done(error ?? new Error('the name leads nowhere'), []);
      if (addresses.some(({ address }) => isPrivateAddress(address))) {
        return done(new PrivateAddressError(), []);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
