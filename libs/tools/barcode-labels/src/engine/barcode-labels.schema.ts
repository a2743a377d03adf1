import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { isValidSheet, LABEL_SHEETS, SHEET_IDS, type LabelSheet } from './label-sheets.data.ts';
import { LABEL_TYPES } from './label-value.ts';

/** As many as can be printed with one copy of each. */
export const MAX_LABELS = 5000;
export const MAX_CODE_LENGTH = 80;
/** Limit for all labels together. */
export const MAX_COPIES = 5000;
/** Resolutions of common office and thermal printers. */
export const PRINTER_DPIS = [203, 300, 600] as const;

const integer = (min: number, max: number) => z.number().check(z.int(), z.gte(min), z.lte(max));
const millimeters = z.number().check(z.gte(0), z.lte(1000));

const labelSchema = z.strictObject({
  type: z._default(z.enum(LABEL_TYPES), 'fnsku'),
  value: z.string().check(z.maxLength(MAX_CODE_LENGTH)),
  title: z._default(z.string().check(z.maxLength(500)), ''),
  /** Printed text, for example "New". */
  condition: z._default(z.string().check(z.maxLength(60)), ''),
  copies: z._default(integer(0, MAX_COPIES), 1),
});
export type LabelInput = z.output<typeof labelSchema>;

/** A custom sheet, in millimeters. */
const customSchema = z
  .strictObject({
    pageWidth: millimeters.check(z.gte(10)),
    pageHeight: millimeters.check(z.gte(10)),
    columns: integer(1, 20),
    rows: integer(1, 50),
    labelWidth: millimeters.check(z.gte(5)),
    labelHeight: millimeters.check(z.gte(5)),
    marginLeft: millimeters,
    marginTop: millimeters,
    pitchX: millimeters,
    pitchY: millimeters,
  })
  .check(rule('sheet-impossible', isValidSheet));

const offsetMm = z.number().check(z.gte(-10), z.lte(10));

/** Labels and the sheet they are printed on. `custom` is used only if `sheet` is `custom`. */
export const inputSchema = z
  .strictObject({
    labels: z.array(labelSchema).check(z.minLength(1), z.maxLength(MAX_LABELS)),
    sheet: z._default(z.enum([...SHEET_IDS, 'custom']), 'letter-30'),
    custom: z._default(customSchema, { ...LABEL_SHEETS['letter-30'] }),
    /** Printer correction in millimeters, to the right and down. */
    offset: z._default(z.strictObject({ x: offsetMm, y: offsetMm }), { x: 0, y: 0 }),
    /** Used labels at the beginning of the first sheet. */
    skip: z._default(integer(0, 999), 0),
    dpi: z._default(z.literal(PRINTER_DPIS), 300),
  })
  .check(
    rule(
      'too-many-copies',
      ({ labels }) => labels.reduce((sum, { copies }) => sum + copies, 0) <= MAX_COPIES,
      ['labels'],
    ),
    rule('skip-too-large', ({ sheet, custom, skip }) => skip < labelsPerPage(sheet, custom), ['skip']),
  );
export type BarcodeInput = z.output<typeof inputSchema>;

function labelsPerPage(id: BarcodeInput['sheet'], custom: LabelSheet): number {
  const { columns, rows } = id === 'custom' ? custom : LABEL_SHEETS[id];
  return columns * rows;
}

const number = z.number();
const rectangle = z.strictObject({ x: number, y: number, width: number, height: number });

/** All lengths in millimeters. */
export const outputSchema = z.strictObject({
  sheetId: z.enum([...SHEET_IDS, 'custom']),
  sheet: z.strictObject({
    pageWidth: number,
    pageHeight: number,
    columns: number,
    rows: number,
    labelWidth: number,
    labelHeight: number,
    marginLeft: number,
    marginTop: number,
    pitchX: number,
    pitchY: number,
  }),
  labels: z.array(
    z.strictObject({
      type: z.enum(LABEL_TYPES),
      /** As printed, with its check digit. */
      value: z.string(),
      checkDigit: z.nullable(number),
      /** Dark modules as 1; null for an invalid code. */
      modules: z.nullable(z.string()),
      title: z.string(),
      condition: z.string(),
      /** 0 where the label cannot be printed. */
      copies: number,
      moduleWidth: z.nullable(number),
      quietZone: z.nullable(number),
      /** Relative to the upper left corner of the label. */
      bars: z.array(rectangle),
      /** Above and below the bars of an ITF-14. */
      bearerBars: z.array(rectangle),
      texts: z.array(
        z.strictObject({
          role: z.enum(['value', 'title', 'condition']),
          text: z.string(),
          x: number,
          y: number,
          size: number,
        }),
      ),
      findings: z.array(findingSchema),
    }),
  ),
  /** Labels per page, relative to the upper left corner of the page. */
  pages: z.array(z.array(z.strictObject({ label: number, x: number, y: number }))),
  totals: z.strictObject({ labels: number, copies: number, pages: number, refused: number }),
  sources: z.array(z.strictObject({ name: z.string(), checkedOn: z.string() })),
});
export type BarcodeOutput = z.output<typeof outputSchema>;
export type PrintedLabel = BarcodeOutput['labels'][number];
