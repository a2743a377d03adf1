export interface RichCopy {
  readonly text: string;
  readonly html: string;
}

/** The text and HTML that `press` copies to the clipboard. */
export async function richCopyOf(press: () => Promise<unknown>): Promise<RichCopy> {
  const written: Readonly<Record<string, Blob>>[] = [];
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const clipboard = { write: async ([item]: readonly FakeItem[]) => void (item && written.push(item.parts)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.assign(globalThis, { ClipboardItem: FakeItem });
  try {
    await press();
  } finally {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  }
  const [parts] = written;
  if (!parts) throw new Error('no rich text was copied');
  return { text: await textOf(parts['text/plain']), html: await textOf(parts['text/html']) };
}

class FakeItem {
  readonly parts: Readonly<Record<string, Blob>>;

  constructor(parts: Readonly<Record<string, Blob>>) {
    this.parts = parts;
  }
}

/** Blobs of jsdom can be read only by FileReader. */
function textOf(blob: Blob | undefined): Promise<string> {
  if (!blob) throw new Error('this format was not copied');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsText(blob);
  });
}
