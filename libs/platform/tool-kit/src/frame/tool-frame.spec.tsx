import { defineEngine } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { NumberField, ToolFrame, useTool } from '../index.ts';

const engine = defineEngine({
  inputSchema: z.strictObject({ weight: z.number() }),
  outputSchema: z.strictObject({ fee: z.number() }),
  run: ({ weight }) => ({ fee: weight * 2 }),
  examples: [{ name: 'one', input: { weight: 1 }, expected: { fee: 2 } }],
});

function SubmitTool() {
  const tool = useTool(engine, { computeOn: 'submit' });
  return (
    <ToolFrame
      tool={tool}
      inputs={
        <NumberField
          label="Weight"
          value={tool.input.weight}
          onValueChange={(weight) => tool.change({ weight: weight ?? 0 })}
          whenUnreadable={0}
        />
      }
      figure={<output aria-label="Fee">{tool.output?.fee}</output>}
      announcement=""
      results={null}
    />
  );
}

function PicturedTool() {
  const tool = useTool(engine);
  return (
    <ToolFrame
      tool={tool}
      figure={<output aria-label="Fee">{tool.output?.fee}</output>}
      figurePicture={
        <svg aria-label="Carton">
          <title>Carton</title>
        </svg>
      }
      announcement=""
      results={null}
    />
  );
}

const demo = {
  manifest: sampleManifest({ id: 'demo-fee' }),
  words: { catalogue: { title: 'Demo fee', line: 'A fee' }, findings: {} },
};

describe('ToolFrame', () => {
  it('has the picture of the figure in the same sheet, and nothing to read in it', async () => {
    await renderTool(PicturedTool, demo);
    const sheet = screen.getByLabelText('Fee').closest('[data-key-figure]');
    expect(sheet?.querySelector('[data-figure-picture] svg')).toBeInTheDocument();
    expect(screen.queryByLabelText('Carton')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('has no place for a picture that a tool does not pass', async () => {
    await renderTool(SubmitTool, demo);
    const sheet = screen.getByLabelText('Fee').closest('[data-key-figure]');
    expect(sheet?.querySelector('[data-figure-picture]')).toBeNull();
  });

  it.each([
    ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }, '16'],
    ['Cmd+Enter', { key: 'Enter', metaKey: true }, '16'],
    ['Enter', { key: 'Enter' }, '2'],
    ['Alt+Enter', { key: 'Enter', altKey: true }, '2'],
    ['Shift+Enter', { key: 'Enter', shiftKey: true }, '2'],
    ['Ctrl+A', { key: 'a', ctrlKey: true }, '2'],
  ])('runs a tool that computes on submit, or not: %s', async (_keys, keys, fee) => {
    await renderTool(SubmitTool, demo);
    const weight = screen.getByRole('textbox', { name: 'Weight' });
    await userEvent.clear(weight);
    await userEvent.type(weight, '8');
    const event = createEvent.keyDown(weight, keys);
    fireEvent(weight, event);
    expect(screen.getByLabelText('Fee')).toHaveTextContent(fee);
    // The browser must not also submit or break a line.
    expect(event.defaultPrevented).toBe(fee === '16');
  });
});
