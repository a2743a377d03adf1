import { singleFlight } from './single-flight.ts';

describe('one reading', () => {
  it('shares a read between concurrent callers only', async () => {
    let readings = 0;
    const read = singleFlight(async () => ++readings);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(2);
  });

  it('fails for concurrent callers only', async () => {
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
