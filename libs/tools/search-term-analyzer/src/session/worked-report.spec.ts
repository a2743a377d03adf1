import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/search-term-analyzer.engine.ts';
import { summaryOf } from './report-summary.ts';
import { WORKED_SUMMARY, WORKED_WASTED } from './worked-report.data.ts';

describe('WORKED_SUMMARY', () => {
  it('equals the output of the engine exactly', () => {
    const input = engine.inputSchema.parse(engine.examples[0].input);
    const output = engine.run(input, createEnv({ now: 0, seed: 1 }));
    expect(WORKED_SUMMARY).toEqual(summaryOf(output));
    expect(WORKED_WASTED).toEqual(output.wasted);
  });
});
