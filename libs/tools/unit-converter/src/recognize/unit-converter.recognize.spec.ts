import { recognize } from './unit-converter.recognize.ts';

const env = { now: 0, timeZone: 'UTC', language: 'en', parseNumber: Number };
const inputOf = (text: string) => recognize(text, env)[0]?.input;

describe('recognize of the unit converter', () => {
  it.each([
    ['12 in to cm', { value: 12, from: 'in', to: 'cm' }],
    ['what is 5 feet in meters', { value: 5, from: 'ft', to: 'm' }],
    ['16 oz in ml', { category: 'volume', from: 'floz', to: 'ml' }],
    ['16 oz', { category: 'weight', from: 'oz', to: 'g' }],
    [`5'11" in cm`, { value: 71, from: 'in', to: 'cm' }],
    ['2 lb 3 oz', { value: 35, from: 'oz', to: 'g' }],
    ['1/2 lb to g', { value: 0.5, from: 'lb', to: 'g' }],
    ['10½ in', { value: 10.5, from: 'in', to: 'cm' }],
    ['-40 F', { value: -40, from: 'F', to: 'C' }],
    ['10x8x4 in', { values: [10, 8, 4], from: 'in', to: 'cm' }],
  ])('reads %s', (text, input) => {
    expect(inputOf(text)).toMatchObject(input);
  });

  it.each(['12', 'in', '3 lb 4 kg', '2 lb / 3 oz', 'water bottle'])('has no guess for "%s"', (text) => {
    expect(inputOf(text)).toBeUndefined();
  });
});
