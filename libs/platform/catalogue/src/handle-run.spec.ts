import { tools } from './index.ts';
import { handleRun } from './handle-run.ts';
import type { EngineWorkerAnswer } from './engine-worker-messages.ts';
import { loadEngine } from './engines.ts';

const ignore = () => undefined;

describe('handleRun', () => {
  it.each(tools.map(({ id }) => id))(
    'answers what the engine of %s computes of its example',
    async (toolId) => {
      const engine = await loadEngine(toolId);
      const input = engine?.examples[0].input ?? {};
      expect(await handleRun({ toolId, input, now: 0 }, ignore)).toMatchObject({
        kind: 'result',
        result: { ok: true },
      });
    },
  );

  it('posts progress, never above 1', async () => {
    const posted: EngineWorkerAnswer[] = [];
    const toolId = 'word-frequency-analyzer';
    await handleRun({ toolId, input: { text: 'word '.repeat(20_000) }, now: 0 }, (one) => posted.push(one));
    expect(posted).not.toEqual([]);
    for (const one of posted) {
      expect(one).toEqual({ kind: 'progress', share: expect.any(Number) });
      if (one.kind === 'progress') expect(one.share).toBeLessThanOrEqual(1);
    }
  });

  it('continues a search for the given time, and posts better answers', async () => {
    const posted: EngineWorkerAnswer[] = [];
    let now = 0;
    const boxes = [17, 13, 11].map((length) => ({
      id: String(length),
      length,
      width: 9,
      height: 7,
      weight: 0.1,
      quantity: 30,
    }));
    const request = { toolId: 'packing-calculator', input: { boxes }, now: 0, searchFor: 1000 };
    const last = await handleRun(
      request,
      (one) => posted.push(one),
      () => (now += 10),
    );
    expect(posted.map(({ kind }) => kind)).toContain('better');
    expect(last).toMatchObject({ kind: 'result', result: { ok: true, output: { mode: 'recommend' } } });
  });

  it('fails when no tool has the id', async () => {
    expect(await handleRun({ toolId: 'nothing', input: {}, now: 0 }, ignore)).toEqual({
      kind: 'failed',
      message: 'no tool nothing',
    });
  });
});
