import { createStallCount } from './stall-count.ts';

describe('createStallCount', () => {
  it('counts seconds while a message has no answer, and starts again after each answer', () => {
    const { sent, answered, tick, seconds, limit } = createStallCount();
    limit();
    expect([tick(), tick()]).toEqual([0, 0]);
    sent();
    sent();
    expect([tick(), tick(), tick()]).toEqual([1, 2, 3]);
    answered();
    expect(seconds()).toBe(0);
    expect([tick(), tick()]).toEqual([1, 2]);
    answered();
    expect(tick()).toBe(0);
  });

  it('counts a minute as a second before statements are limited', () => {
    const { sent, tick, seconds, limit } = createStallCount();
    sent();
    for (let second = 0; second < 60; second++) tick();
    expect(seconds()).toBeCloseTo(1);
    limit();
    expect(tick()).toBeCloseTo(2);
  });
});
