import { defineEngine, finding, type Finding } from '@seller-toolbox/tool-contract';
import { examples } from './barcode-labels.examples.ts';
import {
  inputSchema,
  outputSchema,
  type BarcodeInput,
  type BarcodeOutput,
  type LabelInput,
  type PrintedLabel,
} from './barcode-labels.schema.ts';
import { layOut, type LabelSize } from './label-layout.ts';
import { labelPages } from './label-pages.ts';
import { LABEL_RULES_SOURCE } from './label-rules.data.ts';
import { LABEL_SHEETS, SHEETS_SOURCE, type LabelSheet } from './label-sheets.data.ts';
import { readValue } from './label-value.ts';

/** Lays out barcodes with check digits on sheets of labels, in true millimeters. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run,
  examples,
  keyFigure: 'totals.copies',
});

function run(input: BarcodeInput): BarcodeOutput {
  const sheet: LabelSheet = input.sheet === 'custom' ? input.custom : LABEL_SHEETS[input.sheet];
  const size = { width: sheet.labelWidth, height: sheet.labelHeight, dpi: input.dpi };
  const labels = input.labels.map((label) => toPrintedLabel(label, size));
  const copies = labels.map((label) => label.copies);
  const pages = labelPages(copies, sheet, input);
  return {
    sheetId: input.sheet,
    sheet: { ...sheet },
    labels,
    pages,
    totals: {
      labels: labels.length,
      copies: copies.reduce((sum, count) => sum + count, 0),
      pages: pages.length,
      refused: labels.filter(({ bars }) => bars.length === 0).length,
    },
    sources: [{ ...SHEETS_SOURCE }, { ...LABEL_RULES_SOURCE }],
  };
}

function toPrintedLabel(label: LabelInput, size: LabelSize): PrintedLabel {
  const { value, checkDigit, modules, findings } = readValue(label.type, label.value);
  const text = { ...label, value };
  const drawing = modules === null ? null : layOut(modules, text, size);
  const unfit: Finding[] = modules !== null && drawing === null ? [finding('code-too-wide', 'error')] : [];
  return {
    type: label.type,
    value,
    checkDigit,
    modules,
    title: label.title,
    condition: label.condition,
    copies: drawing ? label.copies : 0,
    moduleWidth: drawing && drawing.moduleWidth,
    quietZone: drawing && drawing.quietZone,
    bars: drawing ? [...drawing.bars] : [],
    bearerBars: drawing ? [...drawing.bearerBars] : [],
    texts: drawing ? [...drawing.texts] : [],
    findings: [...findings, ...unfit, ...(drawing?.findings ?? [])],
  };
}
