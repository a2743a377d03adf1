import type { LookupAddress } from 'node:dns';
import { createPublicLookup, PrivateAddressError } from './public-lookup.ts';

/** What a connection to a name of these addresses gets. */
function lookUp(addresses: string[], options: { all?: boolean } = {}, error: Error | null = null) {
  const found: LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  return new Promise<unknown[]>((resolve) => {
    createPublicLookup((_hostname, _options, done) => done(error, found))(
      'rates.example.com',
      options,
      (...result) => resolve(result),
    );
  });
}

describe('the addresses of a name', () => {
  it('are returned if public', async () => {
    expect(await lookUp(['8.8.8.8', '2606:4700::1111'])).toEqual([null, '8.8.8.8', 4]);
    expect(await lookUp(['8.8.8.8', '2606:4700::1111'], { all: true })).toEqual([
      null,
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    ]);
  });

  it.each([['127.0.0.1'], ['169.254.169.254'], ['::1'], ['8.8.8.8,10.0.0.1']])(
    'are rejected if any is private: %s',
    async (addresses) => {
      expect((await lookUp(addresses.split(',')))[0]).toBeInstanceOf(PrivateAddressError);
      expect((await lookUp(addresses.split(','), { all: true }))[0]).toBeInstanceOf(PrivateAddressError);
    },
  );

  it('are an error where there are none', async () => {
    expect((await lookUp([]))[0]).toBeInstanceOf(Error);
    const missing = new Error('ENOTFOUND');
    expect((await lookUp([], {}, missing))[0]).toBe(missing);
  });
});
