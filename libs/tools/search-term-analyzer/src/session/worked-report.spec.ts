import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/search-term-analyzer.engine.ts';
import { summaryOf } from './report-summary.ts';
import { WORKED_SUMMARY, WORKED_WASTED } from './worked-report.data.ts';

describe('WORKED_SUMMARY', () => {
  it('equals the output of the engine in seven digits, more than are shown', () => {
    const input = engine.inputSchema.parse(engine.examples[0].input);
    const output = engine.run(input, createEnv({ now: 0, seed: 1 }));
    expect(WORKED_SUMMARY).toEqual(rounded(summaryOf(output)));
    expect(WORKED_WASTED).toEqual(rounded(output.wasted));
  });
});

/** Every further digit is a byte of a page that has few left. */
const DIGITS = 7;

function rounded<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, field: unknown) =>
      typeof field === 'number' ? Number(field.toPrecision(DIGITS)) : field,
    ),
  ) as T;
}
