import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './barcode-labels.schema.ts';

type LabelExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

export const examples: readonly [LabelExample, ...LabelExample[]] = [
  {
    name: 'product-labels',
    input: {
      labels: [
        {
          type: 'fnsku',
          value: 'X001ABCDEF',
          title: 'Stainless steel electric kettle with temperature control, 1.7 l, black',
          condition: 'New',
          copies: 18,
        },
        {
          type: 'fnsku',
          value: 'X004MM14RB',
          title: '不锈钢保温杯 500ml 蓝色',
          condition: 'New',
          copies: 12,
        },
      ],
    },
    expected: {
      labels: [
        { value: 'X001ABCDEF', checkDigit: null, moduleWidth: 0.338666666667, copies: 18 },
        { value: 'X004MM14RB', copies: 12 },
      ],
      totals: { labels: 2, copies: 30, pages: 1, refused: 0 },
    },
  },
  {
    name: 'retail-and-carton-codes',
    input: {
      labels: [
        { type: 'upc-a', value: '03600029145', title: 'UPC-A' },
        { type: 'ean-13', value: '4006381333931', title: 'EAN-13', copies: 2 },
        { type: 'itf-14', value: '1540014128876', title: 'ITF-14' },
        { type: 'code-128', value: 'BOX-0001' },
      ],
      sheet: 'thermal-4x6',
    },
    expected: {
      labels: [
        { value: '036000291452', checkDigit: 2 },
        { value: '4006381333931', checkDigit: 1 },
        { value: '15400141288763', checkDigit: 3 },
        { value: 'BOX-0001', checkDigit: null },
      ],
      totals: { copies: 5, pages: 5 },
    },
  },
  {
    name: 'refused-and-squeezed',
    input: {
      labels: [
        { type: 'ean-13', value: '4006381333932' },
        { type: 'ean-13', value: '201234567890' },
        { type: 'upc-a', value: '12345' },
        { type: 'ean-13', value: '40063813339A' },
        { type: 'fnsku', value: 'X1' },
        { type: 'fnsku', value: 'B0ABCDEFGH' },
        { type: 'fnsku', value: '1234567890' },
        { type: 'fnsku', value: '' },
        { type: 'code-128', value: '杯子' },
        { type: 'code-128', value: 'SERIAL-NUMBER-2026-ABCDEFGH' },
        {
          type: 'code-128',
          value: 'A-very-long-text-that-no-small-label-can-ever-carry-whatever-one-does-to-it-here',
        },
      ],
      sheet: 'a4-44-48.5x25.4',
    },
    expected: {
      labels: [
        { modules: null, copies: 0, checkDigit: 1 },
        { copies: 1 },
        { modules: null },
        { modules: null },
        { modules: null },
        { copies: 1 },
        { copies: 1 },
        { modules: null },
        { modules: null },
        { copies: 1 },
        {},
      ],
    },
  },
  {
    name: 'own-sheet-too-low',
    input: {
      labels: [{ value: 'X001ABCDEF', title: 'Mug', condition: 'New' }],
      sheet: 'custom',
      custom: {
        pageWidth: 60,
        pageHeight: 14,
        columns: 1,
        rows: 1,
        labelWidth: 60,
        labelHeight: 14,
        marginLeft: 0,
        marginTop: 0,
        pitchX: 60,
        pitchY: 14,
      },
    },
    expected: { labels: [{ findings: [{ code: 'label-too-low' }] }] },
  },
];
