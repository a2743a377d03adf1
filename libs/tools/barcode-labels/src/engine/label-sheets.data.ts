/** A sheet or roll of equal labels. All lengths in millimeters. */
export interface LabelSheet {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly columns: number;
  readonly rows: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
  /** From the edges of the page to the first label. */
  readonly marginLeft: number;
  readonly marginTop: number;
  /** From one label's left (top) edge to the next one's. */
  readonly pitchX: number;
  readonly pitchY: number;
}

export const SHEETS_SOURCE = {
  name: 'Seller Central label formats (two agreeing publications); Avery 5160 grid; margins centered on the page',
  checkedOn: '2026-11-21',
} as const;

const A4 = { pageWidth: 210, pageHeight: 297 };

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
  /** Between two columns. */
  readonly gap?: number;
}

/** The published formats give the label size only; the grid is centered on A4. */
function onA4({ columns, rows, labelWidth, labelHeight, gap = 0 }: Grid): LabelSheet {
  const pitchX = labelWidth + gap;
  return {
    ...A4,
    columns,
    rows,
    labelWidth,
    labelHeight,
    marginLeft: (A4.pageWidth - (columns - 1) * pitchX - labelWidth) / 2,
    marginTop: (A4.pageHeight - rows * labelHeight) / 2,
    pitchX,
    pitchY: labelHeight,
  };
}

function single(pageWidth: number, pageHeight: number): LabelSheet {
  const label = { labelWidth: pageWidth, labelHeight: pageHeight, pitchX: pageWidth, pitchY: pageHeight };
  return { pageWidth, pageHeight, columns: 1, rows: 1, marginLeft: 0, marginTop: 0, ...label };
}

export const LABEL_SHEETS = {
  'letter-30': {
    pageWidth: 215.9,
    pageHeight: 279.4,
    columns: 3,
    rows: 10,
    labelWidth: 66.675,
    labelHeight: 25.4,
    marginLeft: 4.7625,
    marginTop: 12.7,
    pitchX: 69.85,
    pitchY: 25.4,
  },
  'a4-21-63.5x38.1': onA4({ columns: 3, rows: 7, labelWidth: 63.5, labelHeight: 38.1, gap: 2.54 }),
  'a4-24-63.5x33.9': onA4({ columns: 3, rows: 8, labelWidth: 63.5, labelHeight: 33.9, gap: 2.54 }),
  'a4-24-64.6x33.8': onA4({ columns: 3, rows: 8, labelWidth: 64.6, labelHeight: 33.8 }),
  'a4-24-66x33.9': onA4({ columns: 3, rows: 8, labelWidth: 66, labelHeight: 33.9 }),
  'a4-24-70x36': onA4({ columns: 3, rows: 8, labelWidth: 70, labelHeight: 36 }),
  'a4-24-70x37': onA4({ columns: 3, rows: 8, labelWidth: 70, labelHeight: 37 }),
  'a4-27-63.5x29.6': onA4({ columns: 3, rows: 9, labelWidth: 63.5, labelHeight: 29.6, gap: 2.54 }),
  'a4-40-52.5x29.7': onA4({ columns: 4, rows: 10, labelWidth: 52.5, labelHeight: 29.7 }),
  'a4-44-48.5x25.4': onA4({ columns: 4, rows: 11, labelWidth: 48.5, labelHeight: 25.4 }),
  'thermal-2x1': single(50.8, 25.4),
  'thermal-4x6': single(101.6, 152.4),
} as const satisfies Record<string, LabelSheet>;
export type SheetId = keyof typeof LABEL_SHEETS;
export const SHEET_IDS = Object.keys(LABEL_SHEETS) as [SheetId, ...SheetId[]];

/** Millimeters by which labels may overlap or leave the page: published sizes are rounded to hundredths. */
const SIZE_TOLERANCE = 0.01;

/** Whether all labels are within the page and do not overlap. */
export function isValidSheet(sheet: LabelSheet): boolean {
  const right = sheet.marginLeft + (sheet.columns - 1) * sheet.pitchX + sheet.labelWidth;
  const bottom = sheet.marginTop + (sheet.rows - 1) * sheet.pitchY + sheet.labelHeight;
  const apart =
    (sheet.columns === 1 || sheet.pitchX >= sheet.labelWidth - SIZE_TOLERANCE) &&
    (sheet.rows === 1 || sheet.pitchY >= sheet.labelHeight - SIZE_TOLERANCE);
  return apart && right <= sheet.pageWidth + SIZE_TOLERANCE && bottom <= sheet.pageHeight + SIZE_TOLERANCE;
}
