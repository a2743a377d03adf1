import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { Progress } from '@seller-toolbox/tool-contract';
import {
  createPdfText,
  points,
  POINTS_PER_MM,
  type DrawText,
  type PdfPictures,
  type PdfText,
} from '@seller-toolbox/tool-kit/pdf';
import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import type { BarcodeOutput, PrintedLabel } from '../engine/barcode-labels.schema.ts';

/** Labels or pages between two reports of progress. */
const BATCH = 50;

/**
 * A PDF of all pages: bars as rectangles in true millimeters, Latin text as text, other text as pictures. Each label is
 * described once, and its copies refer to it.
 */
export async function pdfFile(
  output: BarcodeOutput,
  drawText: DrawText,
  progress: Progress,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const context: DrawContext = { pdf, text: await createPdfText(pdf, drawText) };
  const { sheet, labels, pages } = output;
  const steps = labels.length + pages.length;
  const forms: (PDFRef | null)[] = [];
  for (const [index, label] of labels.entries()) {
    forms.push(label.copies > 0 ? labelForm(context, label, sheet) : null);
    if (index % BATCH === 0) await report(index / steps);
  }
  for (const [index, placed] of pages.entries()) {
    addPage(context, placed, sheet, forms);
    if (index % BATCH === 0) await report((labels.length + index) / steps);
  }
  return pdf.save();

  function report(share: number) {
    progress(share);
    return yieldToEventLoop();
  }
}

interface DrawContext {
  readonly pdf: PDFDocument;
  readonly text: PdfText;
}

/** A label as a form: coordinates in points, from its lower left corner. */
function labelForm(
  { pdf, text }: DrawContext,
  { bars, bearerBars, texts }: PrintedLabel,
  { labelWidth, labelHeight }: BarcodeOutput['sheet'],
): PDFRef {
  const pictures: PdfPictures = {};
  const lines = texts.map((line) =>
    text.write({ ...line, y: labelHeight - line.y, align: 'middle' }, pictures),
  );
  const rectangles = [...bars, ...bearerBars].map(
    ({ x, y, width, height }) =>
      `${points(x)} ${points(labelHeight - y - height)} ${points(width)} ${points(height)} re`,
  );
  const form = pdf.context.flateStream([...rectangles, 'f', ...lines].join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, labelWidth * POINTS_PER_MM, labelHeight * POINTS_PER_MM],
    Resources: { Font: { F: text.font.ref }, XObject: pictures },
  });
  return pdf.context.register(form);
}

function addPage(
  { pdf }: DrawContext,
  placed: BarcodeOutput['pages'][number],
  { pageWidth, pageHeight, labelHeight }: BarcodeOutput['sheet'],
  forms: readonly (PDFRef | null)[],
): void {
  const page = pdf.addPage([pageWidth * POINTS_PER_MM, pageHeight * POINTS_PER_MM]);
  const content = placed.flatMap(({ label, x, y }) => {
    const form = forms[label];
    if (!form) return [];
    page.node.setXObject(PDFName.of(`L${label}`), form);
    return [`q 1 0 0 1 ${points(x)} ${points(pageHeight - y - labelHeight)} cm /L${label} Do Q`];
  });
  page.node.addContentStream(pdf.context.register(pdf.context.flateStream(content.join('\n'))));
}
