import { DAY } from '@seller-toolbox/tool-contract/durations';
import { FAILURES_UNTIL_OPEN, guardAiProvider, MAX_CONCURRENT_CALLS, REST_MS } from './ai-guard.ts';
import { AiProviderError, type AiFault } from './ai-provider.ts';
import { createFakeClock } from './clock.ts';

const standard = { tier: 'standard', system: '', user: '' } as const;
const economy = { ...standard, tier: 'economy' } as const;

/** A provider with a given fault that counts its calls. */
function guarded() {
  const { clock, advance } = createFakeClock('2026-11-21T10:00:00Z');
  const state: { fault: AiFault | null; asked: number } = { fault: null, asked: 0 };
  const provider = guardAiProvider(
    {
      complete: async () => {
        state.asked += 1;
        if (state.fault) throw new AiProviderError(state.fault);
        return 'answer';
      },
    },
    clock,
  );
  const ask = (prompt: typeof standard | typeof economy = standard) =>
    provider.complete(prompt, []).catch((error: AiProviderError) => error.fault);
  const fail = async (fault: AiFault, times: number) => {
    state.fault = fault;
    for (let time = 0; time < times; time++) await ask();
  };
  const failure = () => provider.complete(standard, []).catch((error: AiProviderError) => error);
  return { state, ask, fail, failure, advance };
}

describe('the circuit of a model', () => {
  it.each(['unreachable', 'timed-out', 'failed', 'malformed', 'too-large'] as const)(
    'stays closed after four failures in a row and opens after five: %s',
    async (fault) => {
      const { state, ask, fail } = guarded();
      await fail(fault, FAILURES_UNTIL_OPEN - 1);
      state.fault = null;
      expect(await ask()).toBe('answer');
      await fail(fault, FAILURES_UNTIL_OPEN);
      state.fault = null;
      const { asked } = state;
      expect(await ask()).toBe(fault);
      expect(state.asked).toBe(asked);
    },
  );

  it.each(['key-refused', 'quota-used-up', 'model-missing'] as const)(
    'does not open for an answer that rejects: %s',
    async (fault) => {
      const { state, ask, fail } = guarded();
      await fail(fault, FAILURES_UNTIL_OPEN * 2);
      state.fault = null;
      expect(await ask()).toBe('answer');
    },
  );

  it('answers without sending, unlike the failures that opened it', async () => {
    const { state, fail, failure } = guarded();
    await fail('timed-out', FAILURES_UNTIL_OPEN);
    expect(await failure()).toMatchObject({ fault: 'timed-out', isSent: false });
    expect(state.asked).toBe(FAILURES_UNTIL_OPEN);
    expect([new AiProviderError('timed-out').isSent, new AiProviderError('unreachable').isSent]).toEqual([
      true,
      false,
    ]);
  });

  it('does not affect other models', async () => {
    const { state, ask, fail } = guarded();
    await fail('failed', FAILURES_UNTIL_OPEN);
    state.fault = null;
    expect(await ask(economy)).toBe('answer');
  });

  it('allows one trial call after the pause, and closes on success', async () => {
    const { state, ask, fail, advance } = guarded();
    await fail('timed-out', FAILURES_UNTIL_OPEN);
    state.fault = null;
    advance(REST_MS - 1);
    expect(await ask()).toBe('timed-out');
    advance(1);
    expect(await Promise.all([ask(), ask()])).toEqual(['answer', 'timed-out']);
    expect(await ask()).toBe('answer');
  });

  it('does not wait longer after a clock was set back', async () => {
    const { state, ask, fail, advance } = guarded();
    await fail('timed-out', FAILURES_UNTIL_OPEN);
    state.fault = null;
    advance(-DAY);
    expect(await ask()).toBe('answer');
  });

  it('reopens when the trial fails', async () => {
    const { state, ask, fail, advance } = guarded();
    await fail('timed-out', FAILURES_UNTIL_OPEN);
    advance(REST_MS);
    await fail('failed', 1);
    state.fault = null;
    expect(await ask()).toBe('failed');
  });
});

describe('concurrent calls', () => {
  /** A provider that answers when the test says so, and a call of a network that returns its fault, if any. */
  function waiting() {
    const answers: (() => void)[] = [];
    const provider = guardAiProvider(
      { complete: () => new Promise((resolve) => answers.push(() => resolve('answer'))) },
      createFakeClock('2026-11-21T10:00:00Z').clock,
    );
    const call = (...networks: string[]) =>
      provider.complete(standard, networks).catch((error: AiProviderError) => error.fault);
    /** Answers all running calls. */
    const answer = () => answers.splice(0).forEach((resolve) => resolve());
    return { answers, call, answer };
  }

  it('are limited to eight; the ninth is rejected and does not count as a failure', async () => {
    const { call, answer } = waiting();
    const calls = Array.from({ length: MAX_CONCURRENT_CALLS }, (_, index) => call(`network ${index}`));
    expect(await call('one more')).toBe('busy');
    answer();
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['answer']));
    const next = call('one more');
    answer();
    expect(await next).toBe('answer');
  });

  it.each([
    ['one network', 2, () => ['a:b:c:d', 'a:b:c', 'a:b']],
    ['many /64 of one /48', 3, (index: number) => [`a:b:c:${index}`, 'a:b:c', 'a:b']],
    ['many /48 of one /32', 4, (index: number) => [`a:b:${index}:0`, `a:b:${index}`, 'a:b']],
  ])('from %s hold at most %d slots; other networks get the rest', async (_title, most, networksOf) => {
    const { answers, call, answer } = waiting();
    const calls = Array.from({ length: MAX_CONCURRENT_CALLS }, (_, index) => call(...networksOf(index)));
    expect(answers).toHaveLength(most);
    const other = call('192.0.2', '192.0');
    expect(answers).toHaveLength(most + 1);
    answer();
    expect(await other).toBe('answer');
    expect((await Promise.all(calls)).filter((outcome) => outcome === 'answer')).toHaveLength(most);
    const next = call(...networksOf(0));
    answer();
    expect(await next).toBe('answer');
  });
});
