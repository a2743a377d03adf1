import { readHeader, saysMoreLater, type HeaderResult } from '../engine/file-header/read-header.ts';

/** Cameras write up to a few hundred kilobytes of notes before the size of the picture, some editors megabytes. */
const HEADER_BYTES = 1_000_000;

/** What a file says of itself: by its first bytes, or by all of them where its format puts that behind the pixels. */
export async function headerOfFile(file: Blob): Promise<HeaderResult> {
  const start = await bytesOf(file.slice(0, HEADER_BYTES));
  const isAll = file.size <= HEADER_BYTES || !saysMoreLater(start);
  return readHeader(isAll ? start : await bytesOf(file));
}

export async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
