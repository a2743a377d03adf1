import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { IMPORT_LIMITS } from './import-limits.data.ts';
import { ReportRefused } from './report-refused.ts';

export type Parts = Readonly<Record<string, Uint8Array>>;

/** Packed bytes given at once: at the worst they grow a thousandfold before anybody can count. */
const SLICE = 8192;

/**
 * Unpacks the wanted files of a workbook and counts what really comes out: what an archive says of its sizes may be a lie,
 * and a small one can hold terabytes.
 */
export function unpackParts(bytes: Uint8Array, isWanted: (name: string) => boolean): Parts {
  const chunks = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const held: Uint8Array[] = [];
    chunks.set(file.name, held);
    file.ondata = (error, chunk) => {
      // What is thrown below comes back here as the error of the archive.
      if (error) throw error instanceof ReportRefused ? error : new ReportRefused('workbook-broken');
      unpacked += chunk.length;
      if (unpacked > IMPORT_LIMITS.xlsxUnpackedBytes) {
        throw new ReportRefused('workbook-too-large', { megabytes: IMPORT_LIMITS.xlsxUnpackedBytes / 1e6 });
      }
      held.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += SLICE) {
      unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    }
  } catch (error) {
    throw error instanceof ReportRefused ? error : new ReportRefused('workbook-broken');
  }
  return Object.fromEntries(Array.from(chunks, ([name, parts]) => [name, joined(parts)]));
}

/** An archive that needs no unpacking: the reader of workbooks would start workers for it, which the site forbids. */
export function packPlainly(parts: Parts): ArrayBuffer {
  const archive = zipSync({ ...parts }, { level: 0 });
  return archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.byteLength) as ArrayBuffer; // fflate makes no shared buffers
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
