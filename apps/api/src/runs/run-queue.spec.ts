import { createRunQueue, type RunQueue } from './run-queue.ts';

const never = new AbortController().signal;
const caller = (network: string | null, signal = never) => ({
  networks: network === null ? [] : network.split(' < '),
  signal,
});

/** A task that the test ends. */
function pendingTask() {
  let end = (_result: string) => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { task: () => ended, end };
}

/** A queue in which `count` tasks of different callers run or wait. */
function queueWith(count: number, queue: RunQueue) {
  const tasks = Array.from({ length: count }, pendingTask);
  const results = tasks.map(({ task }, at) => queue.run(task, caller(`caller ${at}`)));
  return { tasks, results };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createRunQueue', () => {
  it('runs as many tasks as it has places, and the others in their order', async () => {
    const queue = createRunQueue({ slots: 2, maxWaiting: 4 });
    const { tasks, results } = queueWith(4, queue);
    await settle();
    expect(queue.counts()).toEqual({ running: 2, waiting: 2 });
    tasks.forEach(({ end }, at) => end(`result ${at}`));
    expect(await Promise.all(results)).toEqual(['result 0', 'result 1', 'result 2', 'result 3']);
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it('gives the place of a failed task to the next one', async () => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 2 });
    const failed = queue.run(() => Promise.reject(new Error('broken')), caller('a'));
    const next = queue.run(async () => 'next', caller('b'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('rejects a task when its queue is full', async () => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 2 });
    const { tasks } = queueWith(3, queue);
    await settle();
    expect(await queue.run(async () => 'late', caller('late'))).toBe('busy');
    tasks.forEach(({ end }) => end(''));
  });

  it.each([
    ['one /64', 2, () => 'a:b:c:d < a:b:c < a:b'],
    ['many /64 of one /48', 3, (at: number) => `a:b:c:${at} < a:b:c < a:b`],
    ['many /48 of one /32', 4, (at: number) => `a:b:${at}:0 < a:b:${at} < a:b`],
    ['many /24 of one /16', 3, (at: number) => `10.0.${at} < 10.0`],
  ])('lets tasks from %s take %i of 8 places in the queue', async (_title, share, networks) => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 8 });
    const { task, end } = pendingTask();
    const greedy = Array.from({ length: 8 }, (_, at) => queue.run(task, caller(networks(at))));
    const other = queue.run(async () => 'other', caller('192.0.2 < 192.0'));
    end('done');
    const outcomes = await Promise.all(greedy);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(share);
    expect(outcomes.filter((outcome) => outcome === 'over-share')).toHaveLength(8 - share);
    expect(await other).toBe('other');
    expect(await queue.run(async () => 'again', caller(networks(0)))).toBe('again');
  });

  it('leaves a place free that only networks at their share wait for', async () => {
    const queue = createRunQueue({ slots: 2, maxWaiting: 40 });
    const tasks = Array.from({ length: 5 }, pendingTask);
    const greedy = tasks.map(({ task }, at) => queue.run(task, caller(`10.0.${at} < 10.0`)));
    await settle();
    expect(queue.counts()).toEqual({ running: 1, waiting: 4 });
    expect(await queue.run(async () => 'other', caller('192.0.2 < 192.0'))).toBe('other');
    tasks.forEach(({ end }) => end('done'));
    expect(await Promise.all(greedy)).toEqual(tasks.map(() => 'done'));
  });

  it('serves waiting networks in turn, the widest first, and the tasks of one in their order', async () => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 100 });
    const first = pendingTask();
    const running = queue.run(first.task, caller('x < y'));
    const served: string[] = [];
    const waiting = ['a1 < a', 'a1 < a', 'a1 < a', 'a2 < a', 'b1 < b', 'c1 < c', 'b1 < b'].map(
      (networks, at) => queue.run(async () => served.push(`${networks.slice(0, 2)} ${at}`), caller(networks)),
    );
    await settle();
    first.end('');
    await Promise.all([running, ...waiting]);
    expect(served).toEqual(['a1 0', 'b1 4', 'c1 5', 'a2 3', 'b1 6', 'a1 1', 'a1 2']);
  });

  it('serves a network that comes late after one task of each network before it', async () => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 100 });
    const served: string[] = [];
    const tasks = Array.from({ length: 6 }, pendingTask);
    const greedy = tasks.map(({ task }) =>
      queue.run(task, caller('greedy')).then(() => served.push('greedy')),
    );
    await settle();
    const late = queue.run(async () => served.push('late'), caller('late'));
    tasks.forEach(({ end }) => end(''));
    await Promise.all([...greedy, late]);
    expect(served.indexOf('late')).toBeLessThanOrEqual(2);
  });

  it('gives a caller without networks the whole queue', async () => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 2 });
    const { task, end } = pendingTask();
    const all = [1, 2, 3].map(() => queue.run(task, caller(null)));
    end('done');
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  });

  it('removes a waiting task whose caller left', async () => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 2 });
    const { tasks } = queueWith(1, queue);
    const leaving = new AbortController();
    let hasRun = false;
    const left = queue.run(async () => (hasRun = true), caller('b', leaving.signal));
    leaving.abort();
    expect(await left).toBe('cancelled');
    expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
    tasks[0]?.end('');
    expect(hasRun).toBe(false);
  });

  it('when draining, rejects waiting tasks and ends running ones', async () => {
    const queue = createRunQueue({ slots: 1, maxWaiting: 2 });
    const { tasks, results } = queueWith(2, queue);
    await settle();
    queue.drain();
    expect(await results[1]).toBe('busy');
    expect(await queue.run(async () => 'late', caller('late'))).toBe('busy');
    tasks[0]?.end('done');
    expect(await results[0]).toBe('done');
    expect(await queue.run(async () => 'free', caller('late'))).toBe('free');
  });
});
