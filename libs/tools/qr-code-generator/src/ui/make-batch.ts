import { runEngine, type EngineParsedInput } from '@seller-toolbox/tool-contract';
import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import { engine } from '../engine/qr-code-generator.engine.ts';
import { qrPixels } from '../engine/qr-pixels.ts';
import { fileNameOf, type BatchLine } from './batch-lines.ts';
import { toPng } from './png-image.ts';
import { readCode } from './read-code.ts';

export type BatchFormat = 'png' | 'svg';
export type CodeLook = Omit<EngineParsedInput<typeof engine>, 'url'>;

export interface BatchOptions {
  readonly lines: readonly BatchLine[];
  readonly look: CodeLook;
  readonly format: BatchFormat;
  /** Called after every code. */
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
}

export interface FailedLine extends BatchLine {
  /** A problem of the engine, or `unreadable` where the made image could not be decoded again. */
  readonly code: string;
}

export interface Batch {
  /** Null where no line made a code. */
  readonly zip: Blob | null;
  readonly made: number;
  readonly failed: readonly FailedLine[];
}

/**
 * Makes, decodes again and packs the codes of a list; null when cancelled. Yields to the page after each code.
 */
export async function makeBatch(options: BatchOptions): Promise<Batch | null> {
  const { lines, look, format, progress, signal } = options;
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  const failed: FailedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const made = await makeCode(line.url, look, format);
    if (signal.aborted) return null;
    if (typeof made === 'string') failed.push({ ...line, code: made });
    else files[fileNameOf(line, { number: index + 1, of: lines.length }, format)] = made;
    progress(index + 1);
    await yieldToEventLoop();
  }
  const made = Object.keys(files).length;
  // PNG is already compressed.
  const packed = made === 0 ? null : zipSync(files, { level: format === 'png' ? 0 : 6 });
  return { zip: packed && new Blob([packed], { type: 'application/zip' }), made, failed };
}

/** The bytes of the image, or the code of the problem. */
async function makeCode(
  url: string,
  look: CodeLook,
  format: BatchFormat,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const result = runEngine(engine, { ...look, url }, { now: 0 });
  if (!result.ok) return result.problems[0]?.code ?? 'invalid-value';
  const { modules, size, svg } = result.output;
  const pixels = qrPixels(modules, size, look);
  if ((await readCode(pixels)) !== result.output.url) return 'unreadable';
  if (format === 'svg') return new TextEncoder().encode(svg);
  return new Uint8Array(await (await toPng(pixels)).arrayBuffer());
}
