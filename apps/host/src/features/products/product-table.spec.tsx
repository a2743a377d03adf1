import type { ListedProduct } from '@seller-toolbox/product-store';
import { createI18n } from '@seller-toolbox/words';
import { I18nProvider, useFormat } from '@seller-toolbox/words/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import en from '../../words/products/en.json';
import { ProductTable } from './product-table.tsx';
import { useProductsWords } from './products-words.ts';
import { fieldColumn, type TableColumn } from './table-columns.ts';

const PRODUCTS = Array.from({ length: 300 }, (_, at) => ({
  id: `p${at}`,
  product: { sku: `S${at}`, price: at, marketplace: 'US' },
})) as unknown as readonly ListedProduct[];
let drawn: string[] = [];
/** Computed, with a problem in the second row and a remark in the third. */
const FIGURE: TableColumn = {
  id: 'fees',
  label: 'Fees',
  look: 'figure',
  field: null,
  value: () => 1,
  shown: ({ id }) => {
    drawn.push(id);
    return `fee of ${id}`;
  },
  written: () => 1,
  problem: ({ id }) => (id === 'p1' ? 'Length: Please fill this in' : null),
  remark: ({ id }) => (id === 'p2' ? 'No price entered' : null),
};

const SORTED = {
  rows: PRODUCTS,
  sortOf: () => 'none' as const,
  sortBy: () => undefined,
  toggleSort: () => undefined,
} as const;

interface Calls {
  readonly selected: unknown[];
  readonly opened: string[];
  readonly values: unknown[];
}

function Table({ selected, opened, values }: Calls) {
  const t = useProductsWords();
  const format = useFormat();
  const columns = useMemo(
    () => [fieldColumn('sku', t, format), FIGURE, fieldColumn('price', t, format)],
    [t, format],
  );
  return (
    <ProductTable
      sorted={SORTED}
      columns={columns}
      selected={new Set(['p0'])}
      onSelect={(ids, isSelected) => selected.push([ids, isSelected])}
      onValue={({ id }, column, value) => values.push([id, column.field, value])}
      onPaste={() => undefined}
      onOpen={({ id }) => opened.push(id)}
    />
  );
}

function show() {
  const calls: Calls = { selected: [], opened: [], values: [] };
  render(
    <I18nProvider i18n={createI18n('en', { products: en })}>
      <Table {...calls} />
    </I18nProvider>,
  );
  return calls;
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const activeCell = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');

// The environment of the tests has no layout.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterEach(() => jest.restoreAllMocks());

describe('the table of products', () => {
  it('keeps a figure with a remark, which describes it', () => {
    show();
    expect(cell('fee of p2')).toHaveAccessibleDescription('No price entered');
    expect(cell('fee of p3')).not.toHaveAttribute('aria-description');
  });

  it('renders the rows in sight, with the problem of a row in its place', () => {
    show();
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    expect(cell('fee of p0')).toHaveAttribute('aria-readonly', 'true');
    expect(cell('Length: Please fill this in')).toHaveAttribute('title', 'Length: Please fill this in');
    expect(cell('S0').closest('[role=row]')).toHaveAttribute('aria-selected', 'true');
    expect(activeCell()).toBe(cell('S0'));
  });

  it('makes the pressed cell the active one', () => {
    show();
    fireEvent.mouseDown(cell('fee of p2'));
    expect(activeCell()).toBe(cell('fee of p2'));
  });

  it('edits a cell by a double click, and no computed one', () => {
    const { values } = show();
    fireEvent.doubleClick(cell('fee of p2'));
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.doubleClick(cell('$2.00'));
    const field = screen.getByRole('textbox');
    expect(activeCell()).toContainElement(field);
    fireEvent.change(field, { target: { value: '7.5' } });
    act(() => void fireEvent.keyDown(field, { key: 'Enter' }));
    expect(values).toEqual([['p2', 'price', 7.5]]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(activeCell()).toBe(cell('$3.00'));
  });

  it('keeps the value where Escape ends the edit', () => {
    // The focus that went back to the table saved what was typed.
    const { values } = show();
    fireEvent.doubleClick(cell('$2.00'));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '7.5' } });
    act(() => void fireEvent.keyDown(field, { key: 'Escape' }));
    expect(values).toEqual([]);
    expect(activeCell()).toBe(cell('$2.00'));
  });

  it('selects and opens a row without moving the active cell', () => {
    const { selected, opened } = show();
    const row = cell('S2').closest('[role=row]');
    const box = row?.querySelector('input');
    const button = row?.querySelector('button');
    if (!box || !button) throw new Error('no controls');
    fireEvent.mouseDown(box);
    fireEvent.click(box);
    fireEvent.click(button);
    expect({ selected, opened }).toEqual({ selected: [[['p2'], true]], opened: ['p2'] });
    expect(activeCell()).toBe(cell('S0'));
  });

  it('gives a row that comes into sight the element of one that left, and draws no other row', async () => {
    // Elements that came and went, or moved among the others, made frames longer than 50 ms.
    show();
    const frame = screen.getByRole('grid');
    const elements = () => screen.getAllByRole('row').slice(1);
    const indexes = () =>
      elements().map((row) => Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')));
    const scrollTo = (top: number) => {
      frame.scrollTop = top;
      fireEvent.scroll(frame);
    };
    scrollTo(2000);
    const before = elements();
    const [first = 0] = indexes();
    await waitFor(() => expect(indexes()).toEqual([...indexes()].sort((a, b) => a - b)));
    const inOrder = elements();
    drawn = [];
    scrollTo(2120);
    expect(new Set(elements())).toEqual(new Set(before));
    expect(elements()).toEqual(inOrder);
    const last = first - 2 + before.length;
    expect(drawn.sort()).toEqual([`p${last}`, `p${last + 1}`, `p${last + 2}`]);
    await waitFor(() => expect(indexes()[0]).toBe(first + 3));
    expect(indexes()).toEqual([...indexes()].sort((a, b) => a - b));
  });

  it('has one element for a cell, and five for the controls of a row', () => {
    show();
    const [, row] = screen.getAllByRole('row');
    expect(row?.querySelectorAll('*')).toHaveLength(3 + 5);
  });

  it('keeps no focus in a row, whose element is that of another row later', () => {
    show();
    const box = cell('S2').closest('[role=row]')?.querySelector('input');
    if (!box) throw new Error('no checkbox');
    const isDefault = fireEvent.mouseDown(box);
    expect(isDefault).toBe(false);
    expect(screen.getByRole('grid')).toHaveFocus();
  });
});
