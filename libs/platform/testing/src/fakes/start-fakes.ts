// `npm run dev:fakes`: fakes of the external services, for manual tests. Ctrl+C stops them.
import { startFakeAi } from '../fake-ai/index.ts';
import { startFakeRateSource } from './fake-rate-source.ts';

interface Fake {
  readonly name: string;
  /** Starts on this port; returns the environment variables for the service. */
  readonly start: (port: number) => Promise<Readonly<Record<string, string>>>;
}

const FIRST_PORT = 4601;

/** Each gets the next port. */
const FAKES: readonly Fake[] = [
  {
    name: 'exchange rates (Frankfurter and open.er-api)',
    start: async (port) => {
      const today = new Date().toISOString().slice(0, 10);
      const { url } = await startFakeRateSource({ port, day: today });
      return { EXCHANGE_RATE_URL: `${url}/v2/rates?base=USD` };
    },
  },
  {
    name: 'an AI provider (OpenAI-compatible; the name of the model chooses how it behaves, like 429 or half-json)',
    start: async (port) => {
      const { baseUrl } = await startFakeAi({ port });
      return { AI_BASE_URL: baseUrl, AI_API_KEY: 'any', AI_MODEL_STANDARD: 'good' };
    },
  },
];

for (const [index, { name, start }] of FAKES.entries()) {
  const environment = await start(FIRST_PORT + index);
  console.log(name);
  for (const [variable, value] of Object.entries(environment)) console.log(`  ${variable}=${value}`);
}
