import { renderTool } from '@seller-toolbox/testing/screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { ImageChecker } from './image-checker.tsx';

const show = (options = {}) => renderTool(ImageChecker, { manifest, words: en, ...options });
const verdict = () => screen.getByRole('group', { name: en.ui.figure });
const checks = () => within(screen.getByRole('list', { name: en.ui.checks }));
const field = () => screen.getByLabelText(en.ui.choose, { selector: 'input' });
const choose = (...files: File[]) => fireEvent.change(field(), { target: { files } });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** The header of a 3000 × 2000 TIFF, which is judged by its header. */
const tiff = (name = 'photo.tif') =>
  new File(
    [
      new Uint8Array([
        ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0],
        ...[0, 1, 3, 0, 1, 0, 0, 0, 0xb8, 0x0b, 0, 0],
        ...[1, 1, 3, 0, 1, 0, 0, 0, 0xd0, 0x07, 0, 0],
      ]),
    ],
    name,
  );

function expectNoExample() {
  expect(screen.queryByText(en.ui.exampleName)).not.toBeInTheDocument();
  expect(screen.queryByText(en.ui.fixExample)).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: en.ui.figure })).not.toBeInTheDocument();
  expect(document.querySelector('canvas')).toBeNull();
}

beforeEach(() => {
  // jsdom has no canvas and logs an error for `getContext`.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
  // jsdom lacks it; the files of these tests are small.
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      // `readAsArrayBuffer` gives an array buffer.
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});

describe('ImageChecker', () => {
  it('judges a secondary image by fewer rules, and offers no correction', async () => {
    await show();
    expect(screen.getByText(en.ui['rule-background'])).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['type-secondary'] }));
    expect(await screen.findByText(en.ui.secondaryNote)).toBeInTheDocument();
    expect(screen.queryByText(en.ui['rule-background'])).not.toBeInTheDocument();
    expect(screen.queryByText(en.ui.fixExample)).not.toBeInTheDocument();
  });

  it('opens with a worked example and shows each broken rule with value, limit and position', async () => {
    await show();
    expect(verdict()).toHaveTextContent('2 / 12');
    expect(checks().getByText('70.31% of the width or height; at least 85%')).toBeInTheDocument();
    expect(checks().getByText(/^52.23% pure white \(100% required/)).toBeInTheDocument();
    expect(checks().getAllByRole('listitem')[0]).toHaveTextContent(en.ui['rule-background']);
    expect(
      screen.getByRole('img', { name: /fills 70.3% of the image’s width or height .* and 14.3%/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(en.ui.private)).toBeInTheDocument();
  });

  it('lists the rules that the correction fixes and breaks', async () => {
    await show();
    expect(screen.getByText('Fixes: Background and Product fill')).toBeInTheDocument();
    expect(
      screen.getByText('No longer met, because cropping removes pixels: Longest side'),
    ).toBeInTheDocument();
  });

  it('hides the marks', async () => {
    await show();
    const marks = () => screen.getByRole('img', { name: /fills/ }).querySelectorAll('path').length;
    expect(marks()).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('checkbox', { name: en.ui.markNotWhite }));
    expect(marks()).toBe(0);
  });

  it('checks files one by one and shows the state of each', async () => {
    const { uses } = await show();
    choose(tiff(), new File(['<svg></svg>'], 'logo.png'), new File([], 'nothing.jpg'), tiff('wrong.jpg'));
    await waitFor(async () => expect(await row('photo.tif')).toHaveTextContent('3000 × 2000'));
    await waitFor(async () => expect(await row('wrong.jpg')).toHaveTextContent(en.ui['state-doubtful']));
    expect(await row('logo.png')).toHaveTextContent(en.ui['state-failed']);
    expect(screen.getByText(en.ui.notExamined)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'logo.png' }));
    expect(await screen.findByText(en.ui['failure-svg-file'])).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'nothing.jpg' }));
    expect(await screen.findByText(en.ui['failure-empty-file'])).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'wrong.jpg' }));
    expect(checks().getByText('The file name says .jpg, but the content is TIFF')).toBeInTheDocument();
    expect(uses).toContainEqual({ action: 'check', format: 'tiff', megapixels: 6, broken: 0 });
    expect(JSON.stringify(uses)).not.toContain('photo');
  });

  it('accepts dropped and pasted pictures', async () => {
    await show();
    const zone = screen.getByText(en.ui.dropHint);
    fireEvent.drop(zone, { dataTransfer: { files: [tiff('dropped.tif')] } });
    await waitFor(async () => expect(await row('dropped.tif')).toHaveTextContent('3000 × 2000'));
    fireEvent.paste(document, { clipboardData: { files: [tiff('pasted.tif')] } });
    await waitFor(async () => expect(await row('pasted.tif')).toHaveTextContent('3000 × 2000'));
  });

  it('reports a picture that the browser cannot decode', async () => {
    await show();
    const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 10, 0, 10, 0, 0, 0, 0, 0x3b];
    choose(new File([new Uint8Array(gif)], 'a.gif'));
    expect(await screen.findByText(en.ui['failure-undecodable'])).toBeInTheDocument();
  });

  it('clears the list and restores it', async () => {
    await show();
    choose(tiff());
    await waitFor(async () => expect(await row('photo.tif')).toHaveTextContent('3000'));
    const list = screen.getByRole('region', { name: 'Images (1)' });
    await userEvent.click(within(list).getByRole('button', { name: 'Clear' }));
    expect(screen.getByText(en.ui.noPicture)).toBeInTheDocument();
    expectNoExample();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await row('photo.tif')).toHaveTextContent('3000'));
  });

  it('shows nothing of the example after the first picture, whatever becomes of it', async () => {
    await show();
    choose(new File([], 'nothing.jpg'));
    expect(await screen.findByText(en.ui['failure-empty-file'])).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText('The example has been replaced by your input.')).toBeVisible(),
    );
    expectNoExample();
  });

  it('shows nothing of the example after the start with an own picture, and brings it back on demand', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Enter my own' }));
    expect(await screen.findByText(en.ui.noPicture)).toBeInTheDocument();
    expectNoExample();
    const [back] = screen.getAllByRole('button', { name: /example/i });
    if (!back) throw new Error('no way back');
    await userEvent.click(back);
    expect(verdict()).toHaveTextContent('2 / 12');
  });

  it('accepts at most 200 pictures and shows how many are left out', async () => {
    const hold = () => new Promise<never>(() => undefined);
    await show({ environment: { runInWorker: hold } });
    choose(...Array.from({ length: 203 }, (_, index) => tiff(`${index}.tif`)));
    expect(await screen.findByText(/^Files skipped: 3\. At most 200/)).toBeInTheDocument();
  });

  it('shows progress and stops on Cancel', async () => {
    const hold = () => new Promise<never>(() => undefined);
    await show({ environment: { runInWorker: hold } });
    choose(tiff('one.tif'), tiff('two.tif'));
    const stop = await screen.findByRole('button', { name: 'Cancel' });
    expect(await screen.findByText('25%')).toBeInTheDocument();
    await userEvent.click(stop);
    expect(await row('one.tif')).toHaveTextContent(en.ui['state-stopped']);
    expect(await row('two.tif')).toHaveTextContent(en.ui['state-stopped']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('applies other rules to the same pictures', async () => {
    await show();
    choose(tiff());
    await row('photo.tif');
    expect(await screen.findByText(en.ui.figureHeader)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Rules since Nov 21, 2026'));
    expect(checks().getByText('TIFF is accepted; JPEG is preferred')).toBeInTheDocument();
  });

  it('saves the list as CSV', async () => {
    const saved: Blob[] = [];
    await show();
    choose(tiff());
    await row('photo.tif');
    URL.createObjectURL = (content) => {
      saved.push(content as Blob);
      return 'blob:csv';
    };
    HTMLAnchorElement.prototype.click = () => undefined;
    await screen.findByText('3000 × 2000');
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    const text = new TextDecoder().decode(await act(async () => (saved[0] ?? new Blob()).arrayBuffer()));
    expect(text).toContain('photo.tif,Header only,3000,2000,tiff,34,');
  });

  it('renders in Chinese', async () => {
    await show({ language: 'zh', words: zh });
    expect(screen.getByRole('group', { name: zh.ui.figure })).toHaveTextContent('2 / 12');
  });
});
