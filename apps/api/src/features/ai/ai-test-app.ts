import type { AiStatus } from '@seller-toolbox/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppSettings } from '../../app.ts';
import type { Database } from '../../db/connection.ts';
import type { Identify } from '../../http/access-guard.ts';
import { createAiProvider, type AiProvider } from '../../ports/ai-provider.ts';
import { createIds } from '../../ports/ids.ts';
import type { Clock } from '../../ports/clock.ts';
import { createOutbound } from '../../ports/outbound.ts';
import { systemRandom } from '../../ports/random.ts';
import { createTestApp } from '../../test-app.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import { catalogueWithFixer } from './test-catalogue.ts';

export interface AiAppOptions {
  readonly db: Database['db'];
  readonly clock: Clock;
  /** The fake provider; the model name selects its behavior. Null: no provider. */
  readonly provider: { readonly baseUrl: string; readonly model: string } | null;
  readonly settings?: Partial<AppSettings>;
  /** Default: callers are visitors. */
  readonly identify?: Identify;
  /** Default: the catalogue of this build with the small fixer. */
  readonly catalogue?: ToolCatalogue;
}

/** Behaviors that end only by timeout. */
const ENDLESS = ['silent', 'drip'];

/** One replica of the service with limits, an AI provider and the small fixer. */
export function createAiApp(options: AiAppOptions): Promise<FastifyInstance> {
  const { db, clock, provider, settings, identify, catalogue = catalogueWithFixer } = options;
  return createTestApp({
    db,
    clock,
    newId: createIds(clock, systemRandom),
    catalogue,
    ai: provider && providerOf(provider),
    ...(identify ? { identify } : {}),
    settings: { rateLimits: true, ...settings },
  });
}

function providerOf({ baseUrl, model }: { baseUrl: string; model: string }): AiProvider {
  return createAiProvider({
    baseUrl,
    apiKey: 'key-of-the-owner',
    models: { premium: model, standard: model, economy: model },
    outbound: createOutbound([baseUrl]),
    timeoutMs: ENDLESS.includes(model) ? 150 : 30_000,
  });
}

export type Call = 'title-fix' | 'title-optimization' | 'compliance-check';

export interface AiPost {
  readonly call?: Call;
  readonly body?: object;
  readonly address?: string;
}

export function postAi(app: FastifyInstance, options: AiPost = {}) {
  const { call = 'title-fix', body = {}, address = '192.0.2.1' } = options;
  return app.inject({
    method: 'POST',
    url: `/api/v1/ai/${call}`,
    payload: { title: 'Steel Bottle!', user_session: 'visitor-1', ...body },
    remoteAddress: address,
  });
}

/** Remaining calls of the visitor of `postAi`. */
export async function remainingOf(
  app: FastifyInstance,
  call: Call = 'title-fix',
): Promise<{ hour: number; day: number }> {
  const url = `/api/v1/ai/status?user_session=visitor-1&call=${call}`;
  const answer = await app.inject({ url, remoteAddress: '192.0.2.1' });
  return answer.json<{ data: AiStatus }>().data.remaining;
}
