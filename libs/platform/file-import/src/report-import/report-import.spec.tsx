import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { readReport, type ReadReport, type ReportAnswer, type ReportKind } from '../report-file/index.ts';
import { ReportImport, type ReportReader } from './index.ts';
import en from './words/en.json';

const STOCK: ReportKind = {
  id: 'stock',
  form: 'table',
  columns: [
    { field: 'sku', aliases: ['sku'], reads: 'text' },
    { field: 'units', aliases: ['units'], reads: 'number' },
  ],
  required: [['sku'], ['units']],
  source: 'made up',
  checkedOn: '2026-11-28',
};
const FILE = new File(['sku,units\nA-1,3\n'], 'stock.csv');

interface HeldReading {
  isEnded: boolean;
  readonly progress: (share: number) => Promise<void>;
  readonly answer: () => Promise<void>;
}

/** Readers that answer when the test says so. */
function heldReaders() {
  const readings: HeldReading[] = [];
  const openReader = (): ReportReader => {
    let resolve: (answer: ReportAnswer) => void = () => undefined;
    let share: (value: number) => void = () => undefined;
    const reading: HeldReading = {
      isEnded: false,
      progress: (value) => act(async () => share(value)),
      answer: async () => {
        const bytes = new TextEncoder().encode('sku,units\nA-1,3\n');
        const slice = (from: number, to: number) => ({
          arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer),
        });
        const read = await readReport(
          { name: FILE.name, size: bytes.length, slice },
          { kinds: [STOCK], maxRows: 9 },
        );
        await act(async () => resolve({ kind: 'read', ...read }));
      },
    };
    readings.push(reading);
    return {
      ask: (_question, progress) => {
        share = progress;
        return new Promise((done) => (resolve = done));
      },
      end: () => (reading.isEnded = true),
    };
  };
  return { readings, openReader };
}

async function show() {
  const { readings, openReader } = heldReaders();
  const reports: (readonly ReadReport[])[] = [];
  const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Suspense>
          <ReportImport
            picked={[FILE]}
            openReader={openReader}
            kinds={[STOCK]}
            kindName={(kind) => kind}
            fieldName={(field) => field}
            pasteLabel="Rows"
            pasteHint="With a header"
            onReports={(approved) => reports.push(approved)}
          />
        </Suspense>
      </I18nProvider>,
    ),
  );
  const [first] = readings;
  if (!first) throw new Error('no file is read');
  return { first, readings, reports };
}

describe('ReportImport', () => {
  it('shows how much of a file is read', async () => {
    const { first, reports } = await show();
    await first.progress(0.42);
    expect(screen.getByRole('progressbar', { name: en.reading })).toHaveAttribute('value', '0.42');
    await first.answer();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(reports.map((approved) => approved.map(({ rows }) => rows))).toEqual([
      [[{ sku: 'A-1', units: 3 }]],
    ]);
  });

  it('ends a reading that is cancelled, and reads the file again on request', async () => {
    const { first, readings, reports } = await show();
    await userEvent.click(screen.getByRole('button', { name: en.cancel }));
    expect(screen.getByText(en.cancelled)).toBeInTheDocument();
    expect(first.isEnded).toBe(true);
    await first.progress(0.9);
    await first.answer();
    expect(screen.getByText(en.cancelled)).toBeInTheDocument();
    expect(reports).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: en.again }));
    expect(readings).toHaveLength(2);
    await readings[1]?.answer();
    expect(reports).toHaveLength(1);
  });

  it('ends the reading of a file that is removed', async () => {
    const { first, reports } = await show();
    await userEvent.click(screen.getByRole('button', { name: en.remove }));
    expect(first.isEnded).toBe(true);
    await first.answer();
    expect(reports).toEqual([]);
  });
});
