import { performanceScore, type PageMetrics } from './performance-score.ts';

describe('the performance score', () => {
  it.each<[string, PageMetrics, PageMetrics, number]>([
    ['first paint over 1800 ms costs 10', { firstPaint: 1800 }, { firstPaint: 1800.1 }, 10],
    ['largest paint over 2500 ms costs 15', { largestPaint: 2500 }, { largestPaint: 2500.1 }, 15],
    ['first input delay over 100 ms costs 10', { firstInputDelay: 100 }, { firstInputDelay: 100.1 }, 10],
    ['layout shift over 0.1 costs 8', { layoutShift: 0.1 }, { layoutShift: 0.1001 }, 8],
    ['time to first byte over 600 ms costs 10', { timeToFirstByte: 600 }, { timeToFirstByte: 600.1 }, 10],
  ])('%s', (_row, at, above, points) => {
    expect(performanceScore(at)).toBe(100);
    expect(performanceScore(above)).toBe(100 - points);
  });

  it.each<[string, PageMetrics, PageMetrics, number, number]>([
    ['first paint over 3000 ms costs 20', { firstPaint: 3000 }, { firstPaint: 3000.1 }, 10, 20],
    ['largest paint over 4000 ms costs 25', { largestPaint: 4000 }, { largestPaint: 4000.1 }, 15, 25],
    ['first input delay over 300 ms costs 20', { firstInputDelay: 300 }, { firstInputDelay: 300.1 }, 10, 20],
    ['layout shift over 0.25 costs 15', { layoutShift: 0.25 }, { layoutShift: 0.2501 }, 8, 15],
    [
      'time to first byte over 1500 ms costs 20',
      { timeToFirstByte: 1500 },
      { timeToFirstByte: 1500.1 },
      10,
      20,
    ],
  ])('%s, not both steps', (_row, at, above, before, points) => {
    expect(performanceScore(at)).toBe(100 - before);
    expect(performanceScore(above)).toBe(100 - points);
  });

  it('starts at 100', () => {
    expect(performanceScore({})).toBe(100);
    expect(
      performanceScore({
        firstPaint: 0,
        largestPaint: 0,
        firstInputDelay: 0,
        layoutShift: 0,
        timeToFirstByte: 0,
      }),
    ).toBe(100);
  });

  it('is 0 when everything is far over', () => {
    const worst = {
      firstPaint: 60_000,
      largestPaint: 60_000,
      firstInputDelay: 60_000,
      layoutShift: 3,
      timeToFirstByte: 60_000,
    };
    expect(performanceScore(worst)).toBe(0);
  });

  it('adds up what several metrics cost', () => {
    expect(performanceScore({ firstPaint: 2000, layoutShift: 0.3, timeToFirstByte: 700 })).toBe(65);
  });
});
