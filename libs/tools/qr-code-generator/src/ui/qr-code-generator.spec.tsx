import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { QrCodeGenerator } from './qr-code-generator.tsx';

const show = async (options = {}) => {
  const shown = await renderTool(QrCodeGenerator, { manifest, words: en, ...options });
  await waitFor(() => expect(screen.queryByText(en.ui['check-checking'])).not.toBeInTheDocument());
  return shown;
};
const box = () => screen.getByRole('textbox', { name: /^Link \(URL\)/ });
const code = () => screen.getByRole('img', { name: /^QR code for/ });
const savedNames = () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:code';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
};

describe('QrCodeGenerator', () => {
  it('opens with a code that is decoded when it is first used', async () => {
    const names = savedNames();
    await show();
    expect(screen.getByText(en.ui['check-waiting'])).toBeInTheDocument();
    expect(code()).toHaveAccessibleName('QR code for https://www.example.com/products/water-bottle');
    for (const name of ['Save PNG', 'Save SVG', 'Copy image', 'Print code'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save SVG' }));
    expect(await screen.findByText(en.ui['check-readable'])).toBeInTheDocument();
    expect(names).toEqual(['qrcode.svg']);
  });

  it('makes a code on Enter, not while typing', async () => {
    await show();
    await userEvent.clear(box());
    await userEvent.paste('https://example.com/a');
    expect(code()).toHaveAccessibleName(/water-bottle$/);
    expect(screen.getByRole('button', { name: 'Generate' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(code()).toHaveAccessibleName('QR code for https://example.com/a');
    expect(screen.getByRole('button', { name: 'Generate again' })).toBeInTheDocument();
    expect(await screen.findByText(en.ui.generated)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(en.ui.generated)).not.toBeInTheDocument());
  });

  it.each([
    ['', en.findings['url-required']],
    ['not an address', 'Please enter a valid web address'],
  ])('the address %j is rejected at its field', async (text, message) => {
    await show();
    await userEvent.clear(box());
    if (text) await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect(box()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('https://'));
  });

  it('encodes the same text when its content is changed to plain text', async () => {
    await show();
    await userEvent.clear(box());
    await userEvent.paste('lot 2026-11');
    await userEvent.click(screen.getByRole('radio', { name: en.ui['content-text'] }));
    expect(code()).toHaveAccessibleName('QR code for lot 2026-11');
  });

  it('shows a large code at 300 pixels and a small one at its size', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: '1024 px' }));
    expect(code()).toHaveAttribute('width', '300');
    await userEvent.click(screen.getByRole('radio', { name: '128 px' }));
    expect(code()).toHaveAttribute('width', '128');
    await screen.findByText(en.ui['check-readable']);
  });

  it('warns of too little contrast and offers no code that cannot be read', async () => {
    await show();
    const color = screen.getByRole('textbox', { name: 'Foreground' });
    await userEvent.clear(color);
    await userEvent.paste('#fefefe');
    expect(screen.getByText(/^The contrast is 1 : 1/)).toBeInTheDocument();
    expect(await screen.findByText(en.ui.unreadable)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save PNG' })).toBeDisabled();
  });

  it('explains how a color is written while its code is incomplete', async () => {
    await show();
    const color = screen.getByRole('textbox', { name: 'Background' });
    await userEvent.clear(color);
    expect(color).toHaveAccessibleDescription(en.ui.colorForm);
    await pasteInto(color, 'fde68a');
    expect(color).toHaveValue('fde68a');
    expect(color).toBeValid();
    await screen.findByText(en.ui['check-readable']);
  });

  it('saves the SVG under its name and does not track the address', async () => {
    const names = savedNames();
    const { uses } = await show();
    await userEvent.click(screen.getByRole('radio', { name: '512 px' }));
    await screen.findByText(en.ui['check-readable']);
    await userEvent.click(screen.getByRole('button', { name: 'Save SVG' }));
    expect(names).toEqual(['qrcode.svg']);
    expect(uses).toEqual([{ action: 'svg', size: 512, level: 'M', version: 4 }]);
  });

  it('shows what to do when the browser cannot copy images', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Copy image' }));
    expect(await screen.findByText(en.ui.copyFailed)).toBeInTheDocument();
  });

  it('packs the codes of a list and lists the lines that failed', async () => {
    const names = savedNames();
    await show();
    const batch = screen.getByRole('region', { name: en.ui.batch });
    await userEvent.click(within(batch).getByRole('textbox'));
    await userEvent.paste('https://a.co\nnonsense');
    await userEvent.click(within(batch).getByRole('radio', { name: 'SVG' }));
    await userEvent.click(within(batch).getByRole('button', { name: 'Create ZIP' }));
    expect(await within(batch).findByText('Codes created: 1, lines failed: 1')).toBeInTheDocument();
    expect(within(batch).getByText(/^Line 2: nonsense/)).toBeInTheDocument();
    expect(names).toEqual(['qr-code-generator-2026-11-21.zip']);
  });

  it('rejects a list of more than 5,000', async () => {
    await show();
    const batch = screen.getByRole('region', { name: en.ui.batch });
    await userEvent.click(within(batch).getByRole('textbox'));
    await userEvent.paste('https://a.co\n'.repeat(5001));
    expect(within(batch).getByRole('button', { name: 'Create ZIP' })).toBeDisabled();
    expect(within(batch).getByRole('textbox')).toBeInvalid();
  });
});
