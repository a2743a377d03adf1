import { createHmac } from 'node:crypto';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { jwtWith } from '../../test-accounts.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';

const SECRET = 'a secret of the tests';
const { clock, advance } = createFakeClock('2026-11-21T10:00:00.900Z');
const newId = createFakeIds();
let tokens: AccessTokens;
let strangers: AccessTokens;
beforeAll(async () => {
  strangers = createAccessTokens(await jwtWith('another secret'), clock, newId);
  tokens = createAccessTokens(await jwtWith(SECRET), clock, newId);
});
const of = { userId: newId(), sessionId: newId() };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** A token with any claims, signed with the key of the service. */
function signed(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const key = createHmac('sha256', SECRET).update('access tokens').digest();
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
}

describe('an access token', () => {
  it('contains user and session for ten minutes, and no role', () => {
    const token = tokens.issue(of);
    const payload = payloadOf(token);
    expect(payload).toEqual({
      iss: 'seller-toolbox',
      aud: 'seller-toolbox-admin',
      typ: 'access',
      sub: of.userId,
      sid: of.sessionId,
      jti: expect.any(String),
      iat: Date.parse('2026-11-21T10:00:00Z') / 1000,
      exp: Date.parse('2026-11-21T10:10:00Z') / 1000,
    });
    expect(tokens.read(token)).toEqual({ ...of, expiresAt: new Date('2026-11-21T10:10:00Z') });
  });

  it('is unique', () => {
    expect(tokens.issue(of)).not.toBe(tokens.issue(of));
  });

  it('is valid until its expiry, exclusive', async () => {
    const { clock: ownClock, advance: pass } = createFakeClock('2026-11-21T10:00:00.000Z');
    const own = createAccessTokens(await jwtWith(SECRET), ownClock, newId);
    const token = own.issue(of);
    pass(10 * MINUTE - 1);
    expect(own.read(token)).not.toBeNull();
    pass(1);
    expect(own.read(token)).toBeNull();
  });

  it.each([
    [MINUTE, null],
    [5_001, null],
    [5_000, 'valid'],
    [0, 'valid'],
  ])('of a clock that ran %d ms ahead is %j', async (ahead, expected) => {
    const fast = createFakeClock('2026-11-21T10:00:00.000Z');
    const own = createAccessTokens(await jwtWith(SECRET), fast.clock, newId);
    // Whole seconds are in the token.
    fast.advance(Math.ceil(ahead / 1000) * 1000);
    const token = own.issue(of);
    fast.advance(-ahead);
    expect(own.read(token) && 'valid').toBe(expected);
  });

  it('of the test is valid, so that the tests below fail for their change', () => {
    expect(tokens.read(signed(payloadOf(tokens.issue(of))))).toMatchObject(of);
  });

  const good = () => payloadOf(tokens.issue(of));
  const without = (claim: string) => {
    const { [claim]: _left, ...rest } = good();
    return signed(rest);
  };

  it.each(['iss', 'aud', 'typ', 'sub', 'sid', 'jti', 'iat', 'exp'])('without %s is rejected', (claim) => {
    expect(tokens.read(without(claim))).toBeNull();
  });

  it.each<[string, () => string]>([
    ['of another audience', () => signed({ ...good(), aud: 'another-service' })],
    ['of another issuer', () => signed({ ...good(), iss: 'other-issuer' })],
    ['of another type', () => signed({ ...good(), typ: 'refresh' })],
    ['that ends with a text', () => signed({ ...good(), exp: '2099-01-01' })],
    ['for a list of claims', () => signed([good()])],
    ['with alg none', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(good())}.`],
    ['with alg none and a signature', () => signed(good(), { alg: 'none', typ: 'JWT' })],
    ['that names another algorithm', () => signed(good(), { alg: 'HS512', typ: 'JWT' })],
    ['of another key', () => strangers.issue(of)],
    [
      'with a changed claim',
      () => {
        const [header, , signature] = tokens.issue(of).split('.');
        return `${header}.${part({ ...good(), sub: newId() })}.${signature}`;
      },
    ],
    ['without a signature', () => tokens.issue(of).split('.').slice(0, 2).join('.')],
    ['that is empty', () => ''],
    ['that is none', () => 'null.null.null'],
  ])('%s is rejected', (_title, make) => {
    expect(tokens.read(make())).toBeNull();
  });

  it('is valid at another replica with the same secret', async () => {
    advance(1000);
    expect(createAccessTokens(await jwtWith(SECRET), clock, newId).read(tokens.issue(of))).toMatchObject(of);
  });
});
