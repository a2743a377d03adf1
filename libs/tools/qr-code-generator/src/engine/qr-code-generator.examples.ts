import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './qr-code-generator.schema.ts';

type CodeExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

export const examples: readonly [CodeExample, ...CodeExample[]] = [
  {
    name: 'product-page',
    input: { url: 'https://www.example.com/products/water-bottle' },
    expected: {
      version: 4,
      level: 'M',
      recovers: 0.15,
      quietZone: 4,
      modulePixels: 6,
      contrast: 21,
      warnings: [],
    },
  },
  {
    name: 'short-link-for-a-large-print',
    input: { url: 'https://example.com/r', size: 1024, level: 'H' },
    expected: { version: 3, size: 1024, modulePixels: 27, warnings: [] },
  },
  {
    name: 'domain-alone',
    input: { url: 'www.example.com/r' },
    expected: { url: 'https://www.example.com/r', content: 'link', warnings: [] },
  },
  {
    name: 'plain-text',
    input: { url: 'Model B-200, lot 2026-11', content: 'text' },
    expected: { url: 'Model B-200, lot 2026-11', content: 'text', warnings: [] },
  },
  {
    name: 'too-little-contrast',
    input: { url: 'https://example.com', foreground: '#9AA5A0' },
    expected: {
      warnings: [{ code: 'contrast-too-low', severity: 'warning', params: { contrast: 2.5, least: 4.5 } }],
    },
  },
  {
    name: 'light-on-dark',
    input: { url: 'https://example.com', foreground: '#FFFFFF', background: '#0B6B60' },
    expected: { warnings: [{ code: 'colors-inverted', severity: 'warning' }] },
  },
  {
    name: 'more-modules-than-pixels',
    input: {
      url: `https://www.example.com/products/water-bottle?${'campaign=insert-card&'.repeat(12)}`,
      size: 128,
      level: 'H',
    },
    expected: { warnings: [{ code: 'modules-too-small', severity: 'warning' }] },
  },
];
