import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import type { FixPlan } from '../engine/fix-plan.ts';
import { imageFileName } from '../engine/image-file-name.ts';
import type { ImageReport } from '../engine/image-report.schema.ts';
import { judgeReport } from '../engine/judge-report.ts';
import { whitenedRows } from '../engine/whitened-rows.ts';
import { createContext } from './decode-picture.ts';
import { FileFailure } from './file-failure.ts';
import type { FixFormat } from './fix-formats.ts';
import { readFile } from './read-file.ts';
import type { RunCheck } from './run-check.ts';

/** Rectangles drawn per turn, so that the page stays responsive. */
const ROWS_PER_TURN = 5000;
/** High enough to keep white pure and edges clean. */
const JPEG_QUALITY = 0.95;

export interface FixOptions {
  readonly file: File;
  /** Of the file; the new one is judged by the same rules. */
  readonly report: ImageReport;
  readonly plan: FixPlan;
  readonly format: FixFormat;
  readonly runCheck: RunCheck;
  readonly signal: AbortSignal;
}

export interface FixedFile {
  readonly file: File;
  /** The check of the new file. */
  readonly report: ImageReport;
}

/** Whitens the background, draws the product on a white square, and checks the new file. */
export async function makeFixedFile(options: FixOptions): Promise<FixedFile> {
  const { file, plan, format, runCheck, signal } = options;
  const control = { signal, progress: () => undefined };
  const { input, transfer, bitmap } = await readFile(file, signal);
  if (bitmap === null) throw new FileFailure('undecodable');
  const { backgroundRuns } = await runCheck(
    { ...input, wantsBackgroundRuns: true },
    { ...control, transfer },
  );
  const product = whiteCanvas(plan.from.width, plan.from.height);
  product.drawImage(bitmap, -plan.from.x, -plan.from.y);
  const { width } = bitmap;
  bitmap.close();
  await whiten(product, { rows: whitenedRows(backgroundRuns ?? [], width, plan), plan, signal });
  const square = whiteCanvas(plan.side, plan.side);
  square.imageSmoothingQuality = 'high';
  square.drawImage(product.canvas, plan.to.x, plan.to.y, plan.to.width, plan.to.height);
  const fixed = await toFile(square.canvas, nameOf(file, options.report, format), format);
  const checked = await readFile(fixed, signal);
  checked.bitmap?.close();
  const facts = await runCheck(checked.input, { ...control, transfer: checked.transfer });
  return { file: fixed, report: judgeReport(facts, options.report) };
}

function whiteCanvas(width: number, height: number): CanvasRenderingContext2D {
  const context = createContext(width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  return context;
}

interface Whitening {
  readonly rows: ReturnType<typeof whitenedRows>;
  readonly plan: FixPlan;
  readonly signal: AbortSignal;
}

async function whiten(context: CanvasRenderingContext2D, { rows, plan, signal }: Whitening): Promise<void> {
  let drawn = 0;
  for (const { x, y, width, height } of rows) {
    context.fillRect(x - plan.from.x, y - plan.from.y, width, height);
    drawn += 1;
    if (drawn % ROWS_PER_TURN === 0) {
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
  }
}

/** For the upload where the product is known. */
function nameOf(file: File, { asin, imageType }: ImageReport, format: FixFormat): string {
  return imageFileName(asin, imageType, format) ?? fixedName(file.name, format === 'jpeg' ? 'jpg' : 'png');
}

function toFile(canvas: HTMLCanvasElement, name: string, format: FixFormat): Promise<File> {
  const type = `image/${format}`;
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob?.type === type) resolve(new File([blob], name, { type }));
        else reject(new FileFailure('undecodable'));
      },
      type,
      JPEG_QUALITY,
    );
  });
}

/** The original name with a suffix, in characters that are safe on every system. */
export function fixedName(name: string, extension: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 80)
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
  return `${stem || 'image'}-square.${extension}`;
}
