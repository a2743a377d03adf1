import { act, renderHook } from '@testing-library/react';
import { ROTATION_MS, useRotation } from './use-rotation.ts';

describe('a rotation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = (count: number, isPaused = false) =>
    renderHook((props: { count: number; isPaused: boolean }) => useRotation(props.count, props.isPaused), {
      initialProps: { count, isPaused },
    });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('goes on after five seconds and not before, and from the last to the first', () => {
    const { result } = start(2);
    pass(ROTATION_MS - 1);
    expect(result.current.index).toBe(0);
    pass(1);
    expect(result.current.index).toBe(1);
    pass(ROTATION_MS);
    expect(result.current.index).toBe(0);
  });

  it('stops while it is paused, and has five seconds again afterwards', () => {
    const { result, rerender } = start(3);
    pass(ROTATION_MS - 1);
    rerender({ count: 3, isPaused: true });
    pass(10 * ROTATION_MS);
    expect(result.current.index).toBe(0);
    rerender({ count: 3, isPaused: false });
    pass(ROTATION_MS - 1);
    expect(result.current.index).toBe(0);
    pass(1);
    expect(result.current.index).toBe(1);
  });

  it('goes on by hand, also while it is paused', () => {
    const { result } = start(2, true);
    act(() => result.current.next());
    expect(result.current.index).toBe(1);
  });

  it('stays within a list that gets shorter, and sets no timer for a single item', () => {
    const { result, rerender } = start(3);
    pass(ROTATION_MS);
    pass(ROTATION_MS);
    expect(result.current.index).toBe(2);
    rerender({ count: 1, isPaused: false });
    expect(result.current.index).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
