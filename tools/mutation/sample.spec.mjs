// @ts-check
import { sampleOf } from './sample.mjs';

const names = Array.from({ length: 40 }, (_, index) => `file-${index}.ts`);

describe('sampleOf', () => {
  it('takes as many names as wanted, each once and sorted', () => {
    const sample = sampleOf(names, 10, 1);
    expect(new Set(sample).size).toBe(10);
    expect(sample).toEqual([...sample].sort());
    expect(sampleOf(names, 50, 1)).toEqual([...names].sort());
  });

  it('takes the same names for the same seed, whatever their order, and others for another', () => {
    expect(sampleOf([...names].reverse(), 10, 1)).toEqual(sampleOf(names, 10, 1));
    expect(sampleOf(names, 10, 2)).not.toEqual(sampleOf(names, 10, 1));
  });

  it('keeps all but one name when a name is added', () => {
    const before = sampleOf(names, 10, 1);
    const after = sampleOf([...names, 'new.ts'], 10, 1);
    expect(after.filter((name) => !before.includes(name)).length).toBeLessThanOrEqual(1);
  });
});
