import { defineEngine } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { exampleOutputsAt, isDeferred } from './deferred-engine.ts';

const engine = defineEngine({
  inputSchema: z.strictObject({ weight: z.number() }),
  outputSchema: z.strictObject({ fee: z.number() }),
  run: ({ weight }) => ({ fee: weight }),
  examples: [{ name: 'one', input: { weight: 1 }, expected: { fee: 1 } }],
});
const { inputSchema, examples, ruleSets, ruleScope } = engine;
const deferred = { inputSchema, examples, ruleSets, ruleScope, load: async () => engine };

it('isDeferred is true of an engine that is loaded later, and false of one that is there', () => {
  expect([isDeferred<typeof engine>(deferred), isDeferred<typeof engine>(engine)]).toEqual([true, false]);
});

describe('exampleOutputsAt', () => {
  const outputs = { standard: { fee: 1 } };

  it('of an engine that is there, or without stored outputs, is undefined', () => {
    expect(exampleOutputsAt<typeof engine>(engine, 5, undefined)).toBeUndefined();
    expect(exampleOutputsAt<typeof engine>(deferred, 5, undefined)).toBeUndefined();
  });

  it('returns the stored outputs, or those of the instant and of what the page supplies', () => {
    expect(exampleOutputsAt<typeof engine>({ ...deferred, exampleOutputs: outputs }, 5, undefined)).toBe(
      outputs,
    );
    const exampleOutputs = (instant: number, supplied: { weight?: number } | undefined) => ({
      standard: { fee: instant + (supplied?.weight ?? 0) },
    });
    expect(exampleOutputsAt<typeof engine>({ ...deferred, exampleOutputs }, 5, { weight: 2 })).toEqual({
      standard: { fee: 7 },
    });
  });
});
