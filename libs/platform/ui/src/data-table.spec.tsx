import { render, screen, within } from '@testing-library/react';
import { DataTable, type DataColumn } from './data-table.tsx';

interface Fee {
  name: string;
  amount: string;
}

const COLUMNS: readonly DataColumn<Fee>[] = [
  { key: 'name', header: 'Fee', kind: 'heading', cell: (fee) => fee.name },
  { key: 'amount', header: 'USD', kind: 'number', cell: (fee) => fee.amount },
];
const ROWS: readonly Fee[] = [
  { name: 'Storage', amount: '0.16' },
  { name: 'Total', amount: '3.71' },
];

test('a table has a name, column headings and row headings', () => {
  render(<DataTable caption="Fees" columns={COLUMNS} rows={ROWS} rowKey={(fee) => fee.name} />);
  const table = screen.getByRole('table', { name: 'Fees' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Fee', 'USD']);
  expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: '3.71' })).toHaveClass('number');
});

test('a table without rows says so across all columns', () => {
  render(
    <DataTable caption="Fees" columns={COLUMNS} rows={[]} rowKey={(fee) => fee.name} empty="No fees." />,
  );
  expect(screen.getByRole('cell', { name: 'No fees.' })).toHaveAttribute('colspan', '2');
});

test('the column by which a table is sorted says in which direction', () => {
  const columns = COLUMNS.map((column) =>
    column.key === 'amount' ? { ...column, sorted: 'descending' as const } : column,
  );
  render(<DataTable caption="Fees" columns={columns} rows={ROWS} rowKey={(fee) => fee.name} />);
  expect(screen.getByRole('columnheader', { name: 'USD' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Fee' })).not.toHaveAttribute('aria-sort');
});
