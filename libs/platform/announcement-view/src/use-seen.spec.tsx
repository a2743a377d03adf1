import { render } from '@testing-library/react';
import { useRef } from 'react';
import { SEEN_AFTER_MS, useSeen } from './use-seen.ts';

let scrollTo: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    constructor(callback: IntersectionObserverCallback) {
      scrollTo = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  };
});
afterEach(() => jest.useRealTimers());

interface BoxProps {
  readonly id?: string;
  readonly isHidden?: boolean;
  readonly onSeen: (id: string) => void;
}

function Box({ id = 'a', isHidden = false, onSeen }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useSeen(box, { id, isHidden, onSeen });
  return <div ref={box} />;
}

function show(props: Omit<BoxProps, 'onSeen'> = {}) {
  const seen: string[] = [];
  const onSeen = (id: string) => void seen.push(id);
  const { rerender } = render(<Box {...props} onSeen={onSeen} />);
  return { seen, change: (next: Omit<BoxProps, 'onSeen'>) => rerender(<Box {...next} onSeen={onSeen} />) };
}

describe('useSeen', () => {
  it('calls back after a second in the viewport, not before', () => {
    const { seen } = show();
    scrollTo(true);
    jest.advanceTimersByTime(SEEN_AFTER_MS - 1);
    expect(seen).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(seen).toEqual(['a']);
  });

  it('does not count what leaves the viewport earlier', () => {
    const { seen } = show();
    scrollTo(true);
    jest.advanceTimersByTime(SEEN_AFTER_MS - 1);
    scrollTo(false);
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    expect(seen).toEqual([]);
  });

  it('does not count while the tab is hidden', () => {
    const { seen, change } = show();
    scrollTo(true);
    change({ isHidden: true });
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    expect(seen).toEqual([]);
  });

  it('counts the next announcement of a rotation on its own', () => {
    const { seen, change } = show();
    scrollTo(true);
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    change({ id: 'b' });
    scrollTo(true);
    jest.advanceTimersByTime(SEEN_AFTER_MS);
    expect(seen).toEqual(['a', 'b']);
  });
});
