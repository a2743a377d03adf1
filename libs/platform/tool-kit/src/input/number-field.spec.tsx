import { createI18n, loadPlatformWords, switchLanguage, type Language } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { render, screen } from '@testing-library/react';
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

  it('writes the number anew when the language changes', async () => {
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
    expect(field).toHaveAccessibleDescription(expect.stringContaining('12.3456'));
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
});
