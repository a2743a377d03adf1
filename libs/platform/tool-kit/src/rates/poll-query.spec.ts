import { environmentManager, focusManager } from '@tanstack/react-query';
import { pollQuery } from './poll-query.ts';
import type { RateAnswer, RateFailure } from './rate-service.ts';

const EVERY = 60_000;
const AWAY: RateFailure = { reason: 'unreachable', code: 'network.failed', message: null };
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('pollQuery', () => {
  const page = new EventTarget();
  const NAMES = ['addEventListener', 'removeEventListener'] as const;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, Object.fromEntries(NAMES.map((name) => [name, page[name].bind(page)])));
    focusManager.setFocused(true);
    // A server has no intervals.
    environmentManager.setIsServer(() => false);
  });
  afterEach(() => {
    jest.useRealTimers();
    environmentManager.setIsServer(() => true);
    NAMES.forEach((name) => Reflect.deleteProperty(globalThis, name));
    focusManager.setFocused(undefined);
  });

  /** Polls a service that answers each question with its number, after `takes` ms, or fails where it is away. */
  function poll(takes = 0) {
    let asked = 0;
    const service = { isAway: false };
    const answers: RateAnswer<number>[] = [];
    const stop = pollQuery<number>({
      key: ['count'],
      every: EVERY,
      onAnswer: (answer) => answers.push(answer),
      ask: async () => {
        asked += 1;
        const data = asked;
        await new Promise((resolve) => setTimeout(resolve, takes));
        return service.isAway ? { ok: false, failure: AWAY } : { ok: true, data };
      },
    });
    return { stop, answers, service, asked: () => asked };
  }
  const data = (...numbers: readonly number[]) => numbers.map((each) => ({ ok: true, data: each }));

  it('asks at the start and an interval after each answer, until it is stopped', async () => {
    const { stop, answers, asked } = poll();
    await pass(0);
    expect(answers).toEqual(data(1));
    await pass(EVERY - 1);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    await pass(10);
    expect(answers).toEqual(data(1, 2));
    stop();
    await pass(2 * EVERY);
    page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(asked()).toBe(2);
  });

  it('reports a failure once, and goes on after it', async () => {
    const { stop, answers, service } = poll();
    service.isAway = true;
    await pass(0);
    expect(answers).toEqual([{ ok: false, failure: AWAY }]);
    service.isAway = false;
    await pass(EVERY + 10);
    expect(answers.slice(1)).toEqual(data(2));
    stop();
  });

  it('reports nothing while it asks', async () => {
    const { stop, answers, asked } = poll(500);
    await pass(0);
    await pass(EVERY + 500);
    expect(asked()).toBe(2);
    expect(answers).toEqual(data(1));
    await pass(500);
    expect(answers).toEqual(data(1, 2));
    stop();
  });

  it('asks when the browser comes online, and after the question that is under way', async () => {
    const { stop, answers, asked } = poll(500);
    await pass(100);
    page.dispatchEvent(new Event('online'));
    await pass(399);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    await pass(500);
    expect(answers.at(-1)).toEqual({ ok: true, data: 2 });
    expect(asked()).toBe(2);
    stop();
  });

  it('asks once it is visible again where the browser came online while it was not', async () => {
    const { stop, asked } = poll();
    await pass(0);
    focusManager.setFocused(false);
    page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(asked()).toBe(1);
    focusManager.setFocused(true);
    await pass(0);
    expect(asked()).toBe(2);
    stop();
  });

  it('waits while the page is not visible, and asks then where an interval has ended', async () => {
    const { stop, asked } = poll();
    await pass(0);
    focusManager.setFocused(false);
    await pass(2 * EVERY);
    expect(asked()).toBe(1);
    focusManager.setFocused(true);
    await pass(0);
    expect(asked()).toBe(2);
    stop();
  });
});
