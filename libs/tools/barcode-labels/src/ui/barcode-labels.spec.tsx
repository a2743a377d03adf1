import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { BarcodeLabels } from './barcode-labels.tsx';

const show = (options = {}) => renderTool(BarcodeLabels, { manifest, words: en, ...options });
const figure = () => screen.getByRole('group', { name: en.ui.figure });
const preview = () =>
  decodeURIComponent(screen.getByRole('img', { name: /^Preview/ }).getAttribute('src') ?? '');
const code = () => screen.getAllByRole('textbox', { name: en.ui.code })[0] ?? document.body;

async function typeCode(text: string) {
  await userEvent.clear(code());
  await pasteInto(code(), text);
}

function pending() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

describe('BarcodeLabels', () => {
  it('opens with a sheet of thirty labels to scale', async () => {
    await show();
    expect(figure()).toHaveTextContent('30');
    expect(preview()).toContain('width="215.9mm" height="279.4mm"');
    expect(preview()).toContain('X001ABCDEF');
    expect(preview()).toContain('不锈钢保温杯 500ml 蓝色');
  });

  it('shows the right check digit and does not print a wrong code', async () => {
    await show();
    await userEvent.selectOptions(
      screen.getAllByRole('combobox', { name: en.ui.type })[0] ?? document.body,
      'EAN-13',
    );
    await typeCode('4006381333932');
    expect(code()).toHaveAccessibleDescription('The check digit 2 is wrong; it should be 1: 4006381333931');
    expect(figure()).toHaveTextContent(/^Labels to print0/);
    await typeCode('4006381333931');
    expect(figure()).toHaveTextContent(/^Labels to print[1-9]/);
  });

  it('imports pasted rows and undoes the import', async () => {
    await show();
    await userEvent.click(screen.getByText(en.ui.paste));
    await userEvent.click(await screen.findByRole('textbox', { name: en.ui.pasteRows }));
    await userEvent.paste('X001ABCDEF\tMug\t5\n4006381333931\tPen\t7\nA\tB\tmany');
    expect(screen.getByText('Rows read: 3, used: 2, skipped: 1')).toBeInTheDocument();
    expect(screen.getByText(`${en.ui['skip-copies-unreadable']}: rows 3`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use these labels (2)' }));
    expect(figure()).toHaveTextContent('12');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(figure()).toHaveTextContent('30');
  });

  it('reports a list with more rows than are read', async () => {
    await show();
    await userEvent.click(screen.getByText(en.ui.paste));
    const field = await screen.findByLabelText('Choose a file', { selector: 'input' });
    const choose = (rows: number) => {
      const csv = ['code', ...Array.from({ length: rows }, (_, at) => `BOX-${at}`)].join('\n');
      fireEvent.change(field, { target: { files: [new File([csv], `${rows}.csv`)] } });
    };
    choose(20_000);
    expect(await screen.findByText('Rows read: 20,000, used: 5,000, skipped: 15,000')).toBeInTheDocument();
    expect(screen.queryByText(en.ui.importUnread)).not.toBeInTheDocument();
    choose(20_020);
    expect(await screen.findByText(en.ui.importUnread)).toBeInTheDocument();
  });

  it('imports a CSV file with headers and reports skipped rows', async () => {
    await show();
    await userEvent.click(screen.getByText(en.ui.paste));
    const field = await screen.findByLabelText('Choose a file', { selector: 'input' });
    const csv =
      'sku,fnsku,product-name,quantity\nA-1,X001ABCDEF,"Mug, blue",5\nB-2,,Pen,7\nC-3,3.6E+10,Cup,1';
    fireEvent.change(field, { target: { files: [new File([csv], 'labels.csv')] } });
    expect(await screen.findByText('Rows read: 3, used: 1, skipped: 2')).toBeInTheDocument();
    expect(
      screen.getByText(/Code = fnsku, Title = product-name,? and Copies = quantity/),
    ).toBeInTheDocument();
    expect(screen.getByText(`${en.ui['skip-no-code']}: rows 3`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use these labels (1)' }));
    expect(figure()).toHaveTextContent('5');
    expect(preview()).toContain('Mug, blue');
  });

  it('applies the suggested check digit and leading zero', async () => {
    await show();
    await userEvent.selectOptions(
      screen.getAllByRole('combobox', { name: en.ui.type })[0] ?? document.body,
      'UPC-A',
    );
    await typeCode('036000291453');
    await userEvent.click(screen.getByRole('button', { name: 'Use 036000291452' }));
    expect(code()).toHaveValue('036000291452');
    await typeCode('36000291452');
    await userEvent.click(screen.getByRole('button', { name: 'Use 036000291452' }));
    expect(code()).toHaveValue('036000291452');
    expect(screen.queryByRole('button', { name: /^Use 0/ })).toBeNull();
  });

  it('turns a UPC typed as EAN-13 into a UPC-A', async () => {
    await show();
    const type = screen.getAllByRole('combobox', { name: en.ui.type })[0] ?? document.body;
    await userEvent.selectOptions(type, 'EAN-13');
    await typeCode('036000291452');
    expect(preview()).toContain('0360002914522');
    await userEvent.click(screen.getByRole('button', { name: 'Change to UPC-A 036000291452' }));
    expect(type).toHaveDisplayValue('UPC-A');
    expect(preview()).not.toContain('0360002914522');
  });

  it('has the sheet above the list', async () => {
    await show();
    const [first] = screen.getAllByRole('combobox');
    expect(first).toBe(screen.getByRole('combobox', { name: en.ui.sheet }));
  });

  it('makes the PDF in a worker, with progress, and stops it', async () => {
    const questions: object[] = [];
    Object.assign(globalThis, { OffscreenCanvas: class {} });
    const answer = pending();
    await show({
      environment: {
        openSession: () => ({
          ask: (question: object, progress: (share: number) => void) => {
            questions.push(question);
            progress(0.4);
            return answer.promise;
          },
          end: () => answer.reject(new Error('ended')),
        }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: en.ui['action-pdf'] }));
    expect(await screen.findByRole('progressbar', { name: en.ui.pdfRunning })).toHaveValue(0.4);
    expect(questions).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByText(en.ui.failed)).toBeNull();
  });

  it('reports an invalid custom sheet', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.ui.sheet }), en.ui.sheetCustom);
    const columns = screen.getByRole('textbox', { name: en.ui.columns });
    await userEvent.clear(columns);
    await userEvent.type(columns, '4');
    expect(screen.getByRole('combobox', { name: en.ui.sheet })).toHaveAccessibleDescription(
      en.findings['sheet-impossible'],
    );
  });

  it('explains the width of the bars', async () => {
    await show();
    expect(
      screen.getByText(
        /X001ABCDEF: 145 modules × 0\.339 mm \+ quiet zones 2 × 8\.784 mm = label width 66\.675 mm/,
      ),
    ).toBeInTheDocument();
  });

  it('renders in Chinese', async () => {
    await show({ language: 'zh', words: zh });
    expect(screen.getByRole('button', { name: '打印对位页' })).toBeEnabled();
  });
});
