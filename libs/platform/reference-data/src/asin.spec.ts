import { hasAsinForm } from './asin.ts';

describe('hasAsinForm', () => {
  it.each(['B0EXAMPLE1', ' b0example1 ', '0306406152', '080442957X'])('accepts %j', (text) => {
    expect(hasAsinForm(text)).toBe(true);
  });

  it.each(['', '   ', 'B0EXAMPLE', 'B0EXAMPLE12', 'B0-EXAMPLE', 'B0例EXAMPL1'])(
    'is not that of %j',
    (text) => {
      expect(hasAsinForm(text)).toBe(false);
    },
  );
});
