import type { EngineInput } from '@seller-toolbox/tool-contract';
import { endsWhole } from '../engine/file-header/read-header.ts';
import type { FileHeader } from '../engine/file-header/file-header.ts';
import type { engine } from '../engine/image-checker.engine.ts';
import { MAX_PIXELS } from '../engine/image-checker.schema.ts';
import { decodePicture } from './decode-picture.ts';
import { FileFailure } from './file-failure.ts';
import { bytesOf, headerOfFile } from './header-of-file.ts';

type ImageInput = EngineInput<typeof engine>;

/** Nobody sells with larger files; reading one would fill the memory for nothing. */
const MAX_BYTES = 60_000_000;
/** Where the mark of a whole file stands. */
const END_BYTES = 4096;

export interface FileInput {
  readonly input: ImageInput;
  /** What to hand over to a worker. */
  readonly transfer: readonly Transferable[];
  /** The unpacked picture; whoever keeps it has to close it. */
  readonly bitmap: ImageBitmap | null;
}

/**
 * Makes the engine's input of a file. Its first bytes say what it is and how many pixels it unpacks to, so a file that would
 * fill the memory is judged by its header alone.
 */
export async function readFile(file: File, signal: AbortSignal): Promise<FileInput> {
  if (file.size > MAX_BYTES) throw new FileFailure('file-too-large');
  const result = await headerOfFile(file);
  signal.throwIfAborted();
  if (!result.ok) throw new FileFailure(result.failure, result.format);
  const { header } = result;
  const end = await bytesOf(file.slice(-END_BYTES));
  const facts = {
    ...factsOf(file, header),
    isComplete: endsWhole(header.format, end),
  };
  if (header.format === 'tiff' || header.width * header.height > MAX_PIXELS) {
    const pixels = { width: header.width, height: header.height, data: null };
    return { input: { ...facts, pixels }, transfer: [], bitmap: null };
  }
  const { picture, bitmap } = await decodePicture(file, signal);
  return { input: { ...facts, pixels: picture }, transfer: [picture.data.buffer], bitmap };
}

function factsOf(file: File, { format, colorSpace, isAnimated }: FileHeader) {
  return { format, colorSpace, isAnimated, byteSize: file.size, extension: extensionOf(file.name) };
}

function extensionOf(name: string): string | null {
  return /\.([^.]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? null;
}
