import { runEngine } from '@seller-toolbox/tool-contract';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { engine } from './review-analyzer.engine.ts';

it('the stored output is that of the first example', () => {
  const result = runEngine(engine, engine.examples[0].input, { now: 0 });
  expect(result.ok && result.output).toEqual(EXAMPLE_OUTPUTS.standard);
});
