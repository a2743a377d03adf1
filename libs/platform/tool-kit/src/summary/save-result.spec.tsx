import { defineEngine } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { useTool, type ToolEnvironment } from '../index.ts';
import { SaveResult } from './save-result.tsx';

const engine = defineEngine({
  inputSchema: z.strictObject({ weight: z.number() }),
  outputSchema: z.strictObject({ fee: z.number() }),
  run: ({ weight }) => ({ fee: weight * 2 }),
  examples: [{ name: 'one', input: { weight: 1 }, expected: { fee: 2 } }],
});

function DemoFee() {
  return <SaveResult tool={useTool(engine)} />;
}

const show = (loadResultActions: ToolEnvironment['loadResultActions']) =>
  renderTool(DemoFee, {
    manifest: sampleManifest({ id: 'demo-fee' }),
    words: {},
    environment: { loadResultActions },
  });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
const status = () => screen.getByRole('status').textContent?.trim();
const FAILED = /^Save as CSV This part could not be loaded\./;

describe('SaveResult', () => {
  it('saves the output of the tool', async () => {
    const saved: unknown[] = [];
    await show(() =>
      Promise.resolve({
        saveCsv: ({ tool }) => Promise.resolve(void saved.push(tool.output)),
        printResult: () => Promise.reject(new Error('not wanted')),
      }),
    );
    await save();
    expect(saved).toEqual([{ fee: 2 }]);
    expect(status()).toBe('Save as CSV');
  });

  it('says that it failed until it succeeds', async () => {
    let isOnline = false;
    await show(() =>
      isOnline
        ? Promise.resolve({ saveCsv: () => Promise.resolve(), printResult: () => Promise.resolve() })
        : Promise.reject(new Error('offline')),
    );
    expect(status()).toBe('Save as CSV');
    await save();
    expect(status()).toMatch(FAILED);
    isOnline = true;
    await save();
    expect(status()).toBe('Save as CSV');
  });
});
