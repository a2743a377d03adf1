import { createI18n, switchLanguage, type Language } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { NumberField } from './number-field.tsx';

interface HarnessProps {
  start: number | null;
  whenUnreadable: number | null;
  shownDigits?: number;
}

function Harness({ start, ...field }: HarnessProps) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Length" value={value} onValueChange={setValue} {...field} unit="in" />
      <output>{JSON.stringify(value)}</output>
      <button onClick={() => setValue(7.5)}>elsewhere</button>
    </>
  );
}

async function show(language: Language, props: HarnessProps) {
  const i18n = createI18n(language, { platform: await loadPlatformWords(language) });
  render(
    <I18nProvider i18n={i18n}>
      <Harness {...props} />
    </I18nProvider>,
  );
  return { field: screen.getByRole('textbox', { name: 'Length' }), i18n };
}

describe('a number field', () => {
  it('understands the decimal sign of the language and keeps the text as typed', async () => {
    const { field } = await show('vi', { start: 1, whenUnreadable: 0 });
    await userEvent.clear(field);
    await userEvent.type(field, '1.234,50');
    expect(screen.getByRole('status')).toHaveTextContent('1234.5');
    expect(field).toHaveValue('1.234,50');
  });

  it('keeps a half-typed number', async () => {
    const { field } = await show('en', { start: null, whenUnreadable: null });
    await userEvent.type(field, '3.');
    expect(field).toHaveValue('3.');
    expect(screen.getByRole('status')).toHaveTextContent('3');
  });

  it('says that an unreadable text counts as zero', async () => {
    const { field } = await show('zh', { start: 2, whenUnreadable: 0 });
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    expect(screen.getByRole('status')).toHaveTextContent('0');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('不是数字，按 0 计算'));
    expect(field).toBeInvalid();
  });

  it('gives no number where the tool wants none for an unreadable text', async () => {
    const { field } = await show('en', { start: 2, whenUnreadable: null });
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    expect(screen.getByRole('status')).toHaveTextContent('null');
  });

  it('is not wrong while it is empty', async () => {
    const { field } = await show('en', { start: 2, whenUnreadable: 0 });
    await userEvent.clear(field);
    expect(field).toBeValid();
    expect(field).toHaveValue('');
  });

  it('reformats the number when the language changes', async () => {
    const { field, i18n } = await show('en', { start: 2, whenUnreadable: 0 });
    await userEvent.clear(field);
    await userEvent.type(field, '2.5');
    await act(async () => switchLanguage(i18n, 'vi', { platform: await loadPlatformWords('vi') }));
    expect(field).toHaveValue('2,5');
    expect(screen.getByRole('status')).toHaveTextContent('2.5');
  });

  it('says what it read where the sign is foreign to the language', async () => {
    const { field } = await show('en', { start: 2, whenUnreadable: 0 });
    await userEvent.clear(field);
    await userEvent.type(field, '12,3456');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('= 12.3456 in')));
  });

  it('falls back to another number than zero without rewriting the emptied field', async () => {
    const { field } = await show('en', { start: 3, whenUnreadable: 1 });
    await userEvent.clear(field);
    expect(field).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('shows a converted number with few decimals and gives none of them away', async () => {
    const { field } = await show('en', { start: 0.408233133, whenUnreadable: 0, shownDigits: 4 });
    expect(field).toHaveValue('0.4082');
    expect(screen.getByRole('status')).toHaveTextContent('0.408233133');
    await userEvent.clear(field);
    await userEvent.type(field, '0.123456');
    expect(field).toHaveValue('0.123456');
  });

  it('shows a number that comes from elsewhere', async () => {
    const { field } = await show('id', { start: 2, whenUnreadable: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(field).toHaveValue('7,5');
  });

  it.each([
    ['12 1/2', '12.5', '= 12.5 in'],
    ['5 ft 6 in', '66', '= 66 in'],
    ['３０ ｃｍ', '11.811023622047', '= 11.811 in'],
  ])('reads %s in its unit and shows what it read', async (text, value, note) => {
    const { field } = await show('en', { start: 2, whenUnreadable: 0 });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(await screen.findByText(note)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(value);
    expect(field).toHaveValue(text);
    expect(field).toBeValid();
  });

  it('says that a measure of another dimension counts as zero, and keeps the text', async () => {
    const { field } = await show('en', { start: 2, whenUnreadable: 0 });
    await userEvent.clear(field);
    await userEvent.paste('2 lb 3 oz');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('2 lb 3 oz');
    expect(screen.getByRole('status')).toHaveTextContent('0');
  });

  it('says nothing while the code that reads a measure is loaded', async () => {
    const { field } = await show('en', { start: null, whenUnreadable: null });
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: '1/2' } });
    expect(field).toBeValid();
    expect(await screen.findByText('= 0.5 in')).toBeInTheDocument();
  });

  it('ignores a reading that arrives after the text has changed', async () => {
    const { field } = await show('en', { start: 2, whenUnreadable: 0 });
    fireEvent.change(field, { target: { value: '5 ft' } });
    fireEvent.change(field, { target: { value: '7' } });
    await act(async () => await import('./read-measure.ts'));
    expect(screen.getByRole('status')).toHaveTextContent('7');
  });
});

describe('a number field of one side', () => {
  function Sides() {
    const [sides, setSides] = useState<readonly number[]>([1, 2, 3]);
    return (
      <>
        {sides.map((side, at) => (
          <NumberField
            key={at}
            label={`Side ${at}`}
            unit="in"
            value={side}
            whenUnreadable={0}
            onValueChange={(next) =>
              setSides((now) => now.map((other, each) => (each === at ? (next ?? 0) : other)))
            }
            onSides={(next, weight) => setSides([...next, ...(weight === null ? [] : [weight])])}
          />
        ))}
        <output>{JSON.stringify(sides)}</output>
      </>
    );
  }

  async function showSides() {
    const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
    render(
      <I18nProvider i18n={i18n}>
        <Sides />
      </I18nProvider>,
    );
    return screen.getByRole('textbox', { name: 'Side 0' });
  }

  it.each([
    ['12 x 8 x 4 in', '[12,8,4]'],
    ['30.48×20.32×10.16 cm', '[12,8,4]'],
    ['12 x 8 x 4 inches; 1.5 Pounds', '[12,8,4,1.5]'],
  ])('fills all sides with a pasted %s', async (text, sides) => {
    const first = await showSides();
    await userEvent.click(first);
    await userEvent.paste(text);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sides));
    expect(screen.getByText('= 12 × 8 × 4 in')).toBeInTheDocument();
    expect(first).toHaveValue('12');
    expect(screen.getByRole('textbox', { name: 'Side 2' })).toHaveValue('4');
  });

  it('keeps a typed size until the field is left', async () => {
    const first = await showSides();
    await userEvent.clear(first);
    await userEvent.type(first, '12 x 8 x 4.5');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('[12,8,4.5]'));
    expect(first).toHaveValue('12 x 8 x 4.5');
    await userEvent.tab();
    expect(first).toHaveValue('12');
  });
});
