import { act, renderHook } from '@testing-library/react';
import type { ScreenMessage } from './screen-message.ts';
import { useScreenInput } from './use-screen-input.ts';

function post(message: ScreenMessage, { mark = 'stb-playground', origin = window.location.origin } = {}) {
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
    post({ kind: 'fragment', fragment: 'value=12&from=in' });
    expect(result.current.input).toEqual({ value: 12, from: 'in' });
  });

  it('uses the stored input where the address cannot hold it', () => {
    const { result } = renderHook(() => useScreenInput());
    post({ kind: 'stored', input: { text: 'long' } });
    post({ kind: 'fragment', fragment: '' });
    expect(result.current.input).toEqual({ text: 'long' });
  });

  it('lists uses, newest first', () => {
    const { result } = renderHook(() => useScreenInput());
    post({ kind: 'use', details: { count: 1 } });
    post({ kind: 'use', details: { count: 2 } });
    expect(result.current.uses).toEqual([{ count: 2 }, { count: 1 }]);
  });

  it.each([{ mark: 'other' }, { origin: 'https://example.com' }])('ignores a message with %j', (override) => {
    const { result } = renderHook(() => useScreenInput());
    post({ kind: 'fragment', fragment: 'value=12' }, override);
    expect(result.current.fragment).toBe('');
  });
});
