import { readCsv } from './csv-table.ts';
import { ReportError } from './report-error.ts';
import type { Table } from './table.ts';
import { readXlsx } from './xlsx-table.ts';

/** Reads a file by its content, not by its name. */
export function readTable(bytes: Uint8Array, sheet?: string): Table {
  if (bytes.length === 0) throw new ReportError('file-empty');
  if (startsWith(bytes, 'PK')) return readXlsx(bytes, sheet);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0) {
    throw new ReportError('old-workbook');
  }
  if (OTHER_SIGNATURES.some((mark) => startsWith(bytes, mark))) throw new ReportError('not-a-table');
  const table = readCsv(bytes);
  if (table.head.every((cells) => cells.every((cell) => cell === '' || cell === null))) {
    throw new ReportError('file-empty');
  }
  return table;
}

/** Signatures of documents, images, archives and web pages, which are dropped by mistake. */
const OTHER_SIGNATURES = [
  '%PDF',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '\x1f\x8b',
  '7z\xbc\xaf',
  'Rar!',
  '<!DOCTYPE',
  '<html',
  '{\\rtf',
];

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return [...mark].every((sign, at) => bytes[at] === sign.charCodeAt(0));
}
