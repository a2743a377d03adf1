import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { defineEngine, type Engine } from '@seller-toolbox/tool-contract';
import { NumberField, ToolFrame, type DeferredEngine } from '@seller-toolbox/tool-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { useLintedTool } from './use-linted-tool.ts';

const description = {
  inputSchema: z.strictObject({ weight: z.number() }),
  outputSchema: z.strictObject({ fee: z.number() }),
  ruleSets: [],
  ruleScope: null,
};
type Fee = Engine<typeof description.inputSchema, typeof description.outputSchema>;
const examples: Fee['examples'] = [{ name: 'one', input: { weight: 1 }, expected: {} }];
const times = (factor: number): Fee =>
  defineEngine({ ...description, examples, run: ({ weight }) => ({ fee: weight * factor }) });
const first = times(2);
const linted = times(1000);
const deferred: DeferredEngine<Fee> = {
  ...description,
  examples,
  exampleOutputs: { standard: { fee: 2 } },
  load: async () => first,
};

let loads = 0;
async function loadLinted() {
  loads += 1;
  return linted;
}

function show(engine: Fee | DeferredEngine<Fee>) {
  function DemoFee() {
    const tool = useLintedTool(engine, loadLinted, {});
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
        results={<p aria-label="fee">{tool.output?.fee}</p>}
      />
    );
  }
  return renderTool(DemoFee, { manifest: sampleManifest({ id: 'demo-fee' }), words: {} });
}

describe('useLintedTool', () => {
  beforeEach(() => {
    loads = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  const shown = () => [screen.getByLabelText('fee').textContent, loads];

  it.each([
    ['static', first],
    ['deferred', deferred],
  ])('answers by its %s engine, and by the one with the linter two seconds later', async (_kind, engine) => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await show(engine);
    await wait(5000);
    expect(shown()).toEqual(['2', 0]);
    await user.type(screen.getByRole('textbox'), '0');
    await wait(1900);
    expect(shown()).toEqual(['20', 0]);
    await wait(100);
    expect(shown()).toEqual(['10000', 1]);
    await user.type(screen.getByRole('textbox'), '0');
    expect(shown()).toEqual(['100000', 1]);
  });
});
