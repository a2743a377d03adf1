import { defineEngine } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { runSearch } from './run-search.ts';

/** Counts its steps; has an answer after two of them and a better one with every second step. */
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
  const result = runSearch(counter, input, {
    milliseconds,
    clock: () => (now += perStep) - perStep,
    progress: (share) => shares.push(share),
    better: (output) => answers.push(output),
  });
  return { result, answers, shares };
}

describe('runSearch', () => {
  it('reports the first answer after 40 milliseconds, then better ones every 250 milliseconds', () => {
    const { answers } = search({ most: 1000 }, 600, 20);
    expect(answers).toEqual([{ best: 1 }, { best: 7 }, { best: 14 }]);
  });

  it('ends with its time, or earlier when the search is over', () => {
    expect(search({ most: 1000 }, 600, 20).result).toEqual({ ok: true, output: { best: 15 } });
    expect(search({ most: 6 }, 600, 20).result).toEqual({ ok: true, output: { best: 3 } });
  });

  it('continues beyond its time until there is an answer', () => {
    expect(search({ most: 1000 }, 5, 10).result).toEqual({ ok: true, output: { best: 1 } });
  });

  it('reports no answer twice, and progress up to 1', () => {
    const { answers, shares } = search({ most: 3 }, 600, 500);
    expect(answers).toEqual([{ best: 1 }]);
    expect(Math.max(...shares)).toBe(1);
  });

  it('rejects input that the engine rejects', () => {
    expect(search({}, 600, 20).result).toEqual({ ok: false, problems: [{ path: 'most', code: 'required' }] });
  });
});
