import {
  historicalRatesQuerySchema,
  historicalRatesSchema,
  latestRatesSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers, noQuery } from '../../http/answers.ts';
import { memoizedSerializer } from '../../http/memoized-serializer.ts';
import { unknownCurrency } from './rates.errors.ts';
import type { RateKeeper } from './rate-keeper.ts';

export const ratesRoutes: FastifyPluginAsyncZod<{ rates: Pick<RateKeeper, 'latest' | 'history'> }> = async (
  app,
  { rates },
) => {
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
};
