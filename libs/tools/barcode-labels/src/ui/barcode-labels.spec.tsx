import { renderTool } from '@seller-toolbox/testing/screen';
import { screen } from '@testing-library/react';
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
  await userEvent.type(code(), text);
}

describe('barcode labels on screen', () => {
  it('open with a sheet of thirty labels to scale', async () => {
    await show();
    expect(figure()).toHaveTextContent('30');
    expect(preview()).toContain('width="215.9mm" height="279.4mm"');
    expect(preview()).toContain('X001ABCDEF');
    expect(preview()).toContain('不锈钢保温杯 500ml 蓝色');
  });

  it('name the right check digit beside the code and print nothing wrong', async () => {
    await show();
    await userEvent.selectOptions(
      screen.getAllByRole('combobox', { name: en.ui.type })[0] ?? document.body,
      'EAN-13',
    );
    await typeCode('4006381333932');
    expect(code()).toHaveAccessibleDescription('The check digit 2 is wrong, it should be 1: 4006381333931');
    expect(figure()).toHaveTextContent('12');
  });

  it('take rows of a spreadsheet, and give the list back', async () => {
    await show();
    await userEvent.click(screen.getByText(en.ui.paste));
    await userEvent.click(screen.getByRole('textbox', { name: en.ui.pasteRows }));
    await userEvent.paste('X001ABCDEF\tMug\t5\n4006381333931\tPen\t7\nA\tB\tmany');
    expect(screen.getByText('Rows left out because of their copies: 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use these labels (2)' }));
    expect(figure()).toHaveTextContent('12');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(figure()).toHaveTextContent('30');
  });

  it('say when a sheet of one’s own is impossible', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.ui.format }), en.ui.sheetCustom);
    const columns = screen.getByRole('textbox', { name: en.ui.columns });
    await userEvent.clear(columns);
    await userEvent.type(columns, '4');
    expect(screen.getByRole('combobox', { name: en.ui.format })).toHaveAccessibleDescription(
      en.findings['sheet-impossible'],
    );
  });

  it('explain how wide the bars are', async () => {
    await show();
    expect(
      screen.getByText(
        /X001ABCDEF: 145 modules × 0\.339 mm \+ quiet zones 2 × 8\.784 mm = label width 66\.675 mm/,
      ),
    ).toBeInTheDocument();
  });

  it('speak Chinese first', async () => {
    await show({ language: 'zh', words: zh });
    expect(screen.getByRole('button', { name: '打印对位页' })).toBeEnabled();
  });
});
