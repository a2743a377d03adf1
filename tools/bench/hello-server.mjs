// A Fastify that only says hello: what the machine can do at most. Runs in a worker thread and tells its address.
import Fastify from 'fastify';
import { parentPort } from 'node:worker_threads';

const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
parentPort?.postMessage(await app.listen({ port: 0, host: '127.0.0.1' }));
