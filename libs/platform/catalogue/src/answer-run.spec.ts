import { tools } from './index.ts';
import { answerRun } from './answer-run.ts';
import type { EngineWorkerAnswer } from './engine-worker-messages.ts';
import { loadEngine } from './engines.ts';

const nowhere = () => undefined;

describe('a run in the worker', () => {
  it.each(tools.map(({ id }) => id))(
    'answers what the engine of %s computes of its example',
    async (toolId) => {
      const engine = await loadEngine(toolId);
      const input = engine?.examples[0].input ?? {};
      expect(await answerRun({ toolId, input, now: 0 }, nowhere)).toMatchObject({
        kind: 'result',
        result: { ok: true },
      });
    },
  );

  it('tells how far it is, never beyond the whole', async () => {
    const told: EngineWorkerAnswer[] = [];
    const toolId = 'word-frequency-analyzer';
    await answerRun({ toolId, input: { text: 'word '.repeat(20_000) }, now: 0 }, (one) => told.push(one));
    expect(told).not.toEqual([]);
    for (const one of told) {
      expect(one).toEqual({ kind: 'progress', share: expect.any(Number) });
      if (one.kind === 'progress') expect(one.share).toBeLessThanOrEqual(1);
    }
  });

  it('fails when no tool has the id', async () => {
    expect(await answerRun({ toolId: 'nothing', input: {}, now: 0 }, nowhere)).toEqual({
      kind: 'failed',
      message: 'no tool nothing',
    });
  });
});
