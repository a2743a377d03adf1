import type { ToolSession } from '@seller-toolbox/tool-contract';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import { textPicture } from '@seller-toolbox/tool-kit/pdf';
import { pdfFile } from '../pdf/pdf-file.ts';

export interface PdfRequest {
  readonly output: BarcodeOutput;
}

/** Makes PDF files in a worker: a thousand labels with Chinese titles would block the page for seconds. */
export function openSession(): ToolSession<PdfRequest, Uint8Array> {
  return ({ output }, progress) => pdfFile(output, textPicture, progress);
}
