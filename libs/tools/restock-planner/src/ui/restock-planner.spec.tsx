import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import importWords from '../locales/import/en.json';
import supplier from '../locales/supplier/en.json';
import vi from '../locales/vi.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { RestockPlanner } from './restock-planner.tsx';

/** Of the zone in which the test runs: the plan begins with its day. */
const NOON = new Date(2026, 10, 22, 12).getTime();
const show = (options = {}) => renderTool(RestockPlanner, { manifest, words: en, now: NOON, ...options });
const figure = (sku = 'KETTLE-17') => screen.getByRole('group', { name: new RegExp(`^${sku}`) });
const field = (name: string) => screen.getByRole('textbox', { name });
const fileField = () => screen.getByLabelText('Choose a file', { selector: 'input' });
const table = () => screen.getByRole('table', { name: en.ui.productsCaption });

async function typeInto(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await pasteInto(field(name), text);
}
const openExplanation = () => userEvent.click(screen.getByText('How this is calculated'));
async function openImport() {
  await userEvent.click(screen.getByText(en.ui.import));
  return screen.findByLabelText(importWords.import.importPaste);
}

describe('the restock planner on screen', () => {
  it('opens with a plan of three products, the most urgent first', async () => {
    await show();
    expect(figure()).toHaveTextContent('Order 864 units today');
    expect(figure()).toHaveTextContent('Arrives Jan 6, 5 days before stock-out · below safety from Dec 30');
    expect(figure()).toHaveTextContent('Due Nov 157 days late');
    const late = within(figure()).getByText('7 days late');
    expect(late).toHaveClass('late');
    expect(late).not.toHaveClass('tooLate');
    expect(late.querySelector('[data-icon=clock]')).toBeInTheDocument();
    expect(
      screen.getByRole('radio', { name: 'KETTLE-17' }).closest('label')?.querySelector('[data-icon=truck]'),
    ).toBeInTheDocument();
    expect(screen.getByText(/→ 36 cartons × 24 units$/)).toBeInTheDocument();
    const rows = within(table()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('KETTLE-17Order now86436');
    expect(rows).toHaveLength(4);
  });

  it('is alarmed by an overdue order only from the first day on which it arrives after the stock-out', async () => {
    await show();
    const late = () => within(figure()).getByText(/days late$/);
    const due = () => within(table()).getAllByText(/^Nov \d+, 2026$/)[0];
    // 582 and 581 units at 12.92 a day; the order arrives after 45 days.
    await typeInto(en.ui.onHand, '342');
    await waitFor(() => expect(figure()).toHaveTextContent('the day of stock-out'));
    expect(late()).not.toHaveClass('tooLate');
    expect(due()).toHaveClass('past');
    await typeInto(en.ui.onHand, '341');
    await waitFor(() => expect(late()).toHaveClass('tooLate'));
    expect(late().querySelector('[data-icon=triangle-alert]')).toBeInTheDocument();
    expect(due()).toHaveClass('tooLate');
  });

  it('says how the daily sales come about without an average', async () => {
    await show();
    expect(field(en.ui.dailySales)).toHaveAccessibleDescription(
      expect.stringContaining('7/30/90-day averages, weighted 50%/30%/20%'),
    );
    await typeInto(en.ui.sales90, '');
    await waitFor(() =>
      expect(field(en.ui.dailySales)).toHaveAccessibleDescription(
        expect.stringContaining('7/30-day averages, weighted 62.5%/37.5%'),
      ),
    );
  });

  it('shows the computed daily sales in the field that may stay empty', async () => {
    await show();
    expect(field(en.ui.dailySales)).toHaveValue('');
    expect(field(en.ui.dailySales)).toHaveAttribute('placeholder', 'auto ≈ 12.92');
  });

  it('names levels and the days that decide in the chart, and reads the deliveries out', async () => {
    await show();
    const group = screen.getByRole('group', { name: /^Stock over time/ });
    expect(group).toHaveAccessibleName(/No order: stock-out Jan 11$/);
    const chart = within(group);
    for (const text of ['734', 'Safety 152', 'No order: stock-out Jan 11', 'Order now', 'Factories closed'])
      expect(chart.getAllByText(new RegExp(`${text}$`)).length).toBeGreaterThan(0);
    expect(chart.getAllByRole('listitem').map((mark) => mark.textContent)).toEqual([
      'Inbound · Dec 4 · +240',
      'This order · Jan 6 · +864',
      'Next order · Feb 16 · +792',
      'Factories closed',
    ]);
    for (const text of ['Jan 6 · +864', 'Feb 16 · +792']) expect(chart.getByText(text)).toBeInTheDocument();
    expect(chart.queryByText(/^(408|Order by)/)).not.toBeInTheDocument();
    expect(chart.getAllByText('Factories closed')).toHaveLength(2);
    expect(screen.getAllByText(/overdue|days late|days ago/)).toHaveLength(1);
  });

  it('draws the line without the order to the stock-out, which the order prevents only where it arrives before', async () => {
    await show();
    const chart = () => screen.getByRole('group', { name: /^Stock over time/ });
    // 582 and 581 units at 12.92 a day; the order arrives after 45 days.
    await typeInto(en.ui.onHand, '342');
    await waitFor(() => expect(chart()).toHaveAccessibleName(/No order: stock-out Jan 6$/));
    expect(chart().querySelector('.withoutOrder')?.getAttribute('points')).not.toBe('');
    await typeInto(en.ui.onHand, '341');
    await waitFor(() => expect(chart()).toHaveAccessibleName(/· Stock-out Jan 5$/));
    expect(chart().querySelector('.withoutOrder')?.getAttribute('points')).not.toBe('');
  });

  it('has the stock as a small picture beside the order', async () => {
    await show();
    const picture = document.querySelector('[data-figure-picture] svg');
    expect(picture?.querySelector('.withoutOrder')).toBeInTheDocument();
    await typeInto(en.ui.onHand, '');
    await waitFor(() => expect(document.querySelector('[data-figure-picture]')).not.toBeInTheDocument());
  });

  it('copies the order as a text for the supplier, in the sheet and in the results', async () => {
    await show();
    const user = userEvent.setup();
    // The page's width decides which of both is shown.
    const [inSheet, inResults] = screen.getAllByRole('button', { name: en.ui.copyOrder });
    expect(inSheet?.closest('[data-key-figure]')).toBeInTheDocument();
    expect(inResults?.closest('[data-key-figure]')).toBeNull();
    await user.click(inSheet ?? document.body);
    expect(await navigator.clipboard.readText()).toBe(
      'KETTLE-17\n864 units\n36 cartons × 24 units\nOrder by Nov 22, 2026',
    );
    await user.clear(field(en.ui.onHand));
    expect(screen.queryByRole('button', { name: en.ui.copyOrder })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: en.ui.exportCalendar })).toBeInTheDocument();
  });

  it('has the SKU before the other fields only while no list above them names the product', async () => {
    await show();
    const isBefore = (name: string, other: string) =>
      (field(name).compareDocumentPosition(field(other)) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect(isBefore(en.ui.sku, en.ui.dailySales)).toBe(false);
    expect(isBefore(en.ui.sales7, en.ui.onHand)).toBe(true);
    expect(isBefore(en.ui.inboundDays, en.ui.dailySales)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: en.ui.removeProduct }));
    await userEvent.click(screen.getByRole('button', { name: en.ui.removeProduct }));
    expect(isBefore(en.ui.sku, en.ui.sales7)).toBe(true);
  });

  it('names the values of the folded supply fields', async () => {
    await show();
    expect(screen.getByText('Production 20 days · 24/carton · min. 288')).toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.moreTerms));
    await typeInto(en.ui.productionDays, '');
    expect(await screen.findByText('Production not set · 24/carton · min. 288')).toBeInTheDocument();
  });

  it('says why: the stock beside the reorder point', async () => {
    await show();
    expect(figure()).toHaveAccessibleName('KETTLE-17 · Stock + inbound 648, below reorder point 734');
    await userEvent.click(screen.getByRole('radio', { name: 'MUG-350' }));
    expect(figure('MUG-350')).toHaveAccessibleName(/· Stock \+ inbound 820, reorder point \d+$/);
  });

  it('lists only the figures that neither the sentence, the chart nor a finding has', async () => {
    await show();
    const listed = () =>
      within(screen.getByRole('table', { name: /^Plan for / }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(listed()).toEqual([
      'Next order after that792 units · Order by Jan 2',
      'Under 28 days of stock (low-inventory-level fee possible)from Nov 25',
      'Days on hand (without inbound)31.6 days',
    ]);
    await userEvent.click(screen.getByText(en.ui.variation));
    await screen.findByRole('textbox', { name: en.ui.seasonIndex });
    await typeInto(en.ui.seasonIndex, '1.1');
    expect(listed()).toContain('Sold per day14.2 units');
  });

  it('computes while the visitor types; an emptied stock is unknown, not zero', async () => {
    await show();
    await typeInto(en.ui.onHand, '520');
    expect(figure()).toHaveTextContent(/^KETTLE-17 · .+Order \d+ units on Nov 24, 2026/);
    await typeInto(en.ui.onHand, '');
    expect(screen.getByText(en.findings['stock-missing'])).toBeInTheDocument();
    expect(figure()).toHaveTextContent('–');
  });

  it('shows another product when it is chosen in the strip above the form, which keeps the focus', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'MUG-350' }));
    expect(field(en.ui.sku)).toHaveValue('MUG-350');
    expect(screen.getByRole('radio', { name: 'MUG-350' })).toHaveFocus();
  });

  it('shows the sum of the quantity and of that of the next order, which has to be placed before the factories close', async () => {
    await show();
    await userEvent.click(screen.getByText(/^Demand /));
    const sum = within(await screen.findByRole('table', { name: 'How 864 is counted' }));
    expect(sum.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FigureNov 22, 2026Jan 2, 2027',
      'Demand until it is used up1,3571,602',
      '+ safety stock152152',
      '− stock and inbound that day648982',
      '= needed861772',
      'In cartons of 24, at least the minimum864792',
    ]);
    expect(
      screen.getByText(
        'Place the next order by Jan 2, 2027 so that it ships before the Lunar New Year factory closure (about Jan 23 to Feb 20)',
      ),
    ).toBeInTheDocument();
  });

  it('says in one line under the answer how the quantity comes about, with lost sales where there are any', async () => {
    await show();
    const line = () => screen.getByText(/^Demand /);
    expect(line()).toHaveTextContent(
      'Demand 1,357 + safety 152 − stock and inbound 648 = 861 → 36 cartons × 24 units',
    );
    await typeInto(en.ui.onHand, '0');
    await typeInto(en.ui.inbound, '0');
    expect(line()).toHaveTextContent(/− stock and inbound 0 − lost sales 58\d = /);
  });

  it('says when an order is due only where that day is over', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'MUG-350' }));
    expect(figure('MUG-350')).toHaveTextContent(/Order 360 units on .*Arrives/);
    expect(figure('MUG-350')).not.toHaveTextContent(/Due|late/);
  });

  it('explains the latest order date with the date that the plan shows', async () => {
    await show();
    await openExplanation();
    expect(await screen.findByText(/^Latest order date = .* = Nov 15, 2026$/)).toBeInTheDocument();
    expect(within(table()).getByRole('row', { name: /KETTLE-17/ })).toHaveTextContent('Nov 15, 2026');
  });

  it('shows another product when it is chosen in the list', async () => {
    await show();
    await userEvent.click(within(table()).getByRole('button', { name: 'MUG-350' }));
    expect(field(en.ui.sku)).toHaveValue('MUG-350');
    expect(figure('MUG-350')).toHaveTextContent('Order 360 units on Jan 11, 2027');
    expect(within(table()).getByRole('button', { name: 'MUG-350' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('explains the figures with the numbers on the page', async () => {
    await show();
    await openExplanation();
    expect(
      await screen.findByText(/Sold per day = \(14 × 50% \+ 12\.4 × 30% \+ 11 × 20%\) × season 1 = 12\.92/),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/z × √\(L × σd² \+ d² × σL²\) = 1\.6449 × √\(45 × 7\.47² \+ 12\.92² × 6²\) = 151\.8/),
    ).toBeInTheDocument();
    expect(screen.getByText(/Silver, Pyke, Thomas/)).toBeInTheDocument();
    expect(screen.getByText(/28 days: FBA low-inventory-level fee/)).toBeInTheDocument();
  });

  it('orders the sales of days without stock only for customers who wait', async () => {
    await show();
    await typeInto(en.ui.onHand, '0');
    await typeInto(en.ui.inbound, '0');
    await openExplanation();
    expect(await screen.findByText(/− 581\.\d lost while out of stock/)).toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.certainty));
    await userEvent.click(await screen.findByRole('checkbox', { name: en.ui.backorders }));
    expect(screen.queryByText(/lost while out of stock/)).not.toBeInTheDocument();
  });

  it('takes supply terms of one product, and those of all products where they are empty', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['scope-product'] }));
    expect(field(en.ui.minimumOrder)).toHaveValue('');
    expect(field(en.ui.minimumOrder)).toHaveAttribute('placeholder', '288');
    await typeInto(en.ui.unitsPerCarton, '100');
    expect(await screen.findByText(/→ 9 cartons × 100 units$/)).toBeInTheDocument();
    await userEvent.click(within(table()).getByRole('button', { name: 'MUG-350' }));
    expect(field(en.ui.unitsPerCarton)).toHaveValue('24');
  });

  it('sums the orders of each supplier with their cost', async () => {
    await show();
    await userEvent.click(screen.getByText(en.ui.moreFields));
    await screen.findByRole('textbox', { name: en.ui.supplier });
    // A number first: it changes the example in place, as a text would not.
    await typeInto(en.ui.unitCost, '2.5');
    await typeInto(en.ui.supplier, 'Yiwu');
    await userEvent.click(screen.getByText(en.ui.supplierOrders));
    const orders = await screen.findByRole('table', { name: supplier.supplier.supplierOrdersCaption });
    const [, yiwu, total] = within(orders).getAllByRole('row');
    expect(yiwu).toHaveTextContent('Yiwu1864362,160.008642,160.00');
    expect(total).toHaveTextContent('Total1864362,160.008642,160.00');
  });

  it('scales the plan by the months, for all products or for one', async () => {
    await show();
    await userEvent.click(screen.getByText(en.ui.moreFields));
    await screen.findByRole('textbox', { name: 'Dec' });
    await typeInto('Dec', '2');
    expect(figure()).not.toHaveTextContent('864 units');
    await userEvent.click(screen.getByRole('checkbox', { name: supplier.supplier.seasonOwn }));
    await typeInto('Dec', '1');
    expect(figure()).toHaveTextContent('864 units');
  });

  it('removes a product without a question and restores it on undo', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: en.ui.removeProduct }));
    expect(within(table()).getAllByRole('row')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(within(table()).getAllByRole('row')).toHaveLength(4);
  });

  it('reads pasted rows, shows the skipped ones, and the column mapping can be changed', async () => {
    await show();
    const area = await openImport();
    await userEvent.click(area);
    await userEvent.paste('Artikel\tLager\tdaily sales\nA-1\t400\t10\n\t5\t5\nB-2\tviel\t3\n');
    expect(await screen.findByText(/Columns missing: SKU/)).toBeInTheDocument();
    const columns = screen.getByRole('group', { name: importWords.import.columns });
    await userEvent.selectOptions(within(columns).getByRole('combobox', { name: en.ui.sku }), 'Artikel');
    await userEvent.selectOptions(within(columns).getByRole('combobox', { name: en.ui.onHand }), 'Lager');
    expect(
      screen.getByText(
        'Rows read: 3, used: 2, skipped: 1; unreadable cells: 1 (treated as unknown, not as 0)',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Row 3: no SKU')).toBeInTheDocument();
    expect(screen.getByText('Row 4, Stock on hand: “viel”')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use these products (2)' }));
    expect(figure('A-1')).toBeInTheDocument();
    expect(within(table()).getAllByRole('row')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(figure()).toBeInTheDocument();
  });

  it.each([
    ['a broken workbook', [0x50, 0x4b, 3, 4], 'The workbook is damaged or incomplete'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'An old XLS or encrypted workbook: save it as XLSX or CSV'],
    [
      'a picture',
      [0x89, 0x50, 0x4e, 0x47, 0, 0, 0],
      'This is neither a text file nor an XLSX workbook; there is no table to read',
    ],
    ['nothing', [], 'The file is empty'],
  ] as const)('rejects %s by its content and keeps the list', async (_, bytes, rejection) => {
    await show();
    await openImport();
    await userEvent.upload(fileField(), new File([new Uint8Array(bytes)], 'inventory.csv'));
    expect(await screen.findByText(rejection)).toBeInTheDocument();
    expect(figure()).toHaveTextContent('864');
  });

  it('replaces the list with the products of a dropped workbook', async () => {
    await show();
    await openImport();
    const rows = [
      ['Inventory of', 46_348.5],
      ['SKU', 'Available', 'Daily sales', 'ASIN'],
      ['A-1', 400, 12.5, 'B01'],
      ['B-2', '1.420', '0,75', 'B02'],
    ];
    const file = new File([new Uint8Array(workbook([{ name: 'Stock', rows }]))], 'stock.xlsx');
    fireEvent.drop(screen.getByText(/^or drop a CSV/), { dataTransfer: { files: [file] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Use these products (2)' }));
    expect(screen.getByText('stock.xlsx')).toBeInTheDocument();
    expect(field(en.ui.onHand)).toHaveValue('400');
    expect(field(en.ui.dailySales)).toHaveValue('12.5');
    await userEvent.click(within(table()).getByRole('button', { name: 'B-2' }));
    expect(field(en.ui.onHand)).toHaveValue('1420');
    expect(field(en.ui.dailySales)).toHaveValue('0.75');
  });

  it('names the problem of a wrong value at its field', async () => {
    await show();
    await typeInto(en.ui.unitsPerCarton, '2.5');
    await waitFor(() => expect(field(en.ui.unitsPerCarton)).toBeInvalid());
  });

  it('downloads a calendar', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();
    await userEvent.click(screen.getByRole('button', { name: en.ui.exportCalendar }));
    await waitFor(() => expect(saved).toHaveLength(1));
    click.mockRestore();
    const [calendar] = await Promise.all(saved.map(textOf));
    expect(calendar).toContain('SUMMARY:Order KETTLE-17 (units: 864\\, cartons: 36)');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261122');
    expect(calendar).toContain('SUMMARY:KETTLE-17 runs out');
  });

  it('shows texts, numbers and dates in the page language', async () => {
    await show({ language: 'vi', words: vi });
    await userEvent.click(screen.getByText('Cách tính con số này'));
    expect(await screen.findByText(/= 151,8/)).toBeInTheDocument();
  });

  it('opens in Chinese without a language', async () => {
    await show({ language: 'zh', words: zh });
    expect(screen.getByRole('group', { name: /^KETTLE-17/ })).toHaveTextContent('今天补货 864 件');
    expect(screen.getByText(/→ 36 箱 × 24 件$/)).toBeInTheDocument();
  });
});

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsText(blob);
  });
}
