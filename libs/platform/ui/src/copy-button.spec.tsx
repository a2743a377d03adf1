import { act, fireEvent, render, screen } from '@testing-library/react';
import { COPIED_MS, CopyButton } from './copy-button.tsx';

const WORDS = { label: 'Copy', copiedLabel: 'Copied', failedLabel: 'Not copied' };

function giveClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  giveClipboard(undefined);
});

test('a press copies the text, says so politely for two seconds and then returns', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  giveClipboard({ writeText });
  render(<CopyButton {...WORDS} text={() => '3.71'} />);
  await press();
  expect(writeText).toHaveBeenCalledWith('3.71');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(COPIED_MS - 1));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a rejected copy says that it failed', async () => {
  giveClipboard({ writeText: () => Promise.reject(new Error('denied')) });
  const copied = jest.fn();
  render(<CopyButton {...WORDS} text="3.71" look="icon" onCopied={copied} />);
  await press();
  expect(screen.getByRole('button', { name: 'Not copied' })).toBeInTheDocument();
  expect(copied).not.toHaveBeenCalled();
});

test('rich text goes to the clipboard beside the plain text', async () => {
  const write = jest.fn().mockResolvedValue(undefined);
  giveClipboard({ write });
  Object.assign(globalThis, {
    ClipboardItem: class {
      parts: Record<string, Blob>;
      constructor(parts: Record<string, Blob>) {
        this.parts = parts;
      }
    },
  });
  render(<CopyButton {...WORDS} text="a" html="<b>a</b>" />);
  await press();
  const [[item]] = write.mock.calls[0];
  expect(Object.keys(item.parts)).toEqual(['text/plain', 'text/html']);
});

test('a browser that rejects rich text gets the plain text', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  giveClipboard({ writeText, write: () => Promise.reject(new Error('no html')) });
  Object.assign(globalThis, { ClipboardItem: class {} });
  render(<CopyButton {...WORDS} text="a" html="<b>a</b>" />);
  await press();
  expect(writeText).toHaveBeenCalledWith('a');
});

test('without a clipboard object the page selects and copies', async () => {
  giveClipboard(undefined);
  document.execCommand = jest.fn().mockReturnValue(true);
  render(<CopyButton {...WORDS} text="a" />);
  await press();
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(document.querySelector('textarea')).toBeNull();
});
