import { defineEngine } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useTool } from '../index.ts';
import { NoResult } from './no-result.tsx';

const engine = defineEngine({
  inputSchema: z.strictObject({
    weight: z.number().check(z.gte(1)),
    length: z.number().check(z.gte(1)),
  }),
  outputSchema: z.strictObject({ fee: z.number() }),
  run: ({ weight }) => ({ fee: weight * 2 }),
  examples: [{ name: 'one', input: { weight: 1, length: 1 }, expected: { fee: 2 } }],
});

const LABELS: Readonly<Record<string, string>> = { weight: 'Weight', length: 'Length' };

/** Shows the tool with these values instead of those of its example. */
async function show(values: object, empty?: ReactNode) {
  function DemoFee() {
    const tool = useTool(engine);
    return (
      <>
        <button onClick={() => tool.change(values)}>Type</button>
        <NoResult tool={tool} empty={empty} labelOf={(path) => LABELS[path]} />
      </>
    );
  }
  await renderTool(DemoFee, { manifest: sampleManifest({ id: 'demo-fee' }), words: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
}

const GENERAL = 'Enter valid values to see the result';

describe('NoResult', () => {
  it('lists what the engine rejects, each with the label of its field, and leads back to the example', async () => {
    await show({ weight: 0, length: 0 }, 'Type a weight');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      expect.stringMatching(/^Weight: ./),
      expect.stringMatching(/^Length: ./),
    ]);
    expect(screen.getByText(GENERAL)).toBeInTheDocument();
    expect(screen.queryByText('Type a weight')).toBeNull();
    expect(screen.getByRole('button', { name: 'Use the example' })).toBeInTheDocument();
  });

  it('is what the tool says where nothing is rejected', async () => {
    await show({}, 'Type a weight');
    expect(screen.getByText('Type a weight')).toBeInTheDocument();
    expect(screen.queryByText(GENERAL)).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('requires valid values where the tool says nothing', async () => {
    await show({});
    expect(screen.getByText(GENERAL)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use the example' })).toBeInTheDocument();
  });
});
