import { defineEngine } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { searchOn } from './search-on.ts';

/** Counts its steps; its answer is there after two of them and better with every second one. */
const counter = defineEngine({
  inputSchema: z.strictObject({ most: z.number() }),
  outputSchema: z.strictObject({ best: z.number() }),
  run: ({ most }) => ({ best: most }),
  search: ({ most }) => {
    let steps = 0;
    return {
      get hasAnswer() {
        return steps >= 2;
      },
      get isOver() {
        return steps >= most;
      },
      advance: () => void (steps += 1),
      output: () => ({ best: Math.floor(steps / 2) }),
    };
  },
  examples: [{ name: 'ten', input: { most: 10 }, expected: { best: 10 } }],
});

function search(input: unknown, milliseconds: number, perStep: number) {
  let now = 0;
  const answers: unknown[] = [];
  const shares: number[] = [];
  const result = searchOn(counter, input, {
    milliseconds,
    clock: () => (now += perStep) - perStep,
    progress: (share) => shares.push(share),
    better: (output) => answers.push(output),
  });
  return { result, answers, shares };
}

describe('a search in the worker', () => {
  it('tells its first answer after 40 milliseconds, and then better ones a quarter of a second apart', () => {
    const { answers } = search({ most: 1000 }, 600, 20);
    expect(answers).toEqual([{ best: 1 }, { best: 7 }, { best: 14 }]);
  });

  it('ends with its time, or before when nothing is left to try', () => {
    expect(search({ most: 1000 }, 600, 20).result).toEqual({ ok: true, output: { best: 15 } });
    expect(search({ most: 6 }, 600, 20).result).toEqual({ ok: true, output: { best: 3 } });
  });

  it('goes on beyond its time as long as there is no answer at all', () => {
    expect(search({ most: 1000 }, 5, 10).result).toEqual({ ok: true, output: { best: 1 } });
  });

  it('tells no answer twice, and shares up to the whole', () => {
    const { answers, shares } = search({ most: 3 }, 600, 500);
    expect(answers).toEqual([{ best: 1 }]);
    expect(Math.max(...shares)).toBe(1);
  });

  it('refuses what the engine refuses', () => {
    expect(search({}, 600, 20).result).toEqual({ ok: false, problems: [{ path: 'most', code: 'required' }] });
  });
});
