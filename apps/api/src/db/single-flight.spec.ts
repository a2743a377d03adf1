import { singleFlight } from './single-flight.ts';

describe('one reading', () => {
  it('answers all who come while it is under way, and nobody who comes later', async () => {
    let readings = 0;
    const read = singleFlight(async () => ++readings);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(2);
  });

  it('that fails fails for those who wait for it, and the next one is made anew', async () => {
    let readings = 0;
    const read = singleFlight(async () => {
      if (++readings === 1) throw new Error('away');
      return readings;
    });
    const both = await Promise.allSettled([read(), read()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe(2);
  });
});
