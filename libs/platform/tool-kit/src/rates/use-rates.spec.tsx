import type { HistoricalRatesQuery, LatestRates } from '@seller-toolbox/contracts';
import { renderTool } from '@seller-toolbox/testing/screen';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryStorage, type JsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import {
  builtInRates,
  createFakeRates,
  POLL_RATES_EVERY,
  useRateHistory,
  useRates,
  type RateFailure,
  type RateService,
} from './index.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

const manifest: ToolManifest = {
  id: 'demo-rates',
  category: 'financial',
  status: 'ready',
  hot: false,
  icon: 'coins',
  order: 1,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: ['rates'],
  formerIds: [],
};

function ratesOf(yuan: number, age: number, more: Partial<LatestRates> = {}): LatestRates {
  const lastUpdated = new Date(NOW - age).toISOString();
  const rates = { USD: 1, CNY: yuan };
  const asOf = lastUpdated.slice(0, 10);
  return { rates, lastUpdated, asOf, baseCurrency: 'USD', source: 'frankfurter', stale: false, ...more };
}

const away: RateFailure = { reason: 'unreachable', code: 'network.failed', message: null };

/** A service with the given answers one by one, the last one repeatedly. */
function telling(...answers: (LatestRates | RateFailure)[]): RateService & { asked: () => number } {
  let asked = 0;
  return {
    ...createFakeRates(),
    latest: (signal) =>
      createFakeRates({ latest: answers[Math.min(asked++, answers.length - 1)] ?? away }).latest(signal),
    asked: () => asked,
  };
}

/** Requests immediately, but delivers the answers only when the gate is open. */
function gateOf(service: RateService) {
  let letGo: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (letGo = resolve));
  const latest: RateService['latest'] = async (signal) => {
    const answer = service.latest(signal);
    await opened;
    return answer;
  };
  const open = async () => {
    letGo();
    await pass(0);
  };
  return { service: { ...service, latest }, open };
}

function Yuan() {
  const { rates, origin, isStale, failure } = useRates();
  const words = [rates.rates['CNY'], origin, isStale ? 'stale' : 'fresh', failure?.code ?? 'fine'];
  return <output>{words.join(' ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;

async function show(rates: RateService | undefined, storage: JsonStorage = createMemoryStorage()) {
  const tool = await renderTool(Yuan, { manifest, words: {}, now: NOW, storage, environment: { rates } });
  await act(() => jest.advanceTimersByTimeAsync(0));
  return tool;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function setHidden(hidden: boolean) {
  const value = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setHidden(false);
});

describe('the rates of a tool', () => {
  it('are the built-in ones, with their date, without storage and service', async () => {
    await show(undefined);
    expect(shown()).toBe('7.162 built-in stale fine');
    expect(builtInRates).toMatchObject({ lastUpdated: '2025-07-01T00:00:00.000Z', asOf: '2025-07-01' });
  });

  it('are the service’s as soon as it answers, and kept for the next visit', async () => {
    const { storage } = await show(telling(ratesOf(7.05, HOUR)));
    expect(shown()).toBe('7.05 service fresh fine');
    expect(storage.read('rates')).toEqual(ratesOf(7.05, HOUR));
  });

  it('are those of the last visit while the service is away, which is reported but not shown as an error', async () => {
    const storage = createMemoryStorage();
    storage.write('rates', ratesOf(7.08, HOUR));
    await show(telling(away), storage);
    expect(shown()).toBe('7.08 stored fresh network.failed');
  });

  it.each<[string, LatestRates | object, string]>([
    ['fresh and under 7.1', ratesOf(6.9, DAY), '6.9 stored fresh'],
    ['stale and under 7.1', ratesOf(7.0999, DAY + 1), '7.162 built-in stale'],
    ['stale and 7.1', ratesOf(7.1, DAY + 1), '7.1 stored stale'],
    ['fresh but stale to the service', ratesOf(6.9, HOUR, { stale: true }), '6.9 stored stale'],
    ['from tomorrow', ratesOf(7.2, -DAY), '7.162 built-in stale'],
    ['of another shape', { rates: { CNY: 'seven' } }, '7.162 built-in stale'],
    ['negative', ratesOf(-7, HOUR), '7.162 built-in stale'],
  ])('of the last visit that are %s: %#', async (_title, kept, expected) => {
    const storage = createMemoryStorage();
    storage.write('rates', kept);
    await show(telling(away), storage);
    expect(shown()).toBe(`${expected} network.failed`);
    expect(storage.read('rates') !== undefined).toBe(expected.includes('stored'));
  });

  it('judge stale yuan by the dollar whatever the base is', async () => {
    const storage = createMemoryStorage();
    const euros = { baseCurrency: 'EUR', rates: { EUR: 1, USD: 1.2, CNY: 8.4 } };
    storage.write('rates', ratesOf(0, DAY + 1, euros));
    await show(telling(away), storage);
    expect(shown()).toMatch(/^7.162 built-in/);
  });

  it('are requested every five minutes, and replaced by newer ones only', async () => {
    const service = telling(ratesOf(7.05, HOUR), ratesOf(7.01, 2 * HOUR), away, ratesOf(7.03, HOUR - 1));
    await show(service);
    await pass(POLL_RATES_EVERY - 1);
    expect(service.asked()).toBe(1);
    await pass(1);
    expect([service.asked(), shown()]).toEqual([2, '7.05 service fresh fine']);
    await pass(POLL_RATES_EVERY);
    expect(shown()).toBe('7.05 service fresh network.failed');
    await pass(POLL_RATES_EVERY);
    expect(shown()).toBe('7.03 service fresh fine');
  });

  it('are not requested while the page is hidden, but when it is visible again', async () => {
    const service = telling(ratesOf(7.05, HOUR));
    await show(service);
    setHidden(true);
    await pass(3 * POLL_RATES_EVERY);
    expect(service.asked()).toBe(1);
    setHidden(false);
    await pass(0);
    expect(service.asked()).toBe(2);
  });

  it('are requested when the browser comes online, and not after unmount', async () => {
    const service = telling(away, ratesOf(7.05, HOUR));
    const { unmount } = await show(service);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(shown()).toBe('7.05 service fresh fine');
    unmount();
    window.dispatchEvent(new Event('online'));
    await pass(2 * POLL_RATES_EVERY);
    expect(service.asked()).toBe(2);
  });

  it('are requested once more if the browser came online during a request', async () => {
    const service = telling(away, ratesOf(7.05, HOUR));
    const gate = gateOf(service);
    await show(gate.service);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(service.asked()).toBe(1);
    await gate.open();
    expect([service.asked(), shown()]).toEqual([2, '7.05 service fresh fine']);
    await pass(POLL_RATES_EVERY - 1);
    expect(service.asked()).toBe(2);
    await pass(1);
    expect(service.asked()).toBe(3);
  });

  it('that became due during a request of a hidden page are requested when it is visible again', async () => {
    const service = telling(away, ratesOf(7.05, HOUR));
    const gate = gateOf(service);
    await show(gate.service);
    window.dispatchEvent(new Event('online'));
    setHidden(true);
    await gate.open();
    await pass(POLL_RATES_EVERY);
    expect(service.asked()).toBe(1);
    setHidden(false);
    await pass(0);
    expect([service.asked(), shown()]).toEqual([2, '7.05 service fresh fine']);
  });

  it('equal to the built-in ones are not stored', async () => {
    const { storage } = await show(telling(builtInRates));
    expect(shown()).toBe('7.162 service stale fine');
    expect(storage.read('rates')).toBeUndefined();
  });
});

describe('the history of a pair', () => {
  function History() {
    const [target, setTarget] = useState('CNY');
    const state = useRateHistory({ base: 'USD', target, range: '1d' });
    const said =
      state.status === 'ready'
        ? `${state.history.target} ${state.history.dataPoints.length}`
        : state.status === 'failed'
          ? (state.failure.message ?? state.failure.code)
          : '';
    return (
      <>
        <output>{`${state.status} ${said}`.trim()}</output>
        <button onClick={() => setTarget('XAU')}>other</button>
      </>
    );
  }
  const rejected: RateFailure = {
    reason: 'refused',
    code: 'rates.unknown-currency',
    message: '没有该货币的汇率',
  };
  const show = async (rates: RateService | undefined) => {
    await renderTool(History, { manifest, words: {}, now: NOW, environment: { rates } });
    await pass(0);
  };

  it('comes with its points, and another pair never shows those of the last one', async () => {
    const wave = createFakeRates();
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const history = async (query: HistoricalRatesQuery, signal: AbortSignal) => {
      if (query.target === 'XAU') await gate;
      return wave.history(query, signal);
    };
    await show({ ...wave, history });
    expect(shown()).toBe('ready CNY 24');
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe('loading');
    letGo();
    await pass(0);
    expect(shown()).toBe('ready XAU 24');
  });

  it('fails with what the service said', async () => {
    await show(createFakeRates({ history: () => rejected }));
    expect(shown()).toBe('failed 没有该货币的汇率');
  });

  it('fails without a rate service', async () => {
    await show(undefined);
    expect(shown()).toBe('failed network.failed');
  });

  it('stays when the next request fails', async () => {
    let asked = 0;
    const wave = createFakeRates();
    const history: RateService['history'] = async (query, signal) =>
      asked++ === 0 ? wave.history(query, signal) : { ok: false, failure: away };
    await show({ ...wave, history });
    await pass(POLL_RATES_EVERY);
    expect([asked, shown()]).toEqual([2, 'ready CNY 24']);
  });
});
