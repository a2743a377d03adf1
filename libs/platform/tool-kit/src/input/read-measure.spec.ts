import { readMeasure, type TakeSides } from './read-measure.ts';

const field = { language: 'en', unit: 'in', onSides: undefined } as const;

describe('readMeasure', () => {
  it.each([
    ['29.99 USD', 'USD', 29.99],
    ['15 %', '%', 15],
    ['45天', '天', 45],
    ['12 1/2', undefined, 12.5],
    ['1 kg', 'g', 1000],
    ['2 in', 'mm', 50.8],
    ['2 kg', 'USD', null],
    ['2 kg', undefined, null],
    ['USD', 'USD', null],
    ['12 x 8 x 4 in', 'in', null],
  ])('reads %s in %s as %s', (text, unit, value) => {
    expect(readMeasure(text, { ...field, unit })?.value ?? null).toBe(value);
  });

  it('follows the decimal sign of the language', () => {
    expect(readMeasure('30,5 cm', { ...field, language: 'vi', unit: 'mm' })?.value).toBe(305);
    expect(readMeasure('1.200 g', { ...field, language: 'id', unit: 'kg' })?.note).toBe('= 1,2 kg');
  });

  it.each([
    ['12', undefined],
    ['12.5', undefined],
    ['12,5', '= 12.5 in'],
  ])('has for %s the note %p: only a foreign decimal sign is in doubt', (text, note) => {
    const reading = readMeasure(text, field);
    expect([reading?.note, reading?.apply]).toEqual([note, undefined]);
  });

  it('rounds a converted number to four digits in its note only', () => {
    const reading = readMeasure('1 cm', field);
    expect(reading?.note).toBe('= 0.3937 in');
    expect(reading?.value).toBeCloseTo(1 / 2.54, 12);
  });

  it.each([
    ['12 x 8 x 4 in', 'in', [12, 8, 4], null],
    ['12 x 8 x 4 in 1 kg', 'in', [12, 8, 4], 1 / 0.45359237],
    ['1 x 2 x 3 ft 2 lb', 'ft', [1, 2, 3], 2],
    ['30 x 20 x 10 cm 500 g', 'cm', [30, 20, 10], 0.5],
  ])('fills all sides with %s in %s', (text, unit, sides, weight) => {
    const taken: Parameters<TakeSides>[] = [];
    const reading = readMeasure(text, { ...field, unit, onSides: (...given) => taken.push(given) });
    reading?.apply?.();
    expect(reading?.value).toBeCloseTo(sides[0] ?? 0, 12);
    expect(taken).toEqual([
      [sides.map((side) => expect.closeTo(side, 9) as number), weight && expect.closeTo(weight, 9)],
    ]);
  });

  it.each([
    ['of two sides', '12 x 8 in', () => undefined],
    ['where the field is of no size', '12 x 8 x 4 in', undefined],
  ])('is null for a size %s', (_title, text, onSides) => {
    expect(readMeasure(text, { ...field, onSides })).toBeNull();
  });
});
