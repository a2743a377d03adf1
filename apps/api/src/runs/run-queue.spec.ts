import { createRunQueue, type RunQueue } from './run-queue.ts';

const never = new AbortController().signal;
const caller = (id: string | null, signal = never) => ({ id, signal });

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
    const queue = createRunQueue({ places: 2, maxWaiting: 4 });
    const { tasks, results } = queueWith(4, queue);
    await settle();
    expect(queue.counts()).toEqual({ running: 2, waiting: 2 });
    tasks.forEach(({ end }, at) => end(`result ${at}`));
    expect(await Promise.all(results)).toEqual(['result 0', 'result 1', 'result 2', 'result 3']);
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it('gives the place of a failed task to the next one', async () => {
    const queue = createRunQueue({ places: 1, maxWaiting: 2 });
    const failed = queue.run(() => Promise.reject(new Error('broken')), caller('a'));
    const next = queue.run(async () => 'next', caller('b'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('rejects a task when its queue is full', async () => {
    const queue = createRunQueue({ places: 1, maxWaiting: 2 });
    const { tasks } = queueWith(3, queue);
    await settle();
    expect(await queue.run(async () => 'late', caller('late'))).toBe('busy');
    tasks.forEach(({ end }) => end(''));
  });

  it('leaves half of the queue to other callers', async () => {
    const queue = createRunQueue({ places: 1, maxWaiting: 4 });
    const { task, end } = pendingTask();
    const own = [queue.run(task, caller('greedy')), queue.run(task, caller('greedy'))];
    expect(await queue.run(task, caller('greedy'))).toBe('over-share');
    const other = queue.run(async () => 'other', caller('other'));
    end('done');
    expect(await Promise.all([...own, other])).toEqual(['done', 'done', 'other']);
    expect(await queue.run(async () => 'again', caller('greedy'))).toBe('again');
  });

  it('gives a caller without an id the whole queue', async () => {
    const queue = createRunQueue({ places: 1, maxWaiting: 2 });
    const { task, end } = pendingTask();
    const all = [1, 2, 3].map(() => queue.run(task, caller(null)));
    end('done');
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  });

  it('removes a waiting task whose caller left', async () => {
    const queue = createRunQueue({ places: 1, maxWaiting: 2 });
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
    const queue = createRunQueue({ places: 1, maxWaiting: 2 });
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
