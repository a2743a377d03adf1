import { runEngine } from '@seller-toolbox/tool-contract';
import { CATEGORY_IDS, firstTwoUnits } from './unit-categories.ts';
import { engine } from './unit-converter.engine.ts';

const run = (input: unknown) => runEngine(engine, input, { now: 0 });

describe('engine', () => {
  it('rounds to six significant digits and also returns the exact value', () => {
    expect(run({ category: 'length', value: 1, from: 'm', to: 'ft' })).toMatchObject({
      output: { result: 3.28084, formatted: '3.28084' },
    });
    expect(run({ value: 1234567, from: 'mm', to: 'mm' })).toMatchObject({
      output: { result: 1234570, exact: 1234567, formatted: '1234570' },
    });
  });

  it('writes very small results without an exponent', () => {
    expect(run({ value: 1, from: 'thou', to: 'km' })).toMatchObject({
      output: { formatted: '0.0000000254' },
    });
  });

  it.each(CATEGORY_IDS)('defaults to the first two units of %s', (category) => {
    expect(run({ category })).toMatchObject({ ok: true, output: firstTwoUnits(category) });
  });

  it('has no result and no problem for an empty value', () => {
    expect(run({ value: null })).toMatchObject({
      ok: true,
      output: { result: null, exact: null, formatted: null },
    });
  });

  it.each([
    ['from', { category: 'weight', from: 'in' }],
    ['to', { category: 'weight', to: 'C' }],
  ])('rejects a unit of another dimension in %s', (path, input) => {
    expect(run(input)).toEqual({ ok: false, problems: [{ path, code: 'unit-not-in-category' }] });
  });

  it.each([
    [1e15, true],
    [1e15 + 1, false],
    [-1e15, true],
    [-1e15 - 1, false],
  ])('a value of %p is accepted: %p', (value, accepted) => {
    expect(run({ value }).ok).toBe(accepted);
  });

  it('lists the value in every unit of the category', () => {
    const result = run({ category: 'energy', value: 1, from: 'kcal' });
    expect(result.ok && result.output.table.map(({ unit, result: value }) => [unit, value])).toEqual([
      ['J', 4184],
      ['kJ', 4.184],
      ['cal', 1000],
      ['kcal', 1],
    ]);
  });

  it.each([
    [-273.15, 0],
    [-273.16, 1],
  ])('a temperature of %p degrees Celsius has %p warnings', (value, count) => {
    const result = run({ category: 'temperature', value, from: 'C', to: 'F' });
    expect(result.ok && result.output.findings).toHaveLength(count);
  });
});
