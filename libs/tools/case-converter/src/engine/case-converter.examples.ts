import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './case-converter.schema.ts';

type CaseExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

export const examples: readonly [CaseExample, ...CaseExample[]] = [
  {
    name: 'listing-title',
    input: {
      text: "portable usb c power bank, 10000MAH fast charger with LED display. it's for iphone and ipad!",
      mode: 'title',
    },
    expected: {
      text: "Portable USB C Power Bank, 10000mAh Fast Charger With LED Display. It's For iPhone And iPad!",
      mode: 'title',
      length: 92,
    },
  },
  {
    name: 'title-case-of-amazon',
    input: {
      text: "o'neill hat for men and women with usb-c heater - in black, IP68, by 3M",
      titleStyle: 'amazon',
    },
    expected: {
      text: "O'Neill Hat for Men and Women with USB-C Heater - In Black, IP68, by 3M",
      mode: 'title',
    },
  },
  {
    name: 'apostrophe-in-title-case',
    input: { text: "i'm here, don't go", mode: 'title' },
    expected: { text: "I'm Here, Don't Go" },
  },
  {
    name: 'upper-case',
    input: { text: 'Straße, naïve café', mode: 'upper' },
    expected: { text: 'STRASSE, NAÏVE CAFÉ' },
  },
  {
    name: 'lower-case',
    input: { text: 'WATERPROOF IP67 Speaker', mode: 'lower' },
    expected: { text: 'waterproof ip67 speaker' },
  },
  {
    name: 'sentence-case',
    input: { text: 'HELLO WORLD. THIS IS A 3.5 INCH TEST! 防水。WHY? because', mode: 'sentence' },
    expected: { text: 'Hello world. This is a 3.5 inch test! 防水。Why? Because' },
  },
  {
    name: 'inverse-case',
    input: { text: 'Hello World 防水 42', mode: 'inverse' },
    expected: { text: 'hELLO wORLD 防水 42' },
  },
  {
    name: 'alternating-case-counts-letters-only',
    input: { text: 'Hello, big 5 World', mode: 'alternating' },
    expected: { text: 'hElLo, BiG 5 wOrLd' },
  },
  { name: 'empty-text', input: { text: '' }, expected: { text: '', mode: 'title', length: 0 } },
];
