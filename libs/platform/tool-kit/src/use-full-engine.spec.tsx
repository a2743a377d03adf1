import { defineEngine, ruleSetField, type RuleSet } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NumberField, ToolFrame, useTool, type DeferredEngine, type ToolEnvironment } from './index.ts';

const RULE_SETS: readonly RuleSet[] = [
  { id: 'standard', effectiveFrom: null, source: { name: 'text' }, checkedOn: '2026-11-21' },
  { id: 'fees-2026-01-15', effectiveFrom: '2026-01-15', source: { name: 'card' }, checkedOn: '2026-11-21' },
];

const description = {
  inputSchema: z.strictObject({ weight: z.number(), ruleSet: ruleSetField(['standard', 'fees-2026-01-15']) }),
  outputSchema: z.strictObject({ fee: z.number() }),
  examples: [{ name: 'one', input: { weight: 1 }, expected: { fee: 2 } }] as const,
  ruleSets: RULE_SETS,
  ruleScope: null,
};
const full = defineEngine({
  ...description,
  examples: [description.examples[0]],
  run: ({ weight, ruleSet }) => ({ fee: weight * (ruleSet === 'standard' ? 2 : 3) }),
});
const EXAMPLE_OUTPUTS = { standard: { fee: 2 }, 'fees-2026-01-15': { fee: 3 } };

interface Loads {
  readonly asked: number;
  readonly arrive: () => Promise<void>;
  readonly break: () => Promise<void>;
}

type Load = () => Promise<typeof full>;
const deferredWith = (load: Load): DeferredEngine<typeof full> => ({
  ...description,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load,
});
/** Stored outputs for even instants. */
const dailyWith = (load: Load): DeferredEngine<typeof full> => ({
  ...description,
  exampleOutputs: (instant) => (instant % 2 === 0 ? EXAMPLE_OUTPUTS : undefined),
  load,
});

const NOW = Date.UTC(2026, 10, 21, 12);

/** Shows a tool that loads its engine later. */
async function show(engineOf = deferredWith, now = NOW): Promise<Loads> {
  const waiting: ReturnType<typeof defer<typeof full>>[] = [];
  const load = () => {
    const loading = defer<typeof full>();
    waiting.push(loading);
    return loading.promise;
  };
  const deferred = engineOf(load);
  function DemoFee() {
    const tool = useTool(deferred);
    return (
      <ToolFrame
        tool={tool}
        progress="own"
        inputs={
          <NumberField
            label="Weight"
            value={tool.input.weight}
            onValueChange={(weight) => tool.change({ weight: weight ?? 0 })}
            whenUnreadable={0}
          />
        }
        announcement=""
        results={
          <p aria-label="fees">
            {tool.output?.fee} {tool.outputInForce?.fee ?? 'unknown'}
          </p>
        }
      />
    );
  }
  await renderTool(DemoFee, { manifest: sampleManifest({ id: 'demo-fee' }), words: {}, now });
  return {
    get asked() {
      return waiting.length;
    },
    arrive: () => act(async () => waiting.at(-1)?.resolve(full)),
    break: () => act(async () => waiting.at(-1)?.reject(new Error('offline'))),
  };
}

function defer<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((take, fail) => {
    resolve = take;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const fees = () => screen.getByLabelText('fees').textContent;
const addDigit = () => userEvent.type(screen.getByRole('textbox'), '0');

describe('a page with a deferred engine', () => {
  it('shows the stored outputs of the worked example by all rule sets and loads nothing', async () => {
    const loads = await show();
    expect(fees()).toBe('2 3');
    expect(loads.asked).toBe(0);
  });

  it('shows the last output until the engine is loaded, then computes in the same render', async () => {
    const loads = await show();
    await addDigit();
    expect(fees()).toBe('2 unknown');
    await loads.arrive();
    expect(fees()).toBe('20 30');
    await addDigit();
    expect(fees()).toBe('200 300');
    expect(loads.asked).toBe(1);
  });

  it('shows that loading failed and loads again on "Try again"', async () => {
    const loads = await show();
    await addDigit();
    await loads.break();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await loads.arrive();
    expect(fees()).toBe('20 30');
  });
});

describe('a page whose stored outputs depend on the day', () => {
  it('shows the stored outputs of the instant and loads nothing', async () => {
    const loads = await show(dailyWith, NOW);
    expect(fees()).toBe('2 3');
    expect(loads.asked).toBe(0);
  });

  it('loads the engine for an instant without stored outputs', async () => {
    const loads = await show(dailyWith, NOW + 1);
    expect(loads.asked).toBeGreaterThan(0);
    await loads.arrive();
    expect(fees()).toBe('2 3');
  });
});

describe('a page with a deferred engine, a worker and short runs', () => {
  const started: number[] = [];

  /** Weights below 100 are short. */
  async function showWithWorker() {
    const load = jest.fn(() => Promise.resolve(full));
    const engine: DeferredEngine<typeof full> = {
      ...deferredWith(load),
      exampleOutputs: (_, supplied) => (supplied?.weight === 5 ? EXAMPLE_OUTPUTS : undefined),
    };
    const supplied = { weight: 5 };
    function DemoFee() {
      const [isSupplied, setSupplied] = useState(true);
      const tool = useTool(engine, {
        isLong: ({ weight }) => weight >= 100,
        ...(isSupplied ? { supplied } : {}),
      });
      return (
        <ToolFrame
          tool={tool}
          inputs={
            <NumberField
              label="Weight"
              value={tool.input.weight}
              onValueChange={(weight) => {
                setSupplied(false);
                tool.change({ weight: weight ?? 0 });
              }}
              whenUnreadable={0}
            />
          }
          announcement=""
          results={<p aria-label="fees">{tool.output?.fee}</p>}
        />
      );
    }
    const manifest = sampleManifest({ id: 'demo-fee', runsIn: 'worker' });
    const runInWorker: ToolEnvironment['runInWorker'] = ({ input }) => {
      const { weight } = full.inputSchema.parse(input);
      started.push(weight);
      return Promise.resolve({ ok: true, output: { fee: weight } });
    };
    await renderTool(DemoFee, { manifest, words: {}, now: NOW, environment: { runInWorker } });
    return load;
  }

  it('loads the engine for short runs and starts the worker for long ones; stored outputs depend on what the page supplies', async () => {
    const load = await showWithWorker();
    expect(fees()).toBe('2');
    expect(load).not.toHaveBeenCalled();
    await addDigit();
    await waitFor(() => expect(fees()).toBe('20'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(started).toEqual([]);
    await addDigit();
    await waitFor(() => expect(fees()).toBe('100'));
    expect(started).toEqual([100]);
  });
});
