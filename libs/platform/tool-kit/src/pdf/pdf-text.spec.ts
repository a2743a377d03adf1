import { PDFDocument } from '@cantoo/pdf-lib';
import { createPdfText, points, type PdfPictures, type TextPicture } from './pdf-text.ts';

const PICTURE: TextPicture = {
  bits: new Uint8Array([0x80]),
  columns: 1,
  rows: 1,
  width: 25.4,
  height: 12.7,
  ascent: 10.16,
};

async function writer() {
  const drawn: [string, number][] = [];
  const text = await createPdfText(await PDFDocument.create(), (...line) => {
    drawn.push(line);
    return PICTURE;
  });
  return { text, drawn, pictures: {} as PdfPictures };
}

describe('points', () => {
  it.each([
    [25.4, '72'],
    [0, '0'],
    [1, '2.8346'],
    [-1, '-2.8346'],
  ])('of %d mm are %s', (millimeters, expected) => expect(points(millimeters)).toBe(expected));
});

describe('createPdfText', () => {
  const line = { size: 2.54, x: 25.4, y: 50.8, align: 'start' } as const;

  it('writes Latin text as text, from its start', async () => {
    const { text, drawn, pictures } = await writer();
    expect(text.write({ ...line, text: 'Ab' }, pictures)).toBe('BT /F 7.2 Tf 72 144 Td <4162> Tj ET');
    expect(drawn).toEqual([]);
    expect(pictures).toEqual({});
  });

  it('writes Latin text around its middle', async () => {
    const { text, pictures } = await writer();
    const half = text.font.widthOfTextAtSize('Ab', 7.2) / 2;
    const [, left] =
      /Tf (\S+) 144 Td/.exec(text.write({ ...line, text: 'Ab', align: 'middle' }, pictures)) ?? [];
    expect(Number(left)).toBeCloseTo(72 - half, 4);
  });

  it.each([
    ['start', '72'],
    ['middle', '36'],
  ] as const)('writes other text as a picture on the base line, by its %s', async (align, left) => {
    const { text, pictures } = await writer();
    // The lower edge is 2.54 mm below the base line, which is 7.2 points.
    expect(text.write({ ...line, text: '测A', align }, pictures)).toBe(
      `q 72 0 0 36 ${left} 136.8 cm /P0 Do Q`,
    );
  });

  it('draws a picture once for each text and size, and names it by its number in each page', async () => {
    const { text, drawn, pictures } = await writer();
    text.write({ ...line, text: '测' }, pictures);
    expect(text.write({ ...line, text: '测' }, pictures)).toContain('/P1 Do');
    text.write({ ...line, text: '测', size: 3 }, pictures);
    text.write({ ...line, text: '试' }, pictures);
    expect(drawn).toEqual([
      ['测', 2.54],
      ['测', 3],
      ['试', 2.54],
    ]);
    expect(Object.keys(pictures)).toEqual(['P0', 'P1', 'P2', 'P3']);
    expect(pictures['P0']).toBe(pictures['P1']);
    expect(pictures['P0']).not.toBe(pictures['P2']);
  });
});
