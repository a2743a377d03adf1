import { answerAnnouncements, MAX_AGE_MS } from './announcements.ts';

const NOON = 1_795_300_000_000;

function stage() {
  const state = {
    isReachable: true,
    isStorageFull: false,
    status: 200,
    now: NOON,
    cached: undefined as Response | undefined,
  };
  const ask = async () => {
    const answer = await answerAnnouncements({
      network: () =>
        state.isReachable
          ? Promise.resolve(new Response('fresh', { status: state.status }))
          : Promise.reject(new TypeError('failed')),
      read: async () => {
        if (state.isStorageFull) throw new DOMException('full', 'QuotaExceededError');
        return state.cached?.clone();
      },
      store: async (response) => {
        if (state.isStorageFull) throw new DOMException('full', 'QuotaExceededError');
        state.cached = response;
      },
      now: () => state.now,
    });
    return answer.text();
  };
  return { state, ask };
}

describe('announcements without a connection', () => {
  it('come from the service while it answers, and are cached', async () => {
    const { state, ask } = stage();
    expect(await ask()).toBe('fresh');
    expect(await state.cached?.clone().text()).toBe('fresh');
  });

  it('are not cached when the service rejected', async () => {
    const { state, ask } = stage();
    state.status = 500;
    await ask();
    expect(state.cached).toBeUndefined();
  });

  it.each([
    [0, true],
    [MAX_AGE_MS, true],
    [MAX_AGE_MS + 1, false],
    [-1, false],
  ])('are the cached ones %i ms later: %p', async (later, isShown) => {
    const { state, ask } = stage();
    await ask();
    state.isReachable = false;
    state.now = NOON + later;
    if (isShown) expect(await ask()).toBe('fresh');
    else await expect(ask()).rejects.toThrow('failed');
  });

  it('fail as without a worker if nothing is cached', async () => {
    const { state, ask } = stage();
    state.isReachable = false;
    await expect(ask()).rejects.toThrow('failed');
  });

  it('behave as without a worker when the storage is full', async () => {
    const { state, ask } = stage();
    state.isStorageFull = true;
    expect(await ask()).toBe('fresh');
    state.isReachable = false;
    await expect(ask()).rejects.toThrow('failed');
  });
});
