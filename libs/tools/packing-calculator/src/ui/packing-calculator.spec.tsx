import { renderTool } from '@seller-toolbox/testing/screen';
import { runEngine } from '@seller-toolbox/tool-contract';
import type { RunInWorker } from '@seller-toolbox/tool-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { engine } from '../engine/packing-calculator.engine.ts';
import { DEFAULT_EFFORT } from '../engine/packing-calculator.schema.ts';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { PackingCalculator } from './packing-calculator.tsx';

const show = (options = {}) => renderTool(PackingCalculator, { manifest, words: en, ...options });
const box = (name: string) => within(screen.getByRole('group', { name: `Product box ${name}` }));
const figure = () => screen.getByRole('group', { name: /carton/i });
const fragment = (input: object) =>
  Object.entries(input)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

async function typeInto(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

describe('the packing calculator on screen', () => {
  it('opens with ten boxes in the carton that takes them, drawn and told', async () => {
    await show();
    expect(figure()).toHaveTextContent('55 × 45 × 40 cm');
    expect(figure()).toHaveTextContent('$41.25');
    expect(screen.getByRole('img', { name: /10 in the carton/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Outer volume 0.099 m³' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Air-freight divisor of the volume 6,000 cm³/kg' })).toBeVisible();
  });

  it('says what the limits in force today give', async () => {
    await show();
    expect(screen.getByText(/By the limits since Nov 21, 2026: 60 × 50 × 45 cm/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Switch to/ }));
    expect(figure()).toHaveTextContent('60 × 50 × 45 cm');
    expect(screen.queryByText(/By the limits since/)).not.toBeInTheDocument();
  });

  it('counts an unreadable side as 0 and an unreadable quantity as 1, and says so', async () => {
    await show();
    await typeInto(box('A').getByRole('textbox', { name: 'Quantity' }), 'many');
    expect(box('A').getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      expect.stringContaining('counted as 1'),
    );
    expect(screen.getByRole('row', { name: 'Boxes packed 1' })).toBeInTheDocument();
    await typeInto(box('A').getByRole('textbox', { name: 'Length' }), 'long');
    expect(screen.getByText('Product box A has no dimensions')).toBeInTheDocument();
  });

  it('names the problem of a negative side at its field', async () => {
    await show();
    await typeInto(box('A').getByRole('textbox', { name: 'Width' }), '-3');
    expect(box('A').getByRole('textbox', { name: 'Width' })).toHaveAccessibleDescription(
      expect.stringContaining('too small'),
    );
  });

  it('removes a box and brings it back, but never the last one', async () => {
    await show();
    expect(screen.getByRole('button', { name: en.ui.lastBox })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: en.ui.addBox }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove product box A' }));
    expect(screen.queryByRole('group', { name: 'Product box A' })).not.toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(screen.getByRole('group', { name: 'Product box A' })).toBeInTheDocument();
  });

  it('takes rows of a spreadsheet instead of the list', async () => {
    await show();
    const area = screen.getByLabelText(en.ui.pasteRows);
    fireEvent.change(area, { target: { value: 'Cup\t10\t10\t10\t0.5\t3\nnote' } });
    fireEvent.click(screen.getByText('Replace the list (1)'));
    expect(box('Cup').getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    expect(screen.getByText('Rows taken over: 1. Left out, without dimensions: row 2.')).toBeInTheDocument();
  });

  it('takes rows pasted into a field after the list', async () => {
    await show();
    await userEvent.click(box('A').getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('Cup\t10\t10\t10\t0.5\t3');
    expect(screen.getByRole('group', { name: 'Product box A' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Product box Cup' })).toBeInTheDocument();
  });

  it('asks for a carton, in the words of the specification', async () => {
    await show({ words: zh, language: 'zh' });
    await userEvent.click(screen.getByRole('radio', { name: zh.ui['mode-optimize'] }));
    const select = screen.getByRole('combobox', { name: zh.ui.carton });
    expect(select).toHaveAccessibleDescription('请选择一个大纸箱');
    await userEvent.selectOptions(select, 'carton-max-1');
    expect(screen.queryByText('请选择一个大纸箱')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /纸箱内 10 件/ })).toBeInTheDocument();
  });

  it('steps through the layers of the picture', async () => {
    await show();
    const steps = within(screen.getByRole('group', { name: en.ui.layers }));
    expect(steps.getByRole('status')).toHaveTextContent('Layer 2 of 2');
    await userEvent.click(steps.getByRole('button', { name: en.ui.layerLess }));
    expect(steps.getByRole('status')).toHaveTextContent('Layer 1 of 2');
    expect(steps.getByRole('button', { name: en.ui.layerLess })).toBeDisabled();
  });

  it('proposes several cartons and shows each of them', async () => {
    const bell = { id: 'bell', name: 'Bell', length: 12, width: 10, height: 14, weight: 9, quantity: 5 };
    await show({ fragment: fragment({ boxes: [bell] }) });
    expect(figure()).toHaveTextContent('3 cartons');
    expect(figure()).toHaveTextContent('$112.50');
    expect(screen.getByText(en.findings['no-suitable-carton'])).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.ui.shownCarton }), '2');
    expect(screen.getByRole('img', { name: /^1 in the carton/ })).toBeInTheDocument();
  });

  it('says why each other carton was refused', async () => {
    await show();
    const table = screen.getByRole('table', { name: en.ui.candidates });
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(within(table).getByRole('row', { name: /55 × 45 × 40 cm/ })).toHaveTextContent('Recommended');
  });

  it('searches on in the worker, shows the progress and keeps what it has when stopped', async () => {
    const asked: object[] = [];
    const runInWorker: RunInWorker = ({ input, now }, { progress, signal }) => {
      asked.push(input);
      if (!('effort' in input) || input.effort === DEFAULT_EFFORT) {
        return Promise.resolve(runEngine(engine, input, { now }));
      }
      progress(0.5);
      return new Promise((_, reject) => signal.addEventListener('abort', reject));
    };
    await show({ environment: { runInWorker } });
    await userEvent.click(box('A').getByRole('checkbox', { name: 'Fragile' }));
    expect(await screen.findByRole('progressbar', { name: en.ui.searching })).toBeInTheDocument();
    expect(figure()).toHaveTextContent('60 × 50 × 45 cm');
    expect(asked).toContainEqual(expect.objectContaining({ effort: 8000, ruleSet: 'standard' }));
    expect(asked).toContainEqual(expect.objectContaining({ ruleSet: 'amazon-us-2026-11-21' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(figure()).toHaveTextContent('60 × 50 × 45 cm');
  });

  it('searches on when asked, also without a worker', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(await screen.findByRole('button', { name: 'Calculate' })).toBeInTheDocument();
    expect(figure()).toHaveTextContent('55 × 45 × 40 cm');
  });

  it('offers twelve tips that can be copied', async () => {
    await show();
    expect(screen.getAllByRole('button', { name: /^Copy: / })).toHaveLength(12);
  });
});
