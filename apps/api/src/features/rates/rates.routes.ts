import {
  historicalRatesQuerySchema,
  historicalRatesSchema,
  latestRatesSchema,
  ratesRefreshSchema,
  ratesStateQuerySchema,
  ratesStateSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { actorOf } from '../../http/access-guard.ts';
import { answers, noQuery } from '../../http/answers.ts';
import { memoizedSerializer } from '../../http/memoized-serializer.ts';
import type { AuditDeps } from '../audit/audit.service.ts';
import { askedRecently, noRateSource, unknownCurrency } from './rates.errors.ts';
import type { RatesService } from './rates.service.ts';
import { ratesState, refreshRates } from './rates-review.service.ts';

export interface RatesRoutesDeps extends AuditDeps {
  readonly rates: Omit<RatesService, 'refresh'>;
}

export const ratesRoutes: FastifyPluginAsyncZod<RatesRoutesDeps> = async (app, deps) => {
  const { rates } = deps;
  app.get('/exchange-rates/latest', {
    config: { access: 'public' },
    schema: {
      summary: 'The newest rates, for one US dollar',
      querystring: noQuery,
      response: answers(200, latestRatesSchema),
    },
    // Requested very often, and changed every ten minutes.
    serializerCompiler: () => memoizedSerializer(),
    handler: async () => ({ success: true as const, data: rates.latest() }),
  });

  app.get('/exchange-rates/historical', {
    config: { access: 'public', rejections: [unknownCurrency([])] },
    schema: {
      summary: 'History of the rate of a currency pair',
      querystring: historicalRatesQuerySchema,
      response: answers(200, historicalRatesSchema),
    },
    handler: async (request) => ({ success: true as const, data: rates.history(request.query) }),
  });

  app.get('/exchange-rates/state', {
    config: { access: 'admin' },
    schema: {
      summary: 'Source and age of the rates, and the stored days with the rate of a currency',
      querystring: ratesStateQuerySchema,
      response: answers(200, ratesStateSchema),
    },
    handler: async (request) => ({ success: true as const, data: await ratesState(deps, request.query) }),
  });

  app.post('/exchange-rates/refresh', {
    config: { access: 'admin', rejections: [noRateSource(), askedRecently(1)] },
    schema: {
      summary: 'Requests the source of rates immediately; at most every 30 seconds for all replicas',
      body: z.object({}),
      response: answers(200, ratesRefreshSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await refreshRates(deps, actorOf(request)),
    }),
  });
};
