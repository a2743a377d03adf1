// @ts-check
import autocannon from 'autocannon';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { tools } from '@seller-toolbox/catalogue';
import { milliseconds, printTable, quantile } from './table.mjs';

const WARM_UP_SECONDS = 5;
const SECONDS = 10;
const REVISION = '2026-07-28';

/**
 * Calls of assistants: the first example of each tool in turn, each connection as fast as it is answered. A fixed rate is no help:
 * autocannon sends each second's calls in one burst.
 */
export async function benchMcp() {
  const service = await startService();
  try {
    const rows = [];
    const calls = await exampleCalls();
    // Threads start, engines are loaded and code is compiled with the first calls.
    await autocannon({ url: service.url, connections: 8, duration: WARM_UP_SECONDS, requests: calls });
    for (const { name, connections = 8, requests } of [
      { name: 'assistants, 4 connections', connections: 4, requests: calls },
      { name: 'assistants, 8 connections', requests: calls },
      { name: 'the same runs by HTTP', requests: await exampleRuns() },
    ]) {
      /** @type {number[]} */
      const times = [];
      const { latency, duration, non2xx, errors, ...counts } = await autocannon({
        url: service.url,
        connections,
        duration: SECONDS,
        requests,
        setupClient: (client) => client.on('response', (_status, _bytes, time) => times.push(time)),
      });
      rows.push([
        name,
        Math.round(counts['2xx'] / duration),
        ...[latency.p50, quantile(times, 0.95), latency.p99].map(milliseconds),
        non2xx + errors,
      ]);
    }
    printTable('tools/call of one example of each short tool, load generator on the same machine', [
      ['', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'refused'],
      ...rows,
    ]);
  } finally {
    await service.stop();
  }
}

/** Tools that run in a worker have threads and a queue of their own. */
const SHORT = tools.filter(({ runsIn }) => runsIn === 'main').map(({ id }) => id);
const JSON_BODY = { 'content-type': 'application/json' };

function exampleCalls() {
  return Promise.all(
    SHORT.map(async (id) => ({
      method: /** @type {const} */ ('POST'),
      path: '/mcp',
      headers: {
        ...JSON_BODY,
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': REVISION,
        'mcp-method': 'tools/call',
        'mcp-name': id,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: id, arguments: await exampleOf(id), _meta: META },
      }),
    })),
  );
}

function exampleRuns() {
  return Promise.all(
    SHORT.map(async (id) => ({
      method: /** @type {const} */ ('POST'),
      path: `/api/v1/tools/${id}/run`,
      headers: JSON_BODY,
      body: JSON.stringify({ input: await exampleOf(id) }),
    })),
  );
}

/** @param {string} id */
async function exampleOf(id) {
  return (await loadEngine(id))?.examples[0].input;
}

const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
