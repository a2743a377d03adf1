import type { EngineInput } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/image-checker.engine.ts';
import { MAX_PIXELS } from '../engine/image-checker.schema.ts';
import { END_BYTES, fileFacts } from '../import/file-facts.ts';
import { decodePicture } from './decode-picture.ts';
import { FileFailure } from './file-failure.ts';
import { bytesOf, readFileHeader } from './read-file-header.ts';

type ImageInput = EngineInput<typeof engine>;

/** Larger files are rejected to save memory. */
const MAX_BYTES = 60_000_000;

export interface FileInput {
  readonly input: ImageInput;
  /** Buffers to transfer to a worker. */
  readonly transfer: readonly Transferable[];
  /** The decoded picture; the caller must close it. */
  readonly bitmap: ImageBitmap | null;
}

/**
 * Creates the engine input for a file. The header gives format and size before decoding, so a file with too many pixels is
 * judged by its header alone.
 */
export async function readFile(file: File, signal: AbortSignal): Promise<FileInput> {
  if (file.size > MAX_BYTES) throw new FileFailure('file-too-large');
  const result = await readFileHeader(file);
  signal.throwIfAborted();
  if (!result.ok) throw new FileFailure(result.failure, result.format);
  const { header } = result;
  const end = await bytesOf(file.slice(-END_BYTES));
  const facts = fileFacts(file, header, end);
  if (header.format === 'tiff' || header.width * header.height > MAX_PIXELS) {
    const pixels = { width: header.width, height: header.height, data: null };
    return { input: { ...facts, pixels }, transfer: [], bitmap: null };
  }
  const { picture, bitmap } = await decodePicture(file, signal);
  return { input: { ...facts, pixels: picture }, transfer: [picture.data.buffer], bitmap };
}
