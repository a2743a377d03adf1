import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { richCopyOf } from '@seller-toolbox/testing/rich-copy';
import { renderTool } from '@seller-toolbox/testing/screen';
import { runEngine } from '@seller-toolbox/tool-contract';
import { createMemoryStorage, type RunInWorker } from '@seller-toolbox/tool-kit';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { engine } from '../engine/packing-calculator.engine.ts';
import en from '../locales/en.json';
import late from '../locales/late/en.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { PackingCalculator } from './packing-calculator.tsx';

const show = (options = {}) => renderTool(PackingCalculator, { manifest, words: en, ...options });
const box = (name: string) => within(screen.getByRole('group', { name: `Product box ${name}` }));
const settled = () => screen.findByRole('button', { name: en.ui.searchAgain });
const calculatedInChinese = () => screen.findByRole('button', { name: zh.ui.searchAgain });
const figure = () =>
  screen.getByRole('group', { name: /^(Recommended|Chosen)( custom)? carton|^One carton/ });
const fragment = (input: object) =>
  Object.entries(input)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

const FRAGILE = {
  boxes: [
    { id: '1', name: 'A', length: 12, width: 12, height: 14, weight: 0.5, quantity: 10, isFragile: true },
  ],
};

/** What the engine answers, as a worker would send it. */
function answer(input: object) {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

async function typeInto(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await pasteInto(field, text);
}

describe('the packing calculator on screen', () => {
  it('opens with ten boxes in the recommended carton, as a drawing and as text', async () => {
    await show();
    expect(figure()).toHaveTextContent('55 × 45 × 40 cm');
    expect(figure()).toHaveTextContent('$41.25');
    expect(screen.getByRole('img', { name: /10 in the carton/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Outer volume 0.099 m³' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Sources and rules'));
    expect(
      await screen.findByRole('row', { name: 'Air-freight volume divisor 6,000 cm³/kg' }),
    ).toBeInTheDocument();
  });

  it('says what the limits in force today give', async () => {
    await show();
    expect(
      await screen.findByText(/Under the limits since Nov 21, 2026: 49 × 37 × 41 cm/),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Switch to/ }));
    expect(figure()).toHaveTextContent('49 × 37 × 41 cm');
    expect(screen.queryByText(/Under the limits since/)).not.toBeInTheDocument();
  });

  it('recommends the cheaper carton made to measure, and shows the listed one on its side on a choice', async () => {
    await show({ fragment: fragment({ ruleSet: 'amazon-us-2026-11-21' }) });
    const recommended = await screen.findByRole('group', { name: en.ui.recommendedMade });
    expect(recommended).toHaveTextContent('49 × 37 × 41 cm');
    expect(recommended).toHaveTextContent('Freight$30.97 $3.10 per unit');
    expect(
      screen.getByRole('row', { name: 'Usable space filled (boxes ÷ space inside the cushion) 76.4%' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '10 of 12 places filled' })).toBeInTheDocument();
    expect(screen.getByText('$18.47 of the $30.97 freight pays for air')).toBeInTheDocument();
    expect(
      screen.getByText('By volume: 12.39 kg (÷ 6,000 cm³/kg) × $2.50/kg, goods 5 kg'),
    ).toBeInTheDocument();
    const saving = '$10.28 (25%) less than the standard 55 × 40 × 45 cm carton';
    expect(screen.getByText(saving)).toBeInTheDocument();
    expect(screen.getByText(en.ui.cushionHint)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: en.ui.carton })).toBeInTheDocument();
    expect(screen.getByText('Space for A × 2')).toBeInTheDocument();
    const cushion = 'With a cushion of 2.5 cm (below the 5 cm guideline)';
    expect(screen.getByText(cushion).parentElement).toHaveTextContent(/−\$9\.85$/);
    expect(screen.getByRole('img', { name: /^10 in the carton/ })).toHaveTextContent(/49 cm37 cm41 cm/);
    await userEvent.click(screen.getByRole('radio', { name: 'Standard 55 × 40 × 45 · $41.25' }));
    expect(screen.getByRole('group', { name: en.ui.recommended })).toHaveTextContent('55 × 40 × 45 cm');
    expect(screen.getByText('The 55 × 45 × 40 cm carton on its side: 45 cm high')).toBeInTheDocument();
    expect(screen.queryByText(cushion)).not.toBeInTheDocument();
    expect(screen.queryByText(saving)).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Freight (by sea, $2.50 per kg) $41.25' })).toBeInTheDocument();
  });

  it('fills the carton up on a click, and takes it back', async () => {
    await show({ fragment: fragment({ ruleSet: 'amazon-us-2026-11-21' }) });
    expect(await screen.findByText('2 more fit for the same freight: $2.58 each')).toBeInTheDocument();
    const sheet = screen.getByRole('group', { name: en.ui.recommendedMade }).closest('[data-key-figure]');
    expect(within(sheet as HTMLElement).getByRole('button', { name: 'Pack 12' })).toBeInTheDocument();
    const quantity = box('A').getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(screen.getByRole('button', { name: 'Pack 12' }));
    expect(quantity).toHaveValue('12');
    expect(await screen.findByRole('heading', { name: '12 of 12 places filled' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: en.ui.recommendedMade })).toHaveTextContent('Freight$30.97');
    expect(screen.getByText('Units in all: 12')).toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(quantity).toHaveValue('10');
    expect(screen.getByRole('button', { name: 'Pack 12' })).toHaveFocus();
    await settled();
  });

  it('says what one more box costs where the freight is charged by weight', async () => {
    const heavy = { id: '1', name: 'A', length: 12, width: 12, height: 14, weight: 1.5, quantity: 11 };
    await show({ fragment: fragment({ ruleSet: 'amazon-us-2026-11-21', boxes: [heavy] }) });
    expect(await screen.findByText('1 more fits for $3.75 more freight: $3.75 each')).toBeInTheDocument();
  });

  it('names the lines that more boxes are of', async () => {
    const a = { id: '1', name: 'A', length: 12, width: 12, height: 14, weight: 0.5, quantity: 6 };
    const b = { ...a, id: '2', name: 'B', quantity: 4 };
    await show({ fragment: fragment({ ruleSet: 'amazon-us-2026-11-21', boxes: [a, b] }) });
    const more = await screen.findByText(/^2 more fit for the same freight: \$2\.90 each · /);
    expect(more).toHaveTextContent(/ · ([AB] × 2|A × 1 · B × 1|B × 1 · A × 1)$/);
  });

  it('says where the cushion is from only while it is that of the guideline', async () => {
    await show({ fragment: fragment({ ruleSet: 'amazon-us-2026-11-21' }) });
    expect(
      await screen.findByText('Cushion, 5.08 cm each side (Amazon guideline: 2 in)'),
    ).toBeInTheDocument();
    cleanup();
    await show({ fragment: fragment({ ruleSet: 'standard' }) });
    expect(await screen.findByText('Cushion, 2.54 cm each side')).toBeInTheDocument();
  });

  it('has the guideline of the cushion in the units of the page', async () => {
    await show({ fragment: fragment({ ruleSet: 'amazon-us-2026-11-21' }) });
    await userEvent.click(await screen.findByRole('radio', { name: en.ui['units-imperial'] }));
    expect(screen.getByText('With a cushion of 1 in (below the 2 in guideline)')).toBeInTheDocument();
  });

  it('repeats the drawing of the carton in the sheet, but not of one of several', async () => {
    await show();
    const drawn = () => document.querySelector('[data-figure-picture] use')?.getAttribute('href');
    const drawing = document.querySelector(drawn() ?? 'none');
    expect(drawing?.querySelectorAll('.box')).toHaveLength(10);
    expect(drawing?.querySelector('text')).toBeNull();
    await typeInto(box('A').getByRole('textbox', { name: 'Weight each' }), '9');
    await waitFor(() => expect(figure()).toHaveTextContent('5 cartons'));
    expect(drawn()).toBeUndefined();
    await settled();
  });

  it('counts an unreadable side as 0 and an unreadable quantity as 1, and says so', async () => {
    await show();
    await typeInto(box('A').getByRole('textbox', { name: 'Quantity' }), 'many');
    expect(box('A').getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      expect.stringContaining('treated as 1'),
    );
    expect(await screen.findByRole('row', { name: 'Boxes packed 1' })).toBeInTheDocument();
    await typeInto(box('A').getByRole('textbox', { name: 'Length' }), 'long');
    expect(await screen.findByText('Product box A has no dimensions')).toBeInTheDocument();
  });

  it('reads sides in full-width digits, and with the decimal sign of the language', async () => {
    await show({ words: zh, language: 'zh' });
    const length = within(screen.getByRole('group', { name: '产品箱 A' })).getByRole('textbox', {
      name: '长',
    });
    await typeInto(length, '１２．５');
    expect(length).toBeValid();
    await userEvent.click(screen.getByRole('radio', { name: zh.ui['units-imperial'] }));
    expect(length).toHaveValue('4.921');
    await calculatedInChinese();
  });

  it('names the problem of a negative side at its field', async () => {
    await show();
    await typeInto(box('A').getByRole('textbox', { name: 'Width' }), '-3');
    await settled();
    expect(box('A').getByRole('textbox', { name: 'Width' })).toHaveAccessibleDescription(
      expect.stringContaining('too small'),
    );
  });

  it('removes a box and brings it back, but never the last one', async () => {
    await show();
    expect(screen.getByRole('button', { name: en.ui.lastBox })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: en.ui.addBox }));
    await screen.findByRole('group', { name: 'Product box B' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove product box A' }));
    expect(screen.queryByRole('group', { name: 'Product box A' })).not.toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(screen.getByRole('group', { name: 'Product box A' })).toBeInTheDocument();
    await settled();
  });

  it('names the basis of the freight, the cushion and the weight limit', async () => {
    await show();
    expect(screen.getByText(/^By volume: 16\.5 kg \(÷ 6,000/)).toBeInTheDocument();
    expect(screen.getByText('Cushion, 2.54 cm each side')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Usable space \(2\.54 cm of cushion/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Weight limit 22.68 kg' })).toBeInTheDocument();
    expect(screen.queryByText(/consider a smaller carton/)).not.toBeInTheDocument();
  });

  it('has the weight and the longest side beside their limits above the drawing', async () => {
    await show();
    const limits = () => within(screen.getByRole('list', { name: en.ui.limits })).getAllByRole('listitem');
    expect(limits().map(({ textContent }) => textContent)).toEqual([
      'Actual weight 5 kg / 22.68 kg',
      'Longest side 55 cm / 63.5 cm',
    ]);
    const drawing = screen.getByRole('img', { name: /10 in the carton/ });
    expect(limits()[0]?.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('radio', { name: en.ui['units-imperial'] }));
    expect(limits()[1]).toHaveTextContent('Longest side 21.65 in / 25 in');
  });

  it('says in words which limit a chosen carton exceeds', async () => {
    const long = { id: 'own', name: 'Long', outerLength: 70, outerWidth: 50, outerHeight: 40 };
    await show({ fragment: fragment({ mode: 'optimize', cartonId: 'own', cartons: [long], ...FRAGILE }) });
    const limits = await screen.findByRole('list', { name: en.ui.limits });
    await waitFor(() => expect(limits).toHaveTextContent('Longest side 70 cm / 63.5 cm · over the limit'));
    expect(within(limits).getByText(/^Actual weight/)).toHaveAttribute('data-within', 'true');
    expect(within(limits).getByText(/^Longest/)).toHaveAttribute('data-within', 'false');
  });

  it('has what the freight is charged for with the answer, and what is cheaper folded below the drawing', async () => {
    await show({ fragment: fragment({ ruleSet: 'amazon-us-2026-11-21' }) });
    const air = await screen.findByText('$18.47 of the $30.97 freight pays for air');
    const drawing = screen.getByRole('img', { name: /10 in the carton/ });
    expect(drawing.compareDocumentPosition(air)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(air.closest('details')).not.toHaveAttribute('open');
    expect(figure()).toHaveTextContent('By volume: 12.39 kg (÷ 6,000 cm³/kg) × $2.50/kg, goods 5 kg');
  });

  it('charges freight per cubic meter where that is chosen', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['freightBy-m3'] }));
    const rate = screen.getByRole('textbox', { name: 'Freight rate' });
    expect(rate).toHaveValue('416.67');
    await typeInto(rate, '100');
    await settled();
    expect(figure()).toHaveTextContent('Freight$9.90');
    expect(screen.getByText('By outer volume: 0.099 m³ × $100.00/m³')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Freight ($100.00 per m³) $9.90' })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Chargeable weight/ })).not.toBeInTheDocument();
  });

  it('has no advice for a smaller carton beside several, and carton sizes in the units of the page', async () => {
    const boxes = [{ id: '1', name: 'A', length: 33, width: 31, height: 21, weight: 0.3, quantity: 8 }];
    await show({ fragment: fragment({ ruleSet: 'standard', boxes }) });
    expect(await screen.findByRole('table', { name: en.ui.proposal })).toBeInTheDocument();
    expect(screen.queryByText(/consider a smaller carton/)).not.toBeInTheDocument();
    const made = /^A custom carton of .* holds the same boxes/;
    const inCentimeters = screen.getByText(made).textContent;
    expect(inCentimeters).toMatch(/ cm holds the same boxes/);
    await userEvent.click(screen.getByRole('radio', { name: 'in · lb' }));
    expect(screen.getByText(made)).toHaveTextContent(/ in holds the same boxes/);
    expect(screen.getByRole('button', { name: en.ui.loadingSheet })).toBeInTheDocument();
  });

  it('compares the carton made to measure on a click', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: en.ui.useMade }));
    await waitFor(() => expect(figure()).toHaveTextContent('Freight$21.12'));
    expect(screen.queryByRole('button', { name: en.ui.useMade })).not.toBeInTheDocument();
  });

  it('packs again with another cushion', async () => {
    await show();
    const cushion = screen.getByRole('textbox', { name: en.ui.cushion });
    expect(cushion).toHaveValue('2.54');
    await userEvent.clear(cushion);
    await userEvent.type(cushion, '5.08');
    await waitFor(() => expect(figure()).toHaveTextContent('Freight$56.25'));
    expect(screen.getByText('Cushion, 5.08 cm each side (Amazon guideline: 2 in)')).toBeInTheDocument();
  });

  it('takes rows of a spreadsheet instead of the list', async () => {
    await show();
    fireEvent.click(screen.getByText(en.ui.paste));
    const area = await screen.findByLabelText(late.late.pasteRows);
    fireEvent.change(area, { target: { value: 'Cup\t10\t10\t10\t0.5\t3\nnote' } });
    fireEvent.click(screen.getByText('Replace the list (1)'));
    await screen.findByRole('group', { name: 'Product box Cup' });
    expect(box('Cup').getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    expect(screen.getByText('Rows imported: 1. Skipped (no dimensions): row 2.')).toBeInTheDocument();
    await settled();
  });

  it('takes rows pasted into a field after the list', async () => {
    await show();
    await userEvent.click(box('A').getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('Cup\t10\t10\t10\t0.5\t3');
    expect(await screen.findByRole('group', { name: 'Product box Cup' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Product box A' })).toBeInTheDocument();
    await settled();
  });

  it('starts with the box and the cartons of the specification instead of own ones', async () => {
    const bell = { id: 'bell', name: 'Bell', length: 12, width: 10, height: 14, weight: 9 };
    await show({ fragment: fragment({ boxes: [bell] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Enter my own' }));
    expect(await screen.findByRole('group', { name: 'Product box A' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Product box Bell' })).not.toBeInTheDocument();
    await settled();
  });

  it('shows the text of the specification where a carton is required', async () => {
    await show({ words: zh, language: 'zh' });
    await userEvent.click(screen.getByRole('radio', { name: zh.ui['mode-optimize'] }));
    const select = screen.getByRole('combobox', { name: zh.ui.carton });
    expect(select).toHaveAccessibleDescription('请选择一个大纸箱');
    await userEvent.selectOptions(select, 'carton-max-1');
    expect(screen.queryByText('请选择一个大纸箱')).not.toBeInTheDocument();
    await calculatedInChinese();
    expect(screen.getByRole('img', { name: /纸箱内 10 件/ })).toBeInTheDocument();
  });

  it('steps through the layers of the picture', async () => {
    await show();
    const steps = within(screen.getByRole('group', { name: en.ui.layers }));
    expect(steps.getByRole('status')).toHaveTextContent('Layer 2 of 2');
    await userEvent.click(steps.getByRole('button', { name: en.ui.layerLess }));
    expect(steps.getByRole('status')).toHaveTextContent('Layer 1 of 2');
    expect(steps.getByRole('button', { name: en.ui.layerLess })).toBeDisabled();
    act(() => screen.getByRole('group', { name: /^3D view/ }).focus());
    await userEvent.keyboard('{PageUp}');
    expect(steps.getByRole('status')).toHaveTextContent('Layer 2 of 2');
    await userEvent.keyboard('{Home}');
    expect(steps.getByRole('status')).toHaveTextContent('Layer 1 of 2');
  });

  it('proposes several cartons and shows each of them', async () => {
    const bell = { id: 'bell', name: 'Bell', length: 12, width: 10, height: 14, weight: 9, quantity: 5 };
    await show({ fragment: fragment({ boxes: [bell] }) });
    await settled();
    expect(figure()).toHaveTextContent('3 cartons');
    expect(figure()).toHaveTextContent('$112.50');
    expect(screen.getByText(en.findings['no-suitable-carton'])).toBeInTheDocument();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: en.ui.shownCarton }), '2');
    expect(screen.getByRole('img', { name: /^1 in the carton/ })).toBeInTheDocument();
  });

  it('copies the figures of all cartons of a proposal as one table', async () => {
    const bell = { id: 'bell', name: 'Bell', length: 12, width: 10, height: 14, weight: 9, quantity: 5 };
    await show({ fragment: fragment({ boxes: [bell] }) });
    await settled();
    const { text, html } = await richCopyOf(() =>
      userEvent.click(screen.getByRole('button', { name: 'Copy' })),
    );
    const blocks = text.split('\n\n');
    expect(blocks.map((block) => block.split('\n')[0])).toEqual(['Carton 1', 'Carton 2', 'Carton 3']);
    for (const block of blocks) expect(block).toContain('\nUsable space filled (');
    expect(html.match(/<table>/g)).toHaveLength(1);
    expect(html).toContain('<tr><td>Carton 3</td></tr>');
  });

  it('puts every carton of a proposal on paper, those loaded alike once, with all layers', async () => {
    const bell = { id: 'bell', name: 'Bell', length: 12, width: 10, height: 14, weight: 9, quantity: 5 };
    await show({ fragment: fragment({ boxes: [bell] }) });
    await settled();
    await screen.findByRole('combobox', { name: en.ui.shownCarton });
    const sheets = () => screen.getAllByRole('region', { name: /^Carton \d/ });
    expect(sheets()).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(sheets().map((sheet) => sheet.getAttribute('aria-label')?.split(' ·')[0])).toEqual([
      'Carton 1–2',
      'Carton 3',
    ]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheets()).toHaveLength(1);
  });

  it('says why each other carton was rejected', async () => {
    await show();
    await userEvent.click(screen.getByText(en.ui.candidates));
    const table = await screen.findByRole('table', { name: en.ui.candidates });
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(within(table).getByRole('row', { name: /55 × 45 × 40/ })).toHaveTextContent('Recommended');
  });

  it('shows better answers of the worker as they come, and keeps what it has when stopped', async () => {
    const asked: object[] = [];
    const { output: better } = answer({ ...FRAGILE, mode: 'optimize', cartonId: 'carton-max-2' });
    const runInWorker: RunInWorker = (run, { better: tell, signal }) => {
      asked.push(run);
      if (run.searchFor === undefined) return Promise.resolve(answer(run.input));
      tell?.(answer(FRAGILE).output);
      tell?.(better);
      return new Promise((_, reject) => signal.addEventListener('abort', reject));
    };
    await show({ environment: { runInWorker } });
    expect(figure()).toHaveTextContent('55 × 45 × 40 cm');
    await userEvent.click(box('A').getByRole('checkbox', { name: 'Fragile' }));
    expect(await screen.findByRole('progressbar', { name: en.ui.searching })).toBeInTheDocument();
    expect(figure()).toHaveTextContent('63 × 63 × 50 cm');
    expect(asked).toContainEqual(expect.objectContaining({ searchFor: 2000 }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(figure()).toHaveTextContent('63 × 63 × 50 cm');
  });

  it('shows the worked example until the first answer of the worker', async () => {
    const runInWorker: RunInWorker = (_, { signal }) =>
      new Promise((__, reject) => signal.addEventListener('abort', reject));
    await show({ environment: { runInWorker } });
    await userEvent.click(box('A').getByRole('checkbox', { name: 'Fragile' }));
    expect(figure()).toHaveTextContent('55 × 45 × 40 cm');
    expect(screen.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
  });

  it('restarts the search on click, also without a worker', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: en.ui.searchAgain }));
    await settled();
    expect(figure()).toHaveTextContent('55 × 45 × 40 cm');
  });

  it('names the cartons of a table by their sides, with the unit in the head of the column', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'in · lb' }));
    await userEvent.click(screen.getByText(en.ui.candidates));
    const candidates = await screen.findByRole('table', { name: en.ui.candidates });
    expect(within(candidates).getByRole('columnheader', { name: 'Carton (in)' })).toBeInTheDocument();
    expect(within(candidates).getByText('21.65 × 17.72 × 15.75')).toHaveClass('sides');
    expect(
      within(candidates).getByRole('rowheader', { name: '21.65 × 17.72 × 15.75 large' }),
    ).toBeInTheDocument();
  });

  it('measures in inches and pounds, and remembers it', async () => {
    const { storage } = await show();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['units-imperial'] }));
    expect(box('A').getByRole('textbox', { name: 'Length' })).toHaveValue('4.724');
    await userEvent.click(screen.getByText('Sources and rules'));
    expect(await screen.findByRole('row', { name: 'Maximum side length 25 in' })).toBeInTheDocument();
    await typeInto(box('A').getByRole('textbox', { name: 'Length' }), '4');
    expect(box('A').getByRole('textbox', { name: 'Length' })).toHaveValue('4');
    await settled();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['units-metric'] }));
    expect(box('A').getByRole('textbox', { name: 'Length' })).toHaveValue('10.16');
    expect(storage.read('packing-measures')).toBe('metric');
  });

  it('packs into personal cartons and keeps them when the page is reset', async () => {
    const { storage } = await show();
    await userEvent.click(screen.getByText('My cartons'));
    await userEvent.click(await screen.findByRole('button', { name: late.late.addCarton }));
    const own = within(screen.getByRole('group', { name: 'My carton 1' }));
    await typeInto(own.getByRole('textbox', { name: late.late.outerLength }), '50');
    await typeInto(own.getByRole('textbox', { name: late.late.outerWidth }), '44');
    await typeInto(own.getByRole('textbox', { name: late.late.outerHeight }), '35');
    await userEvent.click(screen.getByRole('checkbox', { name: late.late.onlyOwn }));
    await settled();
    expect(figure()).toHaveTextContent('50 × 44 × 35 cm');
    expect(storage.read('own-cartons')).toEqual([expect.objectContaining({ outerLength: 50 })]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(figure()).toHaveTextContent('55 × 45 × 40 cm');
    await userEvent.click(screen.getByRole('button', { name: 'Restore saved cartons (1)' }));
    expect(screen.getByRole('group', { name: 'My carton 1' })).toBeInTheDocument();
    await settled();
  });

  it('keeps the saved cartons when a link brings others, also when these are changed', async () => {
    const storage = createMemoryStorage();
    const mine = { id: 'own-1', name: 'Mine', outerLength: 45, outerWidth: 35, outerHeight: 30 };
    storage.write('own-cartons', [mine]);
    const linked = { ...mine, name: 'Linked', outerLength: 60, outerWidth: 50, outerHeight: 48 };
    await show({ storage, fragment: fragment({ cartons: [linked] }) });
    await userEvent.click(await screen.findByText('My cartons'));
    const own = within(await screen.findByRole('group', { name: 'My carton Linked' }));
    await typeInto(own.getByRole('textbox', { name: late.late.outerLength }), '61');
    await userEvent.click(screen.getByRole('button', { name: 'Remove my carton Linked' }));
    expect(storage.read('own-cartons')).toEqual([expect.objectContaining({ name: 'Mine', outerLength: 45 })]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore saved cartons (1)' }));
    expect(screen.getByRole('group', { name: 'My carton Mine' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'My carton Linked' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Restore saved/ })).not.toBeInTheDocument();
    expect(storage.read('own-cartons')).toHaveLength(2);
    await settled();
  });

  it('offers twelve tips that can be copied', async () => {
    await show();
    await userEvent.click(screen.getByText('Tips'));
    expect(await screen.findAllByRole('button', { name: /^Copy: / })).toHaveLength(12);
  });
});
