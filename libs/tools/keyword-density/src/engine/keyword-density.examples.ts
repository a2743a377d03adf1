import type { Engine } from '@seller-toolbox/tool-contract';
import type { inputSchema, outputSchema } from './keyword-density.schema.ts';

const BULLETS = `KEEPS DRINKS COLD FOR 24 HOURS: The double wall of this insulated bottle keeps ice water cold all day and coffee hot for 12 hours. No sweat on your desk, no ring on the table.
LEAKPROOF STRAW LID: Flip the straw up, sip, and close it again with one hand. The lid seals tight, so your bag stays dry on the way to the office or the gym.
BUILT TO LAST: Made of 18/8 stainless steel that does not rust and leaves no taste behind. The powder coat gives a firm grip and comes in ten colors.
FITS YOUR DAY: With 32 oz you fill it once in the morning. The slim body fits most cup holders, and the wide mouth takes ice cubes and a brush.
WHAT YOU GET: One stainless steel water bottle, one straw lid, one handle lid, a cleaning brush, and a friendly team that answers within a day.`;

/** The first one opens the page: five bullet points in which one keyword is rare, one overdone and one missing. */
export const examples: Engine<typeof inputSchema, typeof outputSchema>['examples'] = [
  {
    name: 'bottle-bullets',
    input: {
      keywords: 'stainless steel water bottle, insulated bottle, straw lid, leakproof, travel mug',
      content: BULLETS,
    },
    expected: {
      words: 153,
      characters: 772,
      sentences: 9,
      rows: [
        { keyword: 'stainless steel water bottle', count: 8, density: 800 / 153, status: 'high' },
        { keyword: 'insulated bottle', count: 3, density: 300 / 153, status: 'optimal' },
        { keyword: 'straw lid', count: 3, status: 'optimal' },
        {
          keyword: 'leakproof',
          count: 1,
          status: 'low',
          recommendation: {
            code: 'density-low',
            severity: 'warning',
            params: { found: 1, least: 2, most: 4 },
          },
        },
        {
          keyword: 'travel mug',
          count: 0,
          density: 0,
          recommendation: { code: 'keyword-absent' },
          barWidth: 0,
        },
      ],
      band: { low: 1, high: 3, lowAt: 10, highAt: 30 },
    },
  },
  {
    name: 'same-bullets-by-phrase',
    input: { keywords: ['insulated bottle', 'straw lid', 'water bottle'], content: BULLETS, match: 'phrase' },
    expected: {
      rows: [
        { keyword: 'insulated bottle', count: 1, status: 'low' },
        { keyword: 'straw lid', count: 2, density: 200 / 153, status: 'optimal' },
        { keyword: 'water bottle', count: 1, density: 100 / 153, barWidth: 1000 / 153 },
      ],
      statuses: { low: 2, optimal: 1, high: 0 },
    },
  },
  {
    name: 'contained-in-the-keyword',
    input: {
      keywords: 'bottle with straw',
      content: 'This bottle comes with a straw and one or two more straws to go',
    },
    expected: {
      words: 14,
      sentences: 1,
      rows: [{ count: 2, status: 'high', recommendation: { code: 'text-too-short' }, barWidth: 100 }],
    },
  },
  {
    name: 'chinese-without-spaces',
    input: { keywords: '水杯，不锈钢', content: '不锈钢水杯，带吸管。保温水杯！' },
    expected: {
      words: 6,
      characters: 15,
      sentences: 2,
      rows: [
        { keyword: '水杯', count: 2 },
        { keyword: '不锈钢', count: 1 },
      ],
    },
  },
  {
    name: 'short-words-only-as-phrase',
    input: { keywords: 'usb c', content: 'A short USB C cable' },
    expected: {
      words: 5,
      rows: [{ count: 0, density: 0, status: 'low', recommendation: { code: 'only-as-phrase' } }],
    },
  },
  {
    name: 'empty-text',
    input: { keywords: 'bottle', content: '  ' },
    expected: {
      words: 0,
      characters: 0,
      sentences: 0,
      rows: [
        {
          keyword: 'bottle',
          count: 0,
          density: 0,
          status: 'low',
          barWidth: 0,
          recommendation: { code: 'keyword-absent' },
        },
      ],
    },
  },
  {
    name: 'no-keywords',
    input: { keywords: ' , ', content: 'Steel bottle' },
    expected: { words: 2, characters: 12, rows: [], statuses: { low: 0, optimal: 0, high: 0 } },
  },
];
