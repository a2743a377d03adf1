import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { listenLocally } from './listen-locally.ts';

/** The fault of the fake. */
export type RateSourceFault =
  'none' | 'status-500' | 'half-json' | 'huge' | 'redirect' | 'slow-drip' | 'silent';

export interface FakeRateSource {
  /** URL without a trailing slash. */
  readonly url: string;
  /** The requested URLs, in order. */
  readonly requested: readonly string[];
  /** Units per US dollar; changes apply to the next answer. */
  readonly rates: Record<string, number>;
  /** The day of the rates. */
  day: string;
  fault: RateSourceFault;
  readonly stop: () => Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/** Emulates Frankfurter (`/v2/rates`, `/v1/latest`, `/v1/{from}..{to}`) and open.er-api (`/v6/latest/USD`). */
export async function startFakeRateSource({ port = 0, day = '2026-11-20' } = {}): Promise<FakeRateSource> {
  const requested: string[] = [];
  const rates: Record<string, number> = { EUR: 0.86, CNY: 7.1, JPY: 155, VND: 26_300, TWD: 31.2 };
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(fake, request, response);
  });
  const { url, stop } = await listenLocally(server, port);
  const fake: FakeRateSource = { url, requested, rates, day, fault: 'none', stop };
  return fake;
}

function answer(fake: FakeRateSource, request: IncomingMessage, response: ServerResponse): void {
  const json = (body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const body = answerTo(fake, new URL(request.url ?? '/', fake.url));
  switch (fake.fault) {
    case 'none':
      return void (body ? json(body) : json({ message: 'not found' }, 404));
    case 'status-500':
      return void json({ message: 'broken' }, 500);
    case 'half-json':
      return void response.writeHead(200).end(JSON.stringify(body).slice(0, -5));
    case 'huge':
      return void response.writeHead(200).end('"'.padEnd(10 * MEGABYTE, 'x'));
    case 'redirect':
      return void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    case 'slow-drip':
      return void response.writeHead(200).write('[');
    case 'silent':
      return;
  }
}

function answerTo({ rates, day }: FakeRateSource, { pathname, searchParams }: URL): unknown {
  if (pathname === '/v2/rates') {
    const from = searchParams.get('from');
    const days = from === null ? [day] : daysBetween(from, searchParams.get('to') ?? day);
    return days.flatMap((date) =>
      Object.entries(rates).map(([quote, rate]) => ({ date, base: 'USD', quote, rate })),
    );
  }
  if (pathname === '/v1/latest') return { amount: 1, base: 'USD', date: day, rates };
  const [, from, to] = /^\/v1\/([\d-]+)\.\.([\d-]+)$/.exec(pathname) ?? [];
  if (from !== undefined && to !== undefined) {
    const days = daysBetween(from, to);
    const series = Object.fromEntries(days.map((date) => [date, rates]));
    return { amount: 1, base: 'USD', start_date: from, end_date: to, rates: series };
  }
  if (pathname !== '/v6/latest/USD') return null;
  return {
    result: 'success',
    provider: 'https://www.exchangerate-api.com',
    time_last_update_unix: Date.parse(day) / 1000,
    base_code: 'USD',
    rates: { USD: 1, ...rates },
  };
}

/** Monday to Friday, like daily sources. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY) {
    const date = new Date(at);
    if (date.getUTCDay() % 6 !== 0) days.push(date.toISOString().slice(0, 10));
  }
  return days;
}
