export interface Copied {
  readonly text: string;
  /** The same as a table or rich text, for spreadsheets and mail. */
  readonly html?: string | undefined;
}

/** Puts text on the clipboard, with the rich form where the browser takes it. Rejects when nothing worked. */
export async function copyToClipboard({ text, html }: Copied): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return copyBySelection(text);
  if (html !== undefined && typeof ClipboardItem !== 'undefined') {
    try {
      return await clipboard.write([
        new ClipboardItem({ 'text/plain': toBlob(text, 'plain'), 'text/html': toBlob(html, 'html') }),
      ]);
    } catch {
      // Some browsers write plain text only.
    }
  }
  return clipboard.writeText(text);
}

function toBlob(content: string, kind: 'plain' | 'html'): Blob {
  return new Blob([content], { type: `text/${kind}` });
}

// Pages on plain http have no clipboard object; a company's intranet is often one.
function copyBySelection(text: string): void {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  area.setAttribute('readonly', '');
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!done) throw new Error('The browser refused to copy.');
}
