import { timingSafeEqual } from 'node:crypto';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { createKeyedHash } from '../../keyed-hash.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';

/** Longer than a remembered session, which ends after 30 days with a sign-in. */
const DEVICE_TTL_MS = 90 * DAY;
const ID_BYTES = 16;

export interface DeviceToken {
  readonly token: string;
  readonly expires: Date;
}

/** Signed tokens of browsers in which a user signed in before. Nothing is stored; a new secret invalidates all. */
export interface DeviceTokens {
  /** The id of the device keeps its value while `previous` is valid for this user. */
  readonly issue: (username: string, previous: string | undefined) => DeviceToken;
  /** The id of the device; undefined if the token is not valid for this user. */
  readonly idOf: (username: string, token: string | undefined) => string | undefined;
}

export function createDeviceTokens(secret: string, clock: Clock, random: RandomBytes): DeviceTokens {
  const hash = createKeyedHash('device tokens', secret);
  const signatureOf = (username: string, id: string, expires: number) =>
    hash(JSON.stringify([username, id, expires]));

  const idOf: DeviceTokens['idOf'] = (username, token) => {
    const [id = '', end = '', signature = ''] = token?.split('.') ?? [];
    const expires = Number(end);
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(username, id, expires);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const remaining = expires - clock();
    return remaining > 0 && remaining <= DEVICE_TTL_MS ? id : undefined;
  };

  return {
    idOf,
    issue: (username, previous) => {
      const id = idOf(username, previous) ?? Buffer.from(random(ID_BYTES)).toString('base64url');
      const expires = clock() + DEVICE_TTL_MS;
      const signature = signatureOf(username, id, expires).toString('base64url');
      return { token: `${id}.${expires}.${signature}`, expires: new Date(expires) };
    },
  };
}
