// The service's framework with nothing to do: what reads are compared with.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
