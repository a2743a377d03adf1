import { defineEngine, ruleSetField, type RuleSet } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { NumberField, ToolFrame, useTool } from './index.ts';

const RULE_SETS: readonly RuleSet[] = [
  { id: 'standard', effectiveFrom: null, source: { name: 'text' }, checkedOn: '2026-11-21' },
  { id: 'fees-2026-01-15', effectiveFrom: '2026-01-15', source: { name: 'card' }, checkedOn: '2026-11-21' },
];

const description = {
  inputSchema: z.strictObject({ weight: z.number(), ruleSet: ruleSetField(['standard', 'fees-2026-01-15']) }),
  outputSchema: z.strictObject({ fee: z.number() }),
  examples: [{ name: 'one', input: { weight: 1 }, expected: { fee: 2 } }] as const,
  ruleSets: RULE_SETS,
};
const whole = defineEngine({
  ...description,
  examples: [description.examples[0]],
  run: ({ weight, ruleSet }) => ({ fee: weight * (ruleSet === 'standard' ? 2 : 3) }),
});
const small: typeof whole = { ...whole, run: ({ ruleSet }) => ({ fee: ruleSet === 'standard' ? 2 : 3 }) };

interface Loads {
  readonly asked: number;
  readonly arrive: () => Promise<void>;
  readonly break: () => Promise<void>;
}

/** Shows a tool that opens with the small engine. */
async function show(): Promise<Loads> {
  const waiting: ReturnType<typeof defer<typeof whole>>[] = [];
  const load = () => {
    const deferred = defer<typeof whole>();
    waiting.push(deferred);
    return deferred.promise;
  };
  function DemoFee() {
    const tool = useTool(small, { load });
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
  await renderTool(DemoFee, { manifest: sampleManifest({ id: 'demo-fee' }), words: {} });
  return {
    get asked() {
      return waiting.length;
    },
    arrive: () => act(async () => waiting.at(-1)?.resolve(whole)),
    break: () => act(async () => waiting.at(-1)?.reject(new Error('offline'))),
  };
}

function defer<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((take, refuse) => {
    resolve = take;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

const fees = () => screen.getByLabelText('fees').textContent;
const addDigit = () => userEvent.type(screen.getByRole('textbox'), '0');

describe('a page that opens without the whole engine', () => {
  it('shows the worked example by all rules, and loads nothing', async () => {
    const loads = await show();
    expect(fees()).toBe('2 3');
    expect(loads.asked).toBe(0);
  });

  it('goes on showing it until the engine has come, then answers at once', async () => {
    const loads = await show();
    await addDigit();
    expect(fees()).toBe('2 unknown');
    await loads.arrive();
    expect(fees()).toBe('20 30');
    await addDigit();
    expect(fees()).toBe('200 300');
    expect(loads.asked).toBe(1);
  });

  it('says so where the engine does not come, and asks again', async () => {
    const loads = await show();
    await addDigit();
    await loads.break();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await loads.arrive();
    expect(fees()).toBe('20 30');
  });
});
