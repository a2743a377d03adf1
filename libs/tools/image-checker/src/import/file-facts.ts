import { hasEndMarker } from '../engine/file-header/read-header.ts';
import type { FileHeader } from '../engine/file-header/file-header.ts';

/** Bytes at the end that are searched for the end marker. */
export const END_BYTES = 4096;

/** What the engine is given about a file besides its pixels; `end` is its last `END_BYTES` bytes. */
export function fileFacts(
  { name, size }: Pick<File, 'name' | 'size'>,
  { format, colorSpace, isAnimated }: FileHeader,
  end: Uint8Array,
) {
  return {
    format,
    colorSpace,
    isAnimated,
    byteSize: size,
    extension: /\.([^.]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? null,
    isComplete: hasEndMarker(format, end),
  };
}
