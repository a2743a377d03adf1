import { PDFDocument, PDFName, StandardFonts, type PDFFont, type PDFRef } from '@cantoo/pdf-lib';
import type { Progress } from '@seller-toolbox/tool-contract';
import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import type { BarcodeOutput, PrintedLabel } from '../engine/barcode-labels.schema.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Labels or pages between two reports of progress. */
const BATCH = 50;

/** A line of text as a picture of black dots, for characters that the standard PDF fonts lack. */
export interface TextPicture {
  /** Rows of one bit per dot, 1 where ink is; each row begins in a new byte. */
  readonly bits: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
  /** Height above the baseline, millimeters. */
  readonly ascent: number;
}
export type DrawText = (text: string, size: number) => TextPicture;

type Line = PrintedLabel['texts'][number];

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
  const context: DrawContext = {
    pdf,
    font: await pdf.embedFont(StandardFonts.Helvetica),
    drawText,
    pictures: new Map(),
  };
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
  readonly font: PDFFont;
  readonly drawText: DrawText;
  /** By size and text. */
  readonly pictures: Map<string, { readonly picture: TextPicture; readonly ref: PDFRef }>;
}

/** A label as a form: coordinates in points, from its lower left corner. */
function labelForm(
  context: DrawContext,
  { bars, bearerBars, texts }: PrintedLabel,
  { labelWidth, labelHeight }: BarcodeOutput['sheet'],
): PDFRef {
  const { pdf, font } = context;
  const pictures: Record<string, PDFRef> = {};
  const lines = texts.map((line, index) => {
    const baseline = labelHeight - line.y;
    if (isSupported(font, line.text)) {
      const size = line.size * POINTS_PER_MM;
      const left = line.x * POINTS_PER_MM - font.widthOfTextAtSize(line.text, size) / 2;
      return `BT /F ${point(size)} Tf ${point(left)} ${points(baseline)} Td ${font.encodeText(line.text)} Tj ET`;
    }
    const { picture, ref } = pictureOf(context, line);
    pictures[`P${index}`] = ref;
    const { width, height, ascent } = picture;
    const corner = `${points(line.x - width / 2)} ${points(baseline + ascent - height)}`;
    return `q ${points(width)} 0 0 ${points(height)} ${corner} cm /P${index} Do Q`;
  });
  const rectangles = [...bars, ...bearerBars].map(
    ({ x, y, width, height }) =>
      `${points(x)} ${points(labelHeight - y - height)} ${points(width)} ${points(height)} re`,
  );
  const form = pdf.context.flateStream([...rectangles, 'f', ...lines].join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, labelWidth * POINTS_PER_MM, labelHeight * POINTS_PER_MM],
    Resources: { Font: { F: font.ref }, XObject: pictures },
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

/** One picture per distinct line. */
function pictureOf({ pdf, drawText, pictures }: DrawContext, { text, size }: Line) {
  const key = `${size} ${text}`;
  const known = pictures.get(key);
  if (known) return known;
  const picture = drawText(text, size);
  const image = pdf.context.flateStream(picture.bits, {
    Type: 'XObject',
    Subtype: 'Image',
    ImageMask: true,
    Width: picture.columns,
    Height: picture.rows,
    BitsPerComponent: 1,
    Decode: [1, 0],
  });
  const drawn = { picture, ref: pdf.context.register(image) };
  pictures.set(key, drawn);
  return drawn;
}

const supportedBy = new WeakMap<PDFFont, ReadonlySet<number>>();

function isSupported(font: PDFFont, text: string): boolean {
  const supported = supportedBy.get(font) ?? new Set(font.getCharacterSet());
  supportedBy.set(font, supported);
  return [...text].every((character) => supported.has(character.codePointAt(0) ?? 0));
}

function points(millimeters: number): string {
  return point(millimeters * POINTS_PER_MM);
}

/** A ten-thousandth of a point is enough for 600 dpi. */
function point(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
