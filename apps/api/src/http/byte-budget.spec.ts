import { createByteBudget } from './byte-budget.ts';

const KB = 1024;
const NETWORK = ['192.0.2', '192.0'];

describe('createByteBudget', () => {
  it('leaves a quarter to texts of up to 64 KB', () => {
    const budget = createByteBudget(400 * KB);
    expect(budget.take(300 * KB, [])).toBe('taken');
    expect(budget.take(65 * KB, [])).toBe('busy');
    expect(budget.take(64 * KB, [])).toBe('taken');
    expect(budget.take(64 * KB, [])).toBe('busy');
  });

  it('gives a network a quarter, and the wider network three eighths', () => {
    const budget = createByteBudget(400 * KB);
    expect(budget.take(75 * KB, NETWORK)).toBe('taken');
    expect(budget.take(65 * KB, NETWORK)).toBe('over-share');
    expect(budget.take(75 * KB, ['192.0.3', '192.0'])).toBe('over-share');
    expect(budget.take(75 * KB, ['198.51.100', '198.51'])).toBe('taken');
  });

  it('takes nothing when it rejects, and returns what is released', () => {
    const budget = createByteBudget(400 * KB);
    expect(budget.take(301 * KB, [])).toBe('busy');
    expect(budget.take(75 * KB, NETWORK)).toBe('taken');
    expect(budget.take(75 * KB, NETWORK)).toBe('over-share');
    budget.release(75 * KB, NETWORK);
    expect(budget.take(75 * KB, NETWORK)).toBe('taken');
    expect(budget.take(225 * KB, [])).toBe('taken');
  });
});
