import type { EngineWorkerAnswer } from '@seller-toolbox/catalogue/engine-worker';
import { createRunInWorker } from './run-in-worker.ts';

/** A worker that answers when the test says so. */
class MadeWorker extends EventTarget {
  readonly received: unknown[] = [];
  handedOver: readonly Transferable[] = [];
  ended = 0;

  postMessage(message: unknown, transfer: readonly Transferable[]) {
    this.received.push(message);
    this.handedOver = transfer;
  }

  terminate() {
    this.ended += 1;
  }

  answer(data: EngineWorkerAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const run = { toolId: 'tool', input: { text: 'a' }, now: 5 };

function start(controller = new AbortController()) {
  const worker = new MadeWorker();
  const shares: number[] = [];
  // Only what the page uses of a worker.
  const runInWorker = createRunInWorker(() => worker as unknown as Worker);
  const outputs: unknown[] = [];
  const answer = runInWorker(run, {
    progress: (share) => shares.push(share),
    better: (output) => outputs.push(output),
    signal: controller.signal,
  });
  return { worker, shares, outputs, answer, controller };
}

describe('a run in a worker', () => {
  it('posts one request, reports progress, and resolves with the result', async () => {
    const { worker, shares, answer } = start();
    worker.answer({ kind: 'progress', share: 0.5 });
    expect(worker.ended).toBe(0);
    worker.answer({ kind: 'result', result: { ok: true, output: 7 } });
    expect(await answer).toEqual({ ok: true, output: 7 });
    expect([worker.received, shares, worker.ended]).toEqual([[run], [0.5], 1]);
  });

  it('transfers only the named buffers', async () => {
    const worker = new MadeWorker();
    const runInWorker = createRunInWorker(() => worker as unknown as Worker);
    const { signal } = new AbortController();
    const pixels = new Uint8Array(4);
    void runInWorker(run, { progress: () => undefined, signal });
    expect(worker.handedOver).toEqual([]);
    void runInWorker(run, { progress: () => undefined, signal, transfer: [pixels.buffer] });
    expect(worker.handedOver).toEqual([pixels.buffer]);
  });

  it('reports intermediate results', async () => {
    const { worker, outputs, answer } = start();
    worker.answer({ kind: 'better', output: 5 });
    worker.answer({ kind: 'better', output: 6 });
    expect([outputs, worker.ended]).toEqual([[5, 6], 0]);
    worker.answer({ kind: 'result', result: { ok: true, output: 7 } });
    expect(await answer).toEqual({ ok: true, output: 7 });
  });

  it('ends immediately when it is cancelled', async () => {
    const { worker, answer, controller } = start();
    controller.abort();
    expect(worker.ended).toBe(1);
    await expect(answer).rejects.toThrow('aborted');
  });

  it('leaves the worker alone when it is cancelled after the result', async () => {
    const { worker, answer, controller } = start();
    worker.answer({ kind: 'result', result: { ok: true, output: 7 } });
    await answer;
    controller.abort();
    expect(worker.ended).toBe(1);
  });

  it('starts no worker if it was cancelled before', async () => {
    const controller = new AbortController();
    controller.abort();
    const { worker, answer } = start(controller);
    await expect(answer).rejects.toThrow('aborted');
    expect(worker.received).toEqual([]);
  });

  it('fails when the engine threw', async () => {
    const { worker, answer } = start();
    worker.answer({ kind: 'failed', message: 'no tool tool' });
    await expect(answer).rejects.toThrow('no tool tool');
    expect(worker.ended).toBe(1);
  });

  it.each(['error', 'messageerror'])('fails and ends on the event %s', async (type) => {
    const { worker, answer } = start();
    worker.dispatchEvent(new Event(type));
    await expect(answer).rejects.toThrow();
    expect(worker.ended).toBe(1);
  });
});
