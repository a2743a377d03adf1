import type { JWT } from '@fastify/jwt';
import type { SignedIn } from '@seller-toolbox/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import { registerJwt } from './features/auth/access-token.ts';
import { insertUser } from './features/users/users.repository.ts';
import type { Role } from './http/access-guard.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { fakePasswords } from './ports/passwords.ts';
import { systemRandom } from './ports/random.ts';

/** The password of every test user. */
export const TEST_PASSWORD = 'Correct-Horse-9';

const newId = createIds(systemClock, systemRandom);

/** Inserts a user with TEST_PASSWORD; returns the id. */
export async function addUser(db: Kysely<Schema>, username: string, role: Role = 'viewer'): Promise<string> {
  const id = newId();
  const at = new Date('2026-11-01T00:00:00.000Z');
  await insertUser(db, {
    id,
    username,
    full_name: `${username} of the tests`,
    email: null,
    role,
    password_hash: await fakePasswords.hash(TEST_PASSWORD),
    disabled_at: null,
    created_at: at,
    updated_at: at,
    password_expires_at: null,
  });
  return id;
}

/** Signs in through the login route. */
export async function signIn(
  app: FastifyInstance,
  username: string,
  more: object = {},
): Promise<{ access: string; refresh: string }> {
  const payload = { username, password: TEST_PASSWORD, ...more };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  const { access_token: access, refresh_token: refresh } = answer.json<{ data: SignedIn }>().data;
  return { access, refresh };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The JWT plugin of a service with this secret. */
export async function jwtWith(secret: string): Promise<JWT> {
  const app = Fastify();
  await registerJwt(app, secret);
  return app.jwt;
}
