import type { FileKind, Imported } from '@seller-toolbox/tool-contract';
import { decodeText } from '../table-file/decode-text.ts';
import { isKnownHeader } from '../table-file/match-columns.ts';
import { tableOfBytes } from './table-of-bytes.ts';

/** More than any tool takes, so that it can count what it leaves out. */
const MAX_ROWS = 250_000;

/** What a tool makes of the content of a file of one of its kinds; null where it is of another kind. */
export async function importBytes<Input>(
  bytes: Uint8Array,
  name: string,
  kind: FileKind<Input>,
): Promise<Imported<Input> | null> {
  switch (kind.form) {
    case 'table': {
      const { columns, plain, isHead, toInput } = kind;
      const isKnown = isKnownHeader(columns, plain);
      const options = { mostRows: MAX_ROWS, isKnown, ...(isHead && { isHead }) };
      const table = await tableOfBytes(bytes, options);
      return table && toInput(table, name);
    }
    case 'text': {
      const decoded = decodeText(bytes);
      return decoded.ok ? kind.toInput(decoded.text) : null;
    }
    case 'bytes':
      return kind.toInput(bytes, name);
  }
}
