// @ts-check
import autocannon from 'autocannon';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { tools } from '@seller-toolbox/catalogue';
import { milliseconds, printTable } from './table.mjs';

const OFFERED_PER_SECOND = 300;
const WARM_UP_SECONDS = 5;
const SECONDS = 10;
const REVISION = '2026-07-28';

/** Calls of assistants: the first example of each tool in turn, at a fixed rate and as fast as possible. */
export async function benchMcp() {
  const service = await startService();
  try {
    const rows = [];
    const calls = await exampleCalls();
    // Threads start, engines are loaded and code is compiled with the first calls.
    await autocannon({ url: service.url, connections: 8, duration: WARM_UP_SECONDS, requests: calls });
    for (const { name, rate = 0, requests } of [
      { name: `assistants, ${OFFERED_PER_SECOND}/s offered`, rate: OFFERED_PER_SECOND, requests: calls },
      { name: 'assistants, as fast as possible', requests: calls },
      { name: 'the same runs by HTTP', requests: await exampleRuns() },
    ]) {
      const { latency, duration, non2xx, errors, ...counts } = await autocannon({
        url: service.url,
        connections: 8,
        duration: SECONDS,
        ...(rate > 0 && { overallRate: rate }),
        requests,
      });
      rows.push([
        name,
        Math.round(counts['2xx'] / duration),
        ...[latency.p50, latency.p90, latency.p97_5, latency.p99].map(milliseconds),
        non2xx + errors,
      ]);
    }
    printTable(
      'tools/call of one example of each short tool, 8 connections, load generator on the same machine',
      [['', 'calls/s', 'p50 ms', 'p90 ms', 'p97.5 ms', 'p99 ms', 'refused'], ...rows],
    );
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
