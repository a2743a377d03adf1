import { loadInPause } from './load-in-pause.ts';

const PAUSE = 1500;

// One clock for all: the last input of one test is no input of the next.
beforeAll(() => jest.useFakeTimers());
afterEach(() => jest.advanceTimersByTime(PAUSE));
afterAll(() => jest.useRealTimers());

const press = () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function start(afterMs?: number) {
  const steps: string[] = [];
  let arrive: (part: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const cancel = loadInPause(
    () => {
      steps.push('load');
      return new Promise<string>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      });
    },
    (part) => steps.push(part),
    afterMs,
  );
  return { steps, cancel, arrive: () => arrive('show'), fail: () => fail(new Error('offline')) };
}

describe('loadInPause', () => {
  it('loads after the given time and shows what arrives', async () => {
    const { steps, arrive } = start(1000);
    await pass(999);
    expect(steps).toEqual([]);
    await pass(1);
    expect(steps).toEqual(['load']);
    arrive();
    await pass(0);
    expect(steps).toEqual(['load', 'show']);
  });

  it('neither loads nor shows while the visitor types', async () => {
    const { steps, arrive } = start();
    press();
    await pass(PAUSE - 1);
    expect(steps).toEqual([]);
    await pass(1);
    press();
    arrive();
    await pass(PAUSE - 1);
    expect(steps).toEqual(['load']);
    await pass(1);
    expect(steps).toEqual(['load', 'show']);
  });

  it('shows nothing where loading fails', async () => {
    const { steps, fail } = start();
    await pass(0);
    fail();
    await pass(2 * PAUSE);
    expect(steps).toEqual(['load']);
  });

  it('does nothing more after it is cancelled, in each step', async () => {
    const early = start();
    early.cancel();
    await pass(0);
    expect(early.steps).toEqual([]);

    const loading = start();
    await pass(0);
    loading.cancel();
    loading.arrive();
    await pass(2 * PAUSE);
    expect(loading.steps).toEqual(['load']);

    const arrived = start();
    await pass(0);
    press();
    arrived.arrive();
    await pass(0);
    arrived.cancel();
    await pass(2 * PAUSE);
    expect(arrived.steps).toEqual(['load']);
  });
});
