import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import {
  createPdfText,
  points,
  POINTS_PER_MM,
  type DrawText,
  type PdfPictures,
  type PdfText,
} from '@seller-toolbox/tool-kit/pdf';
import type { PictureModel } from '../picture/solid.ts';
import { layerPicture } from './layer-picture.ts';
import { colorOf, fillOf } from './sheet-colors.ts';

/** One kind of carton of the load. */
export interface SheetCarton {
  readonly title: string;
  /** Sizes, weight and the like, a line each. */
  readonly facts: readonly string[];
  /** The boxes of the carton: place in the list, from 0, and text. */
  readonly legend: readonly { readonly index: number; readonly text: string }[];
  readonly model: PictureModel;
  /** A text for each layer, the lowest first. */
  readonly layers: readonly string[];
}

/** Millimeters: A4. */
const PAGE = { width: 210, height: 297, margin: 14 };
const GAP = 6;
const SIZES = { title: 5.5, text: 3.4, caption: 3.1 };
const LINE_HEIGHT = 1.5;
/** Pictures side by side: large where there are few layers. */
const FEW_LAYERS = 4;
const PICTURE_HEIGHTS = { 2: 78, 3: 54 };

/** A PDF for the people who load: each carton begins a page, with a picture of every layer in the order of loading. */
export async function loadingSheetPdf(
  cartons: readonly SheetCarton[],
  drawText: DrawText,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const text = await createPdfText(pdf, drawText);
  for (const carton of cartons) addCarton(pdf, text, carton);
  return pdf.save();
}

function addCarton(pdf: PDFDocument, text: PdfText, carton: SheetCarton): void {
  const columns = carton.layers.length <= FEW_LAYERS ? 2 : 3;
  const width = (PAGE.width - 2 * PAGE.margin - (columns - 1) * GAP) / columns;
  const height = PICTURE_HEIGHTS[columns];
  let sheet = startPage(pdf, text);
  let top = writeHead(sheet, carton);
  carton.layers.forEach((caption, index) => {
    const column = index % columns;
    if (column === 0 && index > 0) top -= height + GAP;
    if (top - height < PAGE.margin) {
      sheet.end();
      sheet = startPage(pdf, text);
      top = PAGE.height - PAGE.margin;
    }
    const left = PAGE.margin + column * (width + GAP);
    const captionHeight = SIZES.caption * LINE_HEIGHT * 2;
    sheet.draw(
      layerPicture(
        { model: carton.model, layer: index + 1 },
        { left, bottom: top - height + captionHeight, width, height: height - captionHeight },
        sheet.write,
      ),
    );
    wrap(text, caption, SIZES.caption, width)
      .slice(0, 2)
      .forEach((line, place) => {
        const y = top - height + captionHeight - (place + 1) * SIZES.caption * LINE_HEIGHT;
        sheet.draw(sheet.write({ text: line, size: SIZES.caption, x: left, y, align: 'start' }));
      });
  });
  sheet.end();
}

type Write = (line: Parameters<PdfText['write']>[0]) => string;

interface Sheet {
  draw(operators: string): void;
  readonly write: Write;
  readonly text: PdfText;
  end(): void;
}

function startPage(pdf: PDFDocument, text: PdfText): Sheet {
  const page = pdf.addPage([PAGE.width * POINTS_PER_MM, PAGE.height * POINTS_PER_MM]);
  const operators: string[] = [];
  const pictures: PdfPictures = {};
  return {
    text,
    draw: (more) => operators.push(more),
    write: (line) => text.write(line, pictures),
    end() {
      page.node.setFontDictionary(PDFName.of('F'), text.font.ref);
      for (const [name, ref] of Object.entries(pictures)) page.node.setXObject(PDFName.of(name), ref);
      page.node.addContentStream(pdf.context.register(pdf.context.flateStream(operators.join('\n'))));
    },
  };
}

/** Writes title, facts and legend; returns the height that is left below them. */
function writeHead(sheet: Sheet, { title, facts, legend }: SheetCarton): number {
  const { margin } = PAGE;
  let y = PAGE.height - margin - SIZES.title;
  sheet.draw('0 g');
  sheet.draw(sheet.write({ text: title, size: SIZES.title, x: margin, y, align: 'start' }));
  y -= SIZES.title * 0.4;
  for (const fact of facts) {
    y -= SIZES.text * LINE_HEIGHT;
    sheet.draw(sheet.write({ text: fact, size: SIZES.text, x: margin, y, align: 'start' }));
  }
  y -= SIZES.text * 0.6;
  for (const { index, text } of legend) {
    y -= SIZES.text * LINE_HEIGHT;
    const square = `${points(margin)} ${points(y)} ${points(SIZES.text)} ${points(SIZES.text)} re f`;
    sheet.draw(`${fillOf(colorOf(index))} ${square} 0 g`);
    const x = margin + SIZES.text * 1.5;
    sheet.draw(sheet.write({ text: `${index + 1}  ${text}`, size: SIZES.text, x, y, align: 'start' }));
  }
  return y - GAP;
}

/** The text as lines of at most that width, broken at spaces; the width of other than Latin letters is their size. */
function wrap({ font }: PdfText, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(font, longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function widthOf(font: PdfText['font'], text: string, size: number): number {
  const latin = [...text].filter((letter) => (letter.codePointAt(0) ?? 0) < 0x100).join('');
  const wide = [...text].length - [...latin].length;
  return font.widthOfTextAtSize(latin, size * POINTS_PER_MM) / POINTS_PER_MM + wide * size;
}
