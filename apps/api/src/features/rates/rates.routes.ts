import {
  historicalRatesQuerySchema,
  historicalRatesSchema,
  latestRatesSchema,
  type LatestRates,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers, noQuery } from '../../http/answers.ts';
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
    serializerCompiler: () => writeOnce(),
    handler: async () => ({ success: true as const, data: rates.latest() }),
  });

  app.get('/exchange-rates/historical', {
    config: { access: 'public', refusals: [unknownCurrency([])] },
    schema: {
      summary: 'How a pair of currencies moved',
      querystring: historicalRatesQuerySchema,
      response: answers(200, historicalRatesSchema),
    },
    handler: async (request) => ({ success: true as const, data: rates.history(request.query) }),
  });
};

/** The same rates are asked for thousands of times and change every ten minutes: their text is made once. */
function writeOnce(): (answer: { data: LatestRates }) => string {
  let written: { data: LatestRates; text: string } | undefined;
  return (answer) => {
    if (written?.data !== answer.data) written = { data: answer.data, text: JSON.stringify(answer) };
    return written.text;
  };
}
