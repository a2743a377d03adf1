import { defineEngine, ruleSetField, type RuleSet } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool, type RenderToolOptions } from '@seller-toolbox/testing/screen';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { createMemoryStorage, InForceHint, NumberField, ToolFrame, useTool, useToolWords } from './index.ts';

const RULE_SETS: readonly RuleSet[] = [
  { id: 'standard', effectiveFrom: null, source: { name: 'text' }, checkedOn: '2026-11-21' },
  { id: 'fees-2026-01-15', effectiveFrom: '2026-01-15', source: { name: 'card' }, checkedOn: '2026-11-21' },
];

const engine = defineEngine({
  inputSchema: z.strictObject({
    weight: z.number().check(z.gte(0), z.lte(100)),
    ruleSet: ruleSetField(['standard', 'fees-2026-01-15']),
  }),
  outputSchema: z.strictObject({ fee: z.number(), ruleSet: z.string() }),
  run: ({ weight, ruleSet }) => ({ fee: weight * (ruleSet === 'standard' ? 2 : 3), ruleSet }),
  examples: [{ name: 'one', input: { weight: 1 }, expected: { fee: 2 } }],
  ruleSets: RULE_SETS,
});

const manifest = sampleManifest({ id: 'demo-fee', category: 'financial' });

const words = { catalogue: { title: 'Demo fee', line: 'A fee' }, findings: {} };

function DemoFee() {
  const tool = useTool(engine, { describeUse: ({ ruleSet }) => ({ ruleSet }) });
  const { problemAt } = useToolWords<typeof words>();
  return (
    <ToolFrame
      tool={tool}
      inputs={
        <NumberField
          label="Weight"
          value={tool.input.weight}
          onValueChange={(weight) => tool.change({ weight: weight ?? 0 })}
          whenUnreadable={0}
          error={problemAt(tool.problems, 'weight')}
        />
      }
      figure={<output aria-label="Fee">{tool.output?.fee}</output>}
      announcement={`Fee ${tool.output?.fee}`}
      standardFigure={tool.outputByStandard && `Fee ${tool.outputByStandard.fee}`}
      results={
        <>
          <InForceHint ruleSet={tool.ruleSet}>In force: {tool.outputInForce?.fee}</InForceHint>
          <button type="button" onClick={() => tool.trackUse({ action: 'save' })}>
            Save
          </button>
          <button type="button" onClick={() => tool.trackAction({ action: 'copy' })}>
            Take
          </button>
        </>
      }
    />
  );
}

const show = (options: Partial<RenderToolOptions> = {}) =>
  renderTool(DemoFee, { manifest, words, ...options });
const fee = () => screen.getByLabelText('Fee');
const weight = () => screen.getByRole('textbox', { name: 'Weight' });

async function type(text: string) {
  await userEvent.clear(weight());
  await userEvent.type(weight(), text);
}

describe('the first input of a tool', () => {
  it('is the first example', async () => {
    await show();
    expect(fee()).toHaveTextContent('2');
  });

  it('is the stored input where there is one', async () => {
    const storage = createMemoryStorage();
    storage.write('input:demo-fee', { weight: 4 });
    await show({ storage });
    expect(fee()).toHaveTextContent('8');
  });

  it('is the input of the link before the stored one', async () => {
    const storage = createMemoryStorage();
    storage.write('input:demo-fee', { weight: 4 });
    await show({ storage, fragment: 'weight=5' });
    expect(fee()).toHaveTextContent('10');
  });

  it.each([
    ['a link with a value the tool refuses', { fragment: 'weight=-1' }, 'The link could not be read'],
    ['a link with an unknown field', { fragment: 'weight=1&color=red' }, 'The link could not be read'],
    ['a link that is broken', { fragment: 'weight=%E0' }, 'The link could not be read'],
  ])('is the example, with a notice, for %s', async (_title, options, notice) => {
    await show(options);
    expect(fee()).toHaveTextContent('2');
    expect(screen.getByText(new RegExp(notice))).toBeInTheDocument();
  });

  it('is the example, with a notice, for a stored input that was tampered with', async () => {
    const storage = createMemoryStorage();
    storage.write('input:demo-fee', { weight: 'heavy' });
    await show({ storage });
    expect(fee()).toHaveTextContent('2');
    expect(screen.getByText(/saved input could not be read/)).toBeInTheDocument();
  });

  it('changes with a link that is pasted into the open page', async () => {
    const { address } = await show();
    act(() => address.visit('weight=7'));
    expect(fee()).toHaveTextContent('14');
  });
});

describe('an input that the engine rejects', () => {
  it('shows no result and names the problem at its field', async () => {
    await show();
    await type('101');
    expect(screen.queryByLabelText('Fee')).not.toBeInTheDocument();
    expect(weight()).toHaveAccessibleDescription(expect.stringContaining('This number is too large'));
  });
});

describe('a link that was cut off', () => {
  it('leaves empty what it lacks, and says so', async () => {
    await show({ fragment: 'ruleSet=fees-2026-01-15' });
    await waitFor(() => expect(fee()).toHaveTextContent(/^0$/));
    expect(screen.getByText(/link is incomplete/)).toBeInTheDocument();
  });
});

describe('a fragment that is no input', () => {
  it.each(['main', 'results'])('%p leaves what was typed alone', async (fragment) => {
    const { address } = await show();
    await type('9');
    act(() => address.visit(fragment));
    expect(fee()).toHaveTextContent('18');
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  });

  it('does not keep the stored input from being shown', async () => {
    const storage = createMemoryStorage();
    storage.write('input:demo-fee', { weight: 4 });
    await show({ storage, fragment: 'main' });
    expect(fee()).toHaveTextContent('8');
  });

  it('that is unreadable falls back to the stored input', async () => {
    const storage = createMemoryStorage();
    storage.write('input:demo-fee', { weight: 4 });
    await show({ storage, fragment: 'weight=-1' });
    expect(fee()).toHaveTextContent('8');
    expect(screen.getByText(/link could not be read/)).toBeInTheDocument();
  });
});

describe('the rules of a tool', () => {
  it('are the standard ones where the site says so, with what those in force would say', async () => {
    await show();
    expect(fee()).toHaveTextContent('2');
    expect(screen.getByText('In force: 3')).toBeInTheDocument();
  });

  it('are switched with one click, which is remembered for all tools', async () => {
    const { storage } = await show();
    await userEvent.click(screen.getByRole('button', { name: /Switch to: Rules since Jan 15, 2026/ }));
    expect(fee()).toHaveTextContent('3');
    expect(screen.queryByText(/In force/)).not.toBeInTheDocument();
    expect(storage.read('rules')).toBe('in-force');
    const fold = screen.getByText('Sources and rules').closest('summary');
    expect(fold).toHaveFocus();
    expect(fold).toHaveTextContent('Rules since Jan 15, 2026');
  });

  it('are chosen among all sets the tool has', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Rules since Jan 15, 2026' }));
    expect(fee()).toHaveTextContent('3');
    await userEvent.click(screen.getByRole('radio', { name: 'Standard rules' }));
    expect(fee()).toHaveTextContent('2');
  });

  it('are those the visitor chose before', async () => {
    const storage = createMemoryStorage();
    storage.write('rules', 'in-force');
    await show({ storage });
    expect(fee()).toHaveTextContent('3');
  });

  it('are those in force where the site sets no other, with the standard figure and one click to it', async () => {
    const { storage } = await show({ environment: { defaultRules: 'in-force' } });
    expect(fee()).toHaveTextContent('3');
    expect(screen.getByText(/fixed standard figures .*: Fee 2$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to: Standard rules' }));
    expect(fee()).toHaveTextContent('2');
    expect(storage.read('rules')).toBe('standard');
    expect(screen.queryByText(/fixed standard figures/)).not.toBeInTheDocument();
  });

  it('leave out the standard figure where it is the same', async () => {
    await show({ environment: { defaultRules: 'in-force' } });
    expect(screen.getByText(/fixed standard figures/)).toBeInTheDocument();
    await type('0');
    expect(fee()).toHaveTextContent('0');
    expect(screen.queryByText(/fixed standard figures/)).not.toBeInTheDocument();
  });

  it('are those the stored input names', async () => {
    const storage = createMemoryStorage();
    storage.write('input:demo-fee', { weight: 2, ruleSet: 'standard' });
    await show({ storage, environment: { defaultRules: 'in-force' } });
    expect(fee()).toHaveTextContent('4');
  });

  it('are those the link names, whatever the visitor chose before', async () => {
    const storage = createMemoryStorage();
    storage.write('rules', 'in-force');
    await show({ storage, fragment: 'weight=1&ruleSet=standard' });
    expect(fee()).toHaveTextContent('2');
  });

  it('are the standard ones before the first dated set is in force', async () => {
    await show({ now: Date.UTC(2026, 0, 14), environment: { defaultRules: 'in-force' } });
    expect(fee()).toHaveTextContent('2');
    expect(screen.queryByText(/In force/)).not.toBeInTheDocument();
  });
});

describe('figures whose check against the source lies back', () => {
  const overdue = /Last checked more than a year ago/;

  it('are marked after a year where they are shown, in use or as those in force', async () => {
    await show({ now: Date.UTC(2027, 10, 22) });
    expect(screen.getByText(overdue).parentElement).toHaveTextContent(/In force: 3/);
    await userEvent.click(screen.getByRole('button', { name: /Switch to/ }));
    expect(fee()).toHaveTextContent('3');
    expect(screen.getByText(overdue).parentElement).toHaveTextContent(/Source: card/);
  });

  it('are not marked within the year', async () => {
    await show({ now: Date.UTC(2027, 10, 21, 23), fragment: 'weight=1&ruleSet=fees-2026-01-15' });
    expect(screen.queryByText(overdue)).not.toBeInTheDocument();
  });
});

describe('a change of the visitor', () => {
  it('is written to the address and the storage with the rule set', async () => {
    const { address, storage } = await show();
    await type('6');
    await waitFor(() => expect(address.read()).toBe('weight=6&ruleSet=standard'));
    expect(storage.read('input:demo-fee')).toEqual({ weight: 6, ruleSet: 'standard' });
  });

  describe('after the write-back delay', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

    it('is written 400 ms after the last change', async () => {
      const { address, storage } = await show();
      await user.type(weight(), '2');
      wait(399);
      await user.type(weight(), '{Backspace}');
      wait(399);
      expect([address.read(), storage.read('input:demo-fee')]).toEqual(['', undefined]);
      wait(1);
      expect(address.read()).toBe('weight=1&ruleSet=standard');
      expect(storage.read('input:demo-fee')).toEqual({ weight: 1, ruleSet: 'standard' });
    });

    it('is not written to the address of the next page, which is still loaded', async () => {
      const { address, storage } = await show();
      await user.type(weight(), '2');
      act(() => address.leaveFor('/tools/next', 'price=3'));
      wait(400);
      expect(address.read()).toBe('price=3');
      expect(storage.read('input:demo-fee')).toEqual({ weight: 12, ruleSet: 'standard' });
    });

    it('is not written while the engine rejects it, so that a reload loses nothing else', async () => {
      const { address, storage, unmount } = await show();
      const written = () => [address.read(), storage.read('input:demo-fee')];
      await user.type(weight(), '0');
      wait(400);
      expect(written()).toEqual(['weight=10&ruleSet=standard', { weight: 10, ruleSet: 'standard' }]);
      // 100 is the largest weight.
      await user.type(weight(), '1');
      wait(10_000);
      expect(written()).toEqual(['weight=10&ruleSet=standard', { weight: 10, ruleSet: 'standard' }]);
      act(() => void window.dispatchEvent(new Event('pagehide')));
      unmount();
      expect(written()).toEqual(['weight=10&ruleSet=standard', { weight: 10, ruleSet: 'standard' }]);
    });
  });

  it('is stored when the page is left immediately', async () => {
    const { storage, unmount } = await show();
    await type('6');
    unmount();
    expect(storage.read('input:demo-fee')).toEqual({ weight: 6, ruleSet: 'standard' });
  });

  it('is written to the address when the tab is closed immediately', async () => {
    const { address } = await show();
    await type('6');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(address.read()).toBe('weight=6&ruleSet=standard');
  });

  it('is undone by reset, which can be undone itself', async () => {
    const { address } = await show({ fragment: 'weight=9' });
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(fee()).toHaveTextContent('2');
    expect(address.read()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(fee()).toHaveTextContent('18');
  });
});

describe('the count of uses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  it('does not count the example', async () => {
    const { uses } = await show();
    await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
    expect(uses).toEqual([]);
  });

  it('counts changes within one second of each other as one use', async () => {
    const { uses } = await show();
    await user.type(weight(), '2');
    act(() => void jest.advanceTimersByTime(999));
    await user.type(weight(), '{Backspace}');
    act(() => void jest.advanceTimersByTime(999));
    expect(uses).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(uses).toHaveLength(1);
  });

  it('increases one second after the last change', async () => {
    const { uses } = await show();
    await user.type(weight(), '2');
    act(() => void jest.advanceTimersByTime(999));
    expect(uses).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(uses).toEqual([{ ruleSet: 'standard' }]);
  });

  it('counts an action once, and not the change before it', async () => {
    const { uses } = await show();
    await user.type(weight(), '2');
    for (let times = 0; times < 2; times += 1) await user.click(screen.getByRole('button', { name: 'Save' }));
    act(() => void jest.advanceTimersByTime(2000));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(uses).toEqual([{ action: 'save' }]);
  });

  it('counts every action with its own event, except on the example', async () => {
    const { uses } = await show();
    const take = () => user.click(screen.getByRole('button', { name: 'Take' }));
    await take();
    expect(uses).toEqual([]);
    await user.type(weight(), '2');
    await take();
    act(() => void jest.advanceTimersByTime(2000));
    await take();
    expect(uses).toEqual([{ action: 'copy' }, { action: 'copy' }]);
  });

  it('does not count an input without a result', async () => {
    const { uses } = await show();
    await user.type(weight(), '99');
    act(() => void jest.advanceTimersByTime(2000));
    expect(uses).toEqual([]);
  });
});
