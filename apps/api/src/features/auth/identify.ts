import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Identify } from '../../http/access-guard.ts';
import { sessionEnded } from '../../http/request.errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccessTokens } from './access-token.ts';
import { findActiveSession } from './sessions.repository.ts';

export interface IdentifyDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
}

/** Claims of the bearer token; null if it is missing, invalid or expired. */
export function readBearer({ accessTokens }: Pick<IdentifyDeps, 'accessTokens'>, request: FastifyRequest) {
  const token = bearerOf(request);
  return token === undefined ? null : accessTokens.read(token);
}

/** Reads the session from the database on every call, so that logout, role changes and disabling take effect immediately. */
export function createIdentify(deps: IdentifyDeps): Identify {
  return async (request) => {
    if (request.headers.authorization === undefined) return null;
    const claims = readBearer(deps, request);
    if (!claims) throw sessionEnded();
    const session = await findActiveSession(deps.db, claims.sessionId, new Date(deps.clock()));
    if (session?.id !== claims.userId) throw sessionEnded();
    const { id, username, role, password_expires_at: expires } = session;
    return { id, username, role, sessionId: claims.sessionId, mustChangePassword: expires !== null };
  };
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];
}
