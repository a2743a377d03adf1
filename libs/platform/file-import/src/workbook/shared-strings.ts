import { detachedText } from '../table-file/detached-text.ts';
import { createCellTextCollector } from './cell-text.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { WorkbookRejected } from './workbook-rejected.ts';
import { xmlReader } from './xml-tags.ts';

/** Adds the shared strings of a workbook to `strings`, in order, while the XML is streamed. */
export function sharedStringsReader(strings: string[]): (xml: string) => void {
  const cell = createCellTextCollector();
  return xmlReader({
    open: cell.open,
    text: cell.text,
    close: (name) => {
      cell.close(name);
      if (name !== 'si') return;
      strings.push(detachedText(cell.take()));
      if (strings.length > WORKBOOK_LIMITS.cells) throw new WorkbookRejected('not-a-table');
    },
  });
}
