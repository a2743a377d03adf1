import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { median, milliseconds, printTable } from './table.mjs';

const HELLO = fileURLToPath(new URL('./reference-pages/fastify-hello.mjs', import.meta.url));
const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 3;

/** Public reads that are answered from memory, and what share of them Fastify alone would answer (S2). */
export async function benchReads() {
  const hello = await startHello();
  const service = await startService();
  const targets = [
    { name: 'Fastify hello', url: hello.url, goal: '' },
    { name: 'exchange-rates/latest', url: `${service.url}/api/v1/exchange-rates/latest`, goal: 0.5 },
    {
      name: 'exchange-rates/historical',
      url: `${service.url}/api/v1/exchange-rates/historical?target=CNY&range=3m`,
      goal: '',
    },
    // As browsers ask for it; the form is compressed once and kept.
    { name: 'a prerendered page', url: `${service.url}/tools/unit-converter?lang=en`, goal: '3000/s' },
  ];
  try {
    const runs = targets.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      // In turns: a machine that slows down slows all of them.
      for (const [index, { url }] of targets.entries()) runs[index].push(await load(url));
    }
    const [reference] = runs.map((of) => median(of.map(({ perSecond }) => perSecond)));
    const rows = targets.map(({ name, goal }, index) => {
      const perSecond = median(runs[index].map((run) => run.perSecond));
      const p99 = median(runs[index].map((run) => run.p99));
      const refused = runs[index].reduce((sum, run) => sum + run.refused, 0);
      return [
        name,
        Math.round(perSecond),
        (perSecond / reference).toFixed(2),
        goal,
        milliseconds(p99),
        refused,
      ];
    });
    const columns = ['read', 'requests/s', 'of hello', 'goal', 'p99 ms', 'refused'];
    printTable(`Reads over ${CONNECTIONS} connections, load generator on the same machine`, [
      columns,
      ...rows,
    ]);
  } finally {
    await service.stop();
    await hello.stop();
  }
}

async function load(url) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers: { 'accept-encoding': 'br' },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  return { perSecond: requests.average, p99: latency.p99, refused: non2xx + errors };
}

async function startHello() {
  const child = spawn(process.execPath, [HELLO], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { url: String(line).trim(), stop };
}
