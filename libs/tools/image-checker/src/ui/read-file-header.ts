import { readHeader, needsWholeFile, type HeaderResult } from '../engine/file-header/read-header.ts';

/** Enough for the metadata of cameras (up to a few hundred kilobytes); some editors write megabytes. */
const HEADER_BYTES = 1_000_000;

/** Reads the header from the first bytes, or from the whole file where `needsWholeFile`. */
export async function readFileHeader(file: Blob): Promise<HeaderResult> {
  const start = await bytesOf(file.slice(0, HEADER_BYTES));
  const isAll = file.size <= HEADER_BYTES || !needsWholeFile(start);
  return readHeader(isAll ? start : await bytesOf(file));
}

export async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
