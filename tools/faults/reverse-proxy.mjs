// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';
import { freePort } from '../../apps/e2e/src/service/start-service.mjs';

/**
 * @typedef {import('fastify').FastifyRequest} Request
 * @typedef {{ url: string, underWay: number, isReady: boolean, failedAt: number }} Replica
 */

const CADDYFILE = fileURLToPath(new URL('../../docker/Caddyfile', import.meta.url));
const TRIES = 4;
const HEALTH_EVERY_MS = 500;
const FORGIVEN_AFTER_MS = 5_000;
const MAX_BODY = 4 * 1024 * 1024;
const READS = new Set(['GET', 'HEAD']);
const READY_WITHIN_MS = 15_000;

/**
 * A proxy in front of replicas. `CADDY` names the binary of a Caddy, which then uses the file of `docker/`; without
 * it, a proxy of @fastify/reply-from with the same rules.
 * @param {readonly string[]} upstreams addresses of the replicas, like http://localhost:3000
 * @returns {Promise<{ name: string, url: string, stop: () => Promise<void> }>}
 */
export async function startReverseProxy(upstreams) {
  return process.env.CADDY ? startCaddy(process.env.CADDY, upstreams) : startOwnProxy(upstreams);
}

/** @param {readonly string[]} upstreams */
async function startOwnProxy(upstreams) {
  const replicas = upstreams.map((url) => ({ url, underWay: 0, isReady: true, failedAt: -Infinity }));
  const app = Fastify({ bodyLimit: MAX_BODY, forceCloseConnections: true });
  // Buffered, so that it can be sent to another replica.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await app.register(replyFrom, {
    undici: { connections: 64, pipelining: 1 },
    retryMethods: [],
    destroyAgent: true,
    disableRequestLogging: true,
  });
  app.all('/*', (request, reply) => forward({ replicas, request, reply, tried: 0 }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const timer = setInterval(() => {
    for (const replica of replicas) void watchHealth(replica);
  }, HEALTH_EVERY_MS);
  return {
    name: 'a proxy of the tests',
    url,
    stop: async () => {
      clearInterval(timer);
      await app.close();
    },
  };
}

/**
 * The least busy replica; one marked as down only when all are.
 * @param {readonly Replica[]} replicas
 */
function choose(replicas) {
  const now = performance.now();
  const well = replicas.filter(({ isReady, failedAt }) => isReady && now - failedAt > FORGIVEN_AFTER_MS);
  return (well.length > 0 ? well : replicas).reduce((best, one) =>
    one.underWay < best.underWay ? one : best,
  );
}

/** @param {{ replicas: readonly Replica[], request: Request, reply: import('fastify').FastifyReply, tried: number }} call */
function forward({ replicas, request, reply, tried }) {
  const replica = choose(replicas);
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
  replica.underWay++;
  reply.from(request.raw.url, {
    getUpstream: () => replica.url,
    ...(body && {
      body,
      contentType: request.headers['content-type'] ?? 'application/octet-stream',
    }),
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      host: request.headers.host,
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': 'http',
    }),
    onResponse: (_request, _reply, { stream }) => {
      stream.once('close', () => replica.underWay--);
      reply.send(stream);
    },
    onError: (_reply, { error }) => {
      replica.underWay--;
      replica.failedAt = performance.now();
      if (tried + 1 < TRIES && mayRetry(request, error))
        forward({ replicas, request, reply, tried: tried + 1 });
      else reply.code(502).send();
    },
  });
  return reply;
}

/**
 * A request may be retried if it reached no replica, or is idempotent. A write that a replica has received may have been done.
 * @param {Request} request
 * @param {Error} error
 */
function mayRetry(request, { cause }) {
  const isUnreached =
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED';
  return isUnreached || READS.has(request.method);
}

/** @param {Replica} replica */
async function watchHealth(replica) {
  replica.isReady = await isReady(replica.url, '/health/ready');
}

/**
 * @param {string} binary
 * @param {readonly string[]} upstreams
 */
async function startCaddy(binary, upstreams) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const folder = mkdtempSync(join(tmpdir(), 'stb-caddy-'));
  const child = spawn(binary, ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: url,
      PLAIN_ADDRESS: `http://127.0.0.1:${await freePort()}`,
      HEALTH_ADDRESS: `http://127.0.0.1:${await freePort()}`,
      UPSTREAMS: upstreams.map((upstream) => new URL(upstream).host).join(' '),
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill();
    await ended;
    process.removeListener('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(url, '/health/live'))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error('Caddy did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { name: 'Caddy', url, stop };
}

/**
 * @param {string} url
 * @param {string} path
 */
function isReady(url, path) {
  return fetch(url + path, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
