import { StandardFonts, type PDFDocument, type PDFFont, type PDFRef } from '@cantoo/pdf-lib';
import { roundToDecimals } from '@seller-toolbox/tool-contract/rounding';

export const POINTS_PER_MM = 72 / 25.4;

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

/** A line of text: its size, its place on the baseline, millimeters from the lower left. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** What `x` is. */
  readonly align: 'start' | 'middle';
}

/** The pictures of a page or a form by name, for its resources. */
export type PdfPictures = Record<string, PDFRef>;

export interface PdfText {
  /** For the resources of a page or a form, as `F`. */
  readonly font: PDFFont;
  /** The operators that write a line; a picture that it needs is added to `pictures`. */
  write(line: PdfLine, pictures: PdfPictures): string;
}

/** Writes text into a PDF: Latin text as text, other text as pictures, one for each distinct line. */
export async function createPdfText(pdf: PDFDocument, drawText: DrawText): Promise<PdfText> {
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const supported = new Set(font.getCharacterSet());
  const drawn = new Map<string, { readonly picture: TextPicture; readonly ref: PDFRef }>();
  const pictureOf = (text: string, size: number) => {
    const key = `${size} ${text}`;
    const known = drawn.get(key);
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
    const made = { picture, ref: pdf.context.register(image) };
    drawn.set(key, made);
    return made;
  };
  return {
    font,
    write({ text, size, x, y, align }, pictures) {
      if ([...text].every((character) => supported.has(character.codePointAt(0) ?? 0))) {
        const inPoints = size * POINTS_PER_MM;
        const shift = align === 'middle' ? font.widthOfTextAtSize(text, inPoints) / 2 : 0;
        const left = point(x * POINTS_PER_MM - shift);
        return `BT /F ${point(inPoints)} Tf ${left} ${points(y)} Td ${font.encodeText(text)} Tj ET`;
      }
      const { picture, ref } = pictureOf(text, size);
      const name = `P${Object.keys(pictures).length}`;
      pictures[name] = ref;
      const { width, height, ascent } = picture;
      const left = align === 'middle' ? x - width / 2 : x;
      const corner = `${points(left)} ${points(y + ascent - height)}`;
      return `q ${points(width)} 0 0 ${points(height)} ${corner} cm /${name} Do Q`;
    },
  };
}

/** Millimeters as a number of points for an operator. */
export function points(millimeters: number): string {
  return point(millimeters * POINTS_PER_MM);
}

/** A ten-thousandth of a point is enough for 600 dpi. */
function point(value: number): string {
  return String(roundToDecimals(value, 4));
}
