import { act, renderHook } from '@testing-library/react';
import { STATUS_MS, useBriefStatus } from './use-brief-status.ts';

describe('useBriefStatus', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('clears the message after three seconds', () => {
    const { result } = renderHook(() => useBriefStatus());
    act(() => result.current.show('ok', 'done'));
    act(() => jest.advanceTimersByTime(STATUS_MS - 1));
    expect(result.current.message).toEqual({ tone: 'ok', text: 'done' });
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.message).toBeNull();
  });

  it('keeps the message while the pointer is on it', () => {
    const { result } = renderHook(() => useBriefStatus());
    act(() => result.current.show('bad', 'failed'));
    act(() => result.current.hold(true));
    act(() => jest.advanceTimersByTime(10 * STATUS_MS));
    expect(result.current.message).not.toBeNull();
    act(() => result.current.hold(false));
    act(() => jest.advanceTimersByTime(STATUS_MS));
    expect(result.current.message).toBeNull();
  });
});
