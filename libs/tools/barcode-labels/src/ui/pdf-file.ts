import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import type { BarcodeOutput, PrintedLabel } from '../engine/barcode-labels.schema.ts';

const POINTS_PER_MM = 72 / 25.4;
const BLACK = rgb(0, 0, 0);

/** A line of text as an image, for characters that the standard PDF fonts lack. Lengths in millimeters. */
export interface TextPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Height above the baseline. */
  readonly ascent: number;
}
export type DrawText = (text: string, size: number) => Promise<TextPicture>;

type Line = PrintedLabel['texts'][number];

interface Origin {
  readonly x: number;
  readonly y: number;
}

/** Creates a PDF of all pages: bars as rectangles in true millimeters, Latin text as text, other text as images. */
export async function pdfFile(output: BarcodeOutput, drawText: DrawText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pictures = await drawPictures(pdf, font, output, drawText);
  const { pageWidth, pageHeight } = output.sheet;
  for (const placed of output.pages) {
    const page = pdf.addPage([pageWidth * POINTS_PER_MM, pageHeight * POINTS_PER_MM]);
    const toPoints = (x: number, y: number) => ({
      x: x * POINTS_PER_MM,
      y: (pageHeight - y) * POINTS_PER_MM,
    });
    for (const { label, x, y } of placed) {
      const drawn = output.labels[label];
      if (drawn) drawLabel({ page, font, pictures, toPoints }, drawn, { x, y });
    }
  }
  return pdf.save();
}

interface DrawContext {
  readonly page: PDFPage;
  readonly font: PDFFont;
  readonly pictures: ReadonlyMap<string, EmbeddedPicture>;
  /** Converts millimeters from the upper left to points from the lower left. */
  readonly toPoints: (x: number, y: number) => Origin;
}

interface EmbeddedPicture extends Omit<TextPicture, 'png'> {
  readonly image: PDFImage;
}

function drawLabel(
  { page, font, pictures, toPoints }: DrawContext,
  { bars, texts }: PrintedLabel,
  at: Origin,
): void {
  for (const { x, y, width, height } of bars) {
    page.drawRectangle({
      ...toPoints(at.x + x, at.y + y + height),
      width: width * POINTS_PER_MM,
      height: height * POINTS_PER_MM,
      color: BLACK,
    });
  }
  for (const line of texts) {
    const picture = pictures.get(keyOf(line));
    if (picture) {
      const { image, width, height, ascent } = picture;
      page.drawImage(image, {
        ...toPoints(at.x + line.x - width / 2, at.y + line.y + height - ascent),
        width: width * POINTS_PER_MM,
        height: height * POINTS_PER_MM,
      });
    } else {
      const size = line.size * POINTS_PER_MM;
      const half = font.widthOfTextAtSize(line.text, size) / 2 / POINTS_PER_MM;
      page.drawText(line.text, {
        ...toPoints(at.x + line.x - half, at.y + line.y),
        size,
        font,
        color: BLACK,
      });
    }
  }
}

/** One image per distinct line that the font cannot encode. */
async function drawPictures(
  pdf: PDFDocument,
  font: PDFFont,
  { labels }: BarcodeOutput,
  drawText: DrawText,
): Promise<ReadonlyMap<string, EmbeddedPicture>> {
  const supported = new Set(font.getCharacterSet());
  const pictures = new Map<string, EmbeddedPicture>();
  for (const line of labels.flatMap(({ texts }) => texts)) {
    const isWritable = [...line.text].every((character) => supported.has(character.codePointAt(0) ?? 0));
    if (isWritable || pictures.has(keyOf(line))) continue;
    const { png, ...measures } = await drawText(line.text, line.size);
    pictures.set(keyOf(line), { ...measures, image: await pdf.embedPng(png) });
  }
  return pictures;
}

function keyOf({ text, size }: Line): string {
  return `${size} ${text}`;
}
