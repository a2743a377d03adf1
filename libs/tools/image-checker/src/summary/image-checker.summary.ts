import { mapParams, type Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/image-checker.engine.ts';
import { PARAM_KINDS } from '../engine/param-kinds.ts';

/** The rules with their verdicts, and the measures of the picture. */
export const summarize: Summarize<typeof engine> = (output) => ({
  figures: [
    ['figure', output.broken],
    ['column-width', output.width],
    ['column-height', output.height],
    ...(output.whiteShare === null ? [] : [['column-white', output.whiteShare * PERCENT] as const]),
    ...(output.fillBySide === null ? [] : [['column-fill', output.fillBySide * PERCENT] as const]),
    ...output.results.map(({ rule, finding }) => [`rule-${rule}`, mapParams(finding, toValue)] as const),
  ],
});

const PERCENT = 100;

const MEGABYTE = 1e6;

/** Shares as percent, rounded down so that one below 1 is never 100 %; bytes in megabytes; formats in capitals. */
function toValue(value: string | number | readonly string[], name: string) {
  if (typeof value === 'number') {
    if (PARAM_KINDS.shares.has(name)) return { share: Math.floor(value * 1000) / 1000 };
    return PARAM_KINDS.bytes.has(name)
      ? `${Math.round((value / MEGABYTE) * 100) / 100} MB`
      : Math.round(value);
  }
  if (typeof value !== 'string') return value.map((format) => format.toUpperCase());
  if (name === 'colorSpace') return { code: `colors-${value}` };
  return PARAM_KINDS.formats.has(name) ? value.toUpperCase() : value;
}
