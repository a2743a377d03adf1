import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/barcode-labels.engine.ts';

export const assistant = {
  description:
    'Use to check barcode numbers (UPC-A, EAN-13, ITF-14, Code 128, FNSKU), compute check digits and lay out label sheets. Lengths are in millimeters. For the check alone ask for `fields: ["labels.value","labels.checkDigit","labels.findings"]`.',
  keyFigure: 'number of labels that will be printed',
  fields: {
    labels:
      'The labels to make. The output may have 2 MB, which is enough for any 250, or for any 80 of Code 128.',
    'labels[].type': 'Kind of barcode.',
    'labels[].value': 'The number or text of the code; the check digit may be left out.',
    'labels[].title': 'Printed product title.',
    'labels[].condition': 'Printed condition, for example New.',
    'labels[].copies': 'How many of it to print.',
    sheet: 'Label sheet by name, or `custom`.',
    custom: 'Measures of a custom sheet in millimeters, used with `sheet: "custom"` only.',
    offset: 'Correction of the printer in millimeters, to the right and down.',
    skip: 'Used labels at the beginning of the first sheet.',
    dpi: 'Resolution of the printer.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
