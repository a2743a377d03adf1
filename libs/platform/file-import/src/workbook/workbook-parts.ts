import { Unzip, UnzipInflate } from 'fflate';
import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { WorkbookRejected } from './workbook-rejected.ts';

/** Compressed bytes per step: in the worst case they grow a thousandfold before the size check. */
const SLICE = 8192;

/** Consumers of the text of a workbook's files, chunk by chunk. */
export type PartReaders = ReadonlyMap<string, (text: string) => void>;

/**
 * Unpacks the wanted files of a workbook and hands their text on as it comes, so that none is ever held whole. Counts what
 * really comes out: what an archive says of its sizes may be a lie, and a small one can hold terabytes. Returns the names
 * of the files that were there.
 */
export function readParts(
  bytes: Uint8Array,
  readers: PartReaders,
  maxBytes: number = WORKBOOK_LIMITS.unpackedBytes,
): ReadonlySet<string> {
  const found = new Set<string>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    const read = readers.get(file.name);
    if (read === undefined || found.has(file.name)) return;
    found.add(file.name);
    const decoder = new TextDecoder();
    file.ondata = (error, chunk, isLast) => {
      // What is thrown below comes back here as the error of the archive.
      if (error) throw error instanceof WorkbookRejected ? error : new WorkbookRejected('workbook-broken');
      unpacked += chunk.length;
      if (unpacked > maxBytes) {
        throw new WorkbookRejected('workbook-too-large', { megabytes: maxBytes / 1e6 });
      }
      read(decoder.decode(chunk, { stream: !isLast }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += SLICE) {
      unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    }
  } catch (error) {
    throw error instanceof WorkbookRejected ? error : new WorkbookRejected('workbook-broken');
  }
  return found;
}
