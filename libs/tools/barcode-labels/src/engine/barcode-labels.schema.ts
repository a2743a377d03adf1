import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { isPossible, LABEL_SHEETS, SHEET_IDS, type LabelSheet } from './label-sheets.data.ts';
import { LABEL_TYPES } from './label-value.ts';

export const MAX_LABELS = 500;
export const MAX_CODE_LENGTH = 80;
/** Of all labels together: 200 sheets of ten are more than anybody prints in one go. */
export const MAX_COPIES = 5000;
/** Printers that sellers have: office, thermal (203, 300), fine. */
export const PRINTER_DPIS = [203, 300, 600] as const;

const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most));
const millimeters = z.number().check(z.gte(0), z.lte(1000));

const labelSchema = z.strictObject({
  type: z._default(z.enum(LABEL_TYPES), 'fnsku'),
  value: z.string().check(z.maxLength(MAX_CODE_LENGTH)),
  title: z._default(z.string().check(z.maxLength(500)), ''),
  /** As it is printed: "New". */
  condition: z._default(z.string().check(z.maxLength(60)), ''),
  copies: z._default(whole(0, MAX_COPIES), 1),
});
export type LabelInput = z.output<typeof labelSchema>;

/** A sheet of one's own, in millimeters. */
const customSchema = z
  .strictObject({
    pageWidth: millimeters.check(z.gte(10)),
    pageHeight: millimeters.check(z.gte(10)),
    columns: whole(1, 20),
    rows: whole(1, 50),
    labelWidth: millimeters.check(z.gte(5)),
    labelHeight: millimeters.check(z.gte(5)),
    marginLeft: millimeters,
    marginTop: millimeters,
    pitchX: millimeters,
    pitchY: millimeters,
  })
  .check(rule('sheet-impossible', isPossible));

const shift = z.number().check(z.gte(-10), z.lte(10));

/** Labels and the sheet they are printed on. `custom` counts only where the sheet is `custom`. */
export const inputSchema = z
  .strictObject({
    labels: z.array(labelSchema).check(z.minLength(1), z.maxLength(MAX_LABELS)),
    sheet: z._default(z.enum([...SHEET_IDS, 'custom']), 'letter-30'),
    custom: z._default(customSchema, { ...LABEL_SHEETS['letter-30'] }),
    /** Millimeters to the right and down, for a printer that is off. */
    offset: z._default(z.strictObject({ x: shift, y: shift }), { x: 0, y: 0 }),
    /** Labels of the first sheet that are used up already. */
    skip: z._default(whole(0, 999), 0),
    dpi: z._default(z.literal(PRINTER_DPIS), 300),
  })
  .check(
    rule(
      'too-many-copies',
      ({ labels }) => labels.reduce((sum, { copies }) => sum + copies, 0) <= MAX_COPIES,
      ['labels'],
    ),
    rule('skip-too-large', ({ sheet, custom, skip }) => skip < placesOn(sheet, custom), ['skip']),
  );
export type BarcodeInput = z.output<typeof inputSchema>;

function placesOn(id: BarcodeInput['sheet'], custom: LabelSheet): number {
  const { columns, rows } = id === 'custom' ? custom : LABEL_SHEETS[id];
  return columns * rows;
}

const number = z.number();
const rectangle = z.strictObject({ x: number, y: number, width: number, height: number });

/** Millimeters throughout. */
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
      /** Dark modules as 1; null where no code can be made. */
      modules: z.nullable(z.string()),
      title: z.string(),
      condition: z.string(),
      /** 0 where the label cannot be printed. */
      copies: number,
      moduleWidth: z.nullable(number),
      quietZone: z.nullable(number),
      /** From the label's left upper corner. */
      bars: z.array(rectangle),
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
  /** The labels of each page, from the page's left upper corner. */
  pages: z.array(z.array(z.strictObject({ label: number, x: number, y: number }))),
  totals: z.strictObject({ labels: number, copies: number, pages: number, refused: number }),
  sources: z.array(z.strictObject({ name: z.string(), checkedOn: z.string() })),
});
export type BarcodeOutput = z.output<typeof outputSchema>;
export type PrintedLabel = BarcodeOutput['labels'][number];
