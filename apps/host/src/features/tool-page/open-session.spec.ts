import type { EngineWorkerAnswer } from '@seller-toolbox/catalogue/engine-worker';
import { createOpenSession } from './open-session.ts';

/** A worker that a test answers for. */
class MadeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;
  postMessage(request: unknown) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: EngineWorkerAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function opened() {
  const worker = new MadeWorker();
  // As much of a worker as a session needs.
  const session = createOpenSession(() => worker as unknown as Worker)('a-tool');
  return { worker, session };
}

const turn = () => Promise.resolve().then(() => undefined);
const nothing = () => undefined;

describe('a session in a worker', () => {
  it('sends all requests to one worker, and reports progress', async () => {
    const { worker, session } = opened();
    const shares: number[] = [];
    const first = session.ask({ kind: 'read' }, (share) => shares.push(share));
    await turn();
    worker.say({ kind: 'progress', share: 0.5 });
    worker.say({ kind: 'answer', answer: 'one' });
    expect(await first).toBe('one');
    const second = session.ask({ kind: 'rows' }, nothing);
    await turn();
    worker.say({ kind: 'answer', answer: 'two' });
    expect(await second).toBe('two');
    expect(shares).toEqual([0.5]);
    expect(worker.asked).toEqual([
      { toolId: 'a-tool', question: { kind: 'read' } },
      { toolId: 'a-tool', question: { kind: 'rows' } },
    ]);
    session.end();
    await turn();
    expect(worker.isEnded).toBe(true);
  });

  it('rejects running requests when it is closed, and accepts no more', async () => {
    const { worker, session } = opened();
    const answer = session.ask({}, nothing);
    await turn();
    session.end();
    await expect(answer).rejects.toThrow('the session is closed');
    await expect(session.ask({}, nothing)).rejects.toThrow('the session is closed');
    expect(worker.isEnded).toBe(true);
  });

  it('fails when the worker fails', async () => {
    const { worker, session } = opened();
    const answer = session.ask({}, nothing);
    await turn();
    worker.say({ kind: 'failed', message: 'out of memory' });
    await expect(answer).rejects.toThrow('out of memory');
    expect(worker.isEnded).toBe(true);
  });
});
