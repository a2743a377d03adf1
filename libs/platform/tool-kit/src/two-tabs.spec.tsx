import { createJsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import { defineEngine, ruleSetField } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { NumberField, useStoredList, useTool } from './index.ts';

const engine = defineEngine({
  inputSchema: z.strictObject({ weight: z.number(), ruleSet: ruleSetField(['standard']) }),
  outputSchema: z.strictObject({ fee: z.number() }),
  run: ({ weight }) => ({ fee: weight * 2 }),
  examples: [{ name: 'one', input: { weight: 1 }, expected: { fee: 2 } }],
});
const entry = z.number();
const storage = createJsonStorage(() => localStorage);

function DemoFee() {
  const tool = useTool(engine);
  const fees = useStoredList({ name: 'fees', limit: 3, schema: entry });
  const { weight } = tool.input;
  return (
    <>
      <NumberField
        label="Weight"
        value={weight}
        onValueChange={(next) => tool.change({ weight: next ?? 0 })}
        whenUnreadable={0}
      />
      <output aria-label="Fee">{tool.output?.fee}</output>
      <output aria-label="Kept">{fees.items.join()}</output>
      <button onClick={() => fees.clear()}>Clear</button>
      {fees.undo && <button onClick={fees.undo}>Undo</button>}
    </>
  );
}

const show = (fragment = '') =>
  renderTool(DemoFee, { manifest: sampleManifest({ id: 'demo-fee' }), words: {}, storage, fragment });

/** What a browser does in all tabs but the one that writes. */
function writeElsewhere(key: string, value: unknown) {
  act(() => {
    localStorage.setItem(`stb:${key}`, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key: `stb:${key}` }));
  });
}

beforeEach(() => localStorage.clear());

describe('a tool that is open in two tabs', () => {
  it('shows the list that the other tab stores', async () => {
    await show();
    writeElsewhere('list:demo-fee:fees', [4, 6]);
    expect(screen.getByLabelText('Kept')).toHaveTextContent('4,6');
  });

  it('cannot undo over a later change of the other tab', async () => {
    await show();
    writeElsewhere('list:demo-fee:fees', [4]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    writeElsewhere('list:demo-fee:fees', [8]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByLabelText('Kept')).toHaveTextContent('8');
  });

  it('shows the input that was typed in the other one', async () => {
    await show();
    writeElsewhere('input:demo-fee', { weight: 5 });
    expect(screen.getByRole('textbox')).toHaveValue('5');
    expect(screen.getByLabelText('Fee')).toHaveTextContent('10');
  });

  it('keeps the input of its link', async () => {
    await show('weight=3');
    writeElsewhere('input:demo-fee', { weight: 5 });
    expect(screen.getByLabelText('Fee')).toHaveTextContent('6');
  });

  it('keeps what was typed here', async () => {
    await show();
    await userEvent.type(screen.getByRole('textbox'), '1');
    writeElsewhere('input:demo-fee', { weight: 5 });
    expect(screen.getByLabelText('Fee')).toHaveTextContent('22');
  });

  it('follows a storage that was cleared, and no other key', async () => {
    await show();
    writeElsewhere('list:demo-fee:fees', [4]);
    act(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: 'stb:list:other' }));
    });
    expect(screen.getByLabelText('Kept')).toHaveTextContent('4');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(screen.getByLabelText('Kept')).toBeEmptyDOMElement();
  });
});
