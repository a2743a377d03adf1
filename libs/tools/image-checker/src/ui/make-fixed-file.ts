import type { FixPlan } from '../engine/fix-plan.ts';
import type { ImageReport } from '../engine/image-checker.schema.ts';
import { whitenedRows } from '../engine/whitened-rows.ts';
import { nextTurn, pencilOf } from './decode-picture.ts';
import { FileFailure } from './file-failure.ts';
import type { FixFormat } from './fix-formats.ts';
import { readFile } from './read-file.ts';
import type { RunCheck } from './run-check.ts';

/** So few rectangles at a time that the page answers in between. */
const ROWS_AT_ONCE = 5000;
/** High enough that the codec leaves white alone and edges clean. */
const JPEG_QUALITY = 0.95;

export interface FixOptions {
  readonly file: File;
  readonly plan: FixPlan;
  readonly format: FixFormat;
  readonly runCheck: RunCheck;
  readonly signal: AbortSignal;
}

export interface FixedFile {
  readonly file: File;
  /** The new file, checked like any other. */
  readonly report: ImageReport;
}

/** Lays the product on a white square, makes all of the background white, and checks what came out. */
export async function makeFixedFile(options: FixOptions): Promise<FixedFile> {
  const { file, plan, format, runCheck, signal } = options;
  const quiet = { signal, progress: () => undefined };
  const { input, transfer, bitmap } = await readFile(file, signal);
  if (bitmap === null) throw new FileFailure('undecodable');
  const { backgroundRuns } = await runCheck({ ...input, wantsBackgroundRuns: true }, { ...quiet, transfer });
  const product = whiteCanvas(plan.from.width, plan.from.height);
  product.drawImage(bitmap, -plan.from.x, -plan.from.y);
  const { width } = bitmap;
  bitmap.close();
  await whiten(product, { rows: whitenedRows(backgroundRuns ?? [], width, plan), plan, signal });
  const square = whiteCanvas(plan.side, plan.side);
  square.imageSmoothingQuality = 'high';
  square.drawImage(product.canvas, plan.to.x, plan.to.y, plan.to.width, plan.to.height);
  const fixed = await toFile(square.canvas, file.name, format);
  const checked = await readFile(fixed, signal);
  checked.bitmap?.close();
  return { file: fixed, report: await runCheck(checked.input, { ...quiet, transfer: checked.transfer }) };
}

function whiteCanvas(width: number, height: number): CanvasRenderingContext2D {
  const pencil = pencilOf(width, height);
  pencil.fillStyle = '#ffffff';
  pencil.fillRect(0, 0, width, height);
  return pencil;
}

interface Whitening {
  readonly rows: ReturnType<typeof whitenedRows>;
  readonly plan: FixPlan;
  readonly signal: AbortSignal;
}

async function whiten(pencil: CanvasRenderingContext2D, { rows, plan, signal }: Whitening): Promise<void> {
  let drawn = 0;
  for (const { x, y, width, height } of rows) {
    pencil.fillRect(x - plan.from.x, y - plan.from.y, width, height);
    drawn += 1;
    if (drawn % ROWS_AT_ONCE === 0) {
      await nextTurn();
      signal.throwIfAborted();
    }
  }
}

function toFile(canvas: HTMLCanvasElement, name: string, format: FixFormat): Promise<File> {
  const type = `image/${format}`;
  const extension = format === 'jpeg' ? 'jpg' : 'png';
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob?.type === type) resolve(new File([blob], fixedName(name, extension), { type }));
        else reject(new FileFailure('undecodable'));
      },
      type,
      JPEG_QUALITY,
    );
  });
}

/** The name of the original with a mark, in characters that every system takes. */
export function fixedName(name: string, extension: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 80)
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${stem || 'image'}-square.${extension}`;
}
