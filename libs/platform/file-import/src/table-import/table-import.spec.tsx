import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { TableRead } from '../table-file/index.ts';
import { TableImport, useTableSource, type TableReader } from './index.ts';
import en from './words/en.json';

const tableOf = (name: string): TableRead => ({
  kind: 'table',
  table: { headers: [name], rows: [], delimiter: ',', unread: false },
});

interface AskedFile {
  readonly signal: AbortSignal;
  readonly answer: (read: TableRead) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** A reader whose files are answered when the test says so. */
function heldReader() {
  const asked: AskedFile[] = [];
  const reader: TableReader = {
    readText: (text) => (text === 'none' ? { kind: 'refused', code: 'no-table' } : tableOf(text)),
    readFile: (_file, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          signal,
          answer: (read) => act(async () => resolve(read)),
          fail: () => act(async () => reject(new Error('the worker broke'))),
        });
      }),
  };
  return { asked, reader };
}

function Shown({ reader }: { reader: TableReader }) {
  const source = useTableSource(reader);
  return (
    <>
      <TableImport source={source} pasteLabel="Rows" pasteHint="As they are" noTable="Nothing in it" />
      <output>{source.table?.headers[0] ?? 'no table'}</output>
    </>
  );
}

async function show(reader: TableReader) {
  const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
  return act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Suspense>
          <Shown reader={reader} />
        </Suspense>
      </I18nProvider>,
    ),
  );
}

const rows = () => screen.findByRole('textbox', { name: 'Rows' });
const paste = async (value: string) => fireEvent.change(await rows(), { target: { value } });
const drop = async (name: string) => {
  const zone = (await screen.findByText(en.tableImport.choose)).closest('div') ?? document.body;
  await act(async () => {
    fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], name)], types: ['Files'] } });
  });
};
const table = () => screen.getByRole('status');

describe('a table from a file or from pasted rows', () => {
  it('is that of the file, whose name is shown', async () => {
    const { asked, reader } = heldReader();
    await show(reader);
    await drop('stock.csv');
    expect(screen.getByText('stock.csv')).toBeInTheDocument();
    await asked[0]?.answer(tableOf('sku'));
    expect(table()).toHaveTextContent('sku');
  });

  it('shows the pasted rows when the visitor pastes while a file is read', async () => {
    const { asked, reader } = heldReader();
    await show(reader);
    await drop('large.xlsx');
    await paste('pasted');
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[0]?.answer(tableOf('late'));
    expect(table()).toHaveTextContent('pasted');
    expect(screen.queryByText('large.xlsx')).not.toBeInTheDocument();
  });

  it('is null while another file is read', async () => {
    const { reader } = heldReader();
    await show(reader);
    await paste('pasted');
    expect(table()).toHaveTextContent('pasted');
    await drop('next.csv');
    expect(table()).toHaveTextContent('no table');
    expect(await rows()).toHaveValue('');
  });

  it('stops reading when the page is left', async () => {
    const { asked, reader } = heldReader();
    const { unmount } = await show(reader);
    await drop('stock.csv');
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('shows why the file was rejected, by the reader or by the tool', async () => {
    const { asked, reader } = heldReader();
    await show(reader);
    await drop('old.xls');
    await asked[0]?.answer({ kind: 'refused', code: 'file-is-old-workbook' });
    expect(screen.getByText(en.refusal['file-is-old-workbook'])).toBeInTheDocument();
    await drop('stock.csv');
    await asked[1]?.fail();
    expect(screen.getByText(en.refusal['file-unreadable'])).toBeInTheDocument();
    await paste('none');
    expect(screen.getByText('Nothing in it')).toBeInTheDocument();
    await paste(' ');
    expect(screen.queryByText('Nothing in it')).not.toBeInTheDocument();
  });
});
