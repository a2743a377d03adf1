// @ts-check
// Baseline for the service's speed, in a separate process: a Fastify with a fixed reply, and one that parses and
// validates a batch of events like the service but stores nothing. Prints its address.
import Fastify from 'fastify';
import { register } from 'tsx/esm/api';

register();
const { analyticsBatchSchema } = await import('@seller-toolbox/contracts');
const { safeParse } = await import('zod/v4/core');

const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.post('/validate', async (request, reply) => {
  const { success } = safeParse(analyticsBatchSchema, request.body);
  return reply.code(success ? 202 : 422).send({ success });
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
