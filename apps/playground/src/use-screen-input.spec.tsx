import { act, renderHook } from '@testing-library/react';
import type { ScreenMessage } from './screen-message.ts';
import { useScreenInput } from './use-screen-input.ts';

function tell(message: ScreenMessage, { mark = 'stb-playground', origin = window.location.origin } = {}) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { mark, message }, origin }));
  });
}

describe('useScreenInput', () => {
  it('is undefined while the tool shows its example', () => {
    const { result } = renderHook(() => useScreenInput());
    expect(result.current).toMatchObject({ input: undefined, fragment: '', uses: [] });
  });

  it('follows the address of the frame', () => {
    const { result } = renderHook(() => useScreenInput());
    tell({ kind: 'fragment', fragment: 'value=12&from=in' });
    expect(result.current.input).toEqual({ value: 12, from: 'in' });
  });

  it('uses the stored input where the address cannot hold it', () => {
    const { result } = renderHook(() => useScreenInput());
    tell({ kind: 'stored', input: { text: 'long' } });
    tell({ kind: 'fragment', fragment: '' });
    expect(result.current.input).toEqual({ text: 'long' });
  });

  it('lists uses, newest first', () => {
    const { result } = renderHook(() => useScreenInput());
    tell({ kind: 'use', details: { count: 1 } });
    tell({ kind: 'use', details: { count: 2 } });
    expect(result.current.uses).toEqual([{ count: 2 }, { count: 1 }]);
  });

  it.each([{ mark: 'other' }, { origin: 'https://example.com' }])('ignores a message with %j', (odd) => {
    const { result } = renderHook(() => useScreenInput());
    tell({ kind: 'fragment', fragment: 'value=12' }, odd);
    expect(result.current.fragment).toBe('');
  });
});
