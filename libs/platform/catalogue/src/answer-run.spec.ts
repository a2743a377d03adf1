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

  it('searches on for the time that is given, and tells better answers on the way', async () => {
    const told: EngineWorkerAnswer[] = [];
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
    const last = await answerRun(
      request,
      (one) => told.push(one),
      () => (now += 10),
    );
    expect(told.map(({ kind }) => kind)).toContain('better');
    expect(last).toMatchObject({ kind: 'result', result: { ok: true, output: { mode: 'recommend' } } });
  });

  it('fails when no tool has the id', async () => {
    expect(await answerRun({ toolId: 'nothing', input: {}, now: 0 }, nowhere)).toEqual({
      kind: 'failed',
      message: 'no tool nothing',
    });
  });
});
