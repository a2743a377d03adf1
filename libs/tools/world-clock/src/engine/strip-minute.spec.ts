import { minuteAt, stepFrom } from './strip-minute.ts';

describe('minutes on the strip', () => {
  it.each([
    [0, 1440, 0],
    [0.5, 1440, 720],
    [0.505, 1440, 720],
    [1, 1440, 1425],
    [-0.2, 1440, 0],
    [1.3, 1380, 1365],
  ])('at the share %d of %d minutes is minute %d', (share, length, minute) => {
    expect(minuteAt(share, length)).toBe(minute);
  });

  it.each([
    [60, 1, 75],
    [60, -1, 45],
    [67, 1, 75],
    [67, -1, 60],
    [0, -1, 0],
    [1425, 1, 1425],
  ] as const)('steps from minute %d by %d to %d', (minute, direction, expected) => {
    expect(stepFrom(minute, direction, 1440)).toBe(expected);
  });
});
