import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useAvoidFocus } from './use-avoid-focus.ts';

const WINDOW_HEIGHT = 800;

function Page({ isOver = true, edge = 'bottom' }: { isOver?: boolean; edge?: 'top' | 'bottom' }) {
  const overlay = useRef<HTMLElement>(null);
  const isAside = useAvoidFocus(overlay, { isOver, edge });
  return (
    <>
      <h1 tabIndex={-1}>heading</h1>
      <input aria-label="field" />
      <section ref={overlay} aria-label="overlay" data-aside={isAside}>
        <button>close</button>
      </section>
    </>
  );
}

/** The test environment has no layout, so the positions are given. */
function place(element: Element, top: number, bottom: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
}

const overlay = () => screen.getByRole('region', { name: 'overlay' });
const field = () => screen.getByRole('textbox');
const isAside = () => overlay().dataset['aside'] === 'true';
const paddings = () => ({
  top: document.documentElement.style.getPropertyValue('scroll-padding-top'),
  bottom: document.documentElement.style.getPropertyValue('scroll-padding-bottom'),
});

function open(props: { isOver?: boolean; edge?: 'top' | 'bottom' } = {}) {
  const page = render(<Page {...props} />);
  place(overlay(), 700, 760);
  return page;
}

describe('an overlay', () => {
  const height = innerHeight;
  beforeEach(() => {
    window.innerHeight = WINDOW_HEIGHT;
  });
  afterEach(() => {
    window.innerHeight = height;
  });

  it.each([
    { top: 640, bottom: 700, hides: false },
    { top: 641, bottom: 701, hides: true },
    { top: 710, bottom: 750, hides: true },
    { top: 759, bottom: 800, hides: true },
    { top: 760, bottom: 800, hides: false },
  ])('moves aside for the focus from $top to $bottom: $hides', ({ top, bottom, hides }) => {
    open();
    place(field(), top, bottom);
    act(() => field().focus());
    expect(isAside()).toBe(hides);
  });

  it('returns when the focus moves on, and when the focused element was scrolled away', () => {
    open();
    place(field(), 710, 750);
    act(() => field().focus());
    expect(isAside()).toBe(true);
    place(field(), 600, 640);
    fireEvent.scroll(window);
    expect(isAside()).toBe(false);
  });

  it('stays for focus inside itself, and for a focused heading', () => {
    open();
    act(() => screen.getByRole('button').focus());
    expect(isAside()).toBe(false);
    place(screen.getByRole('heading'), 700, 760);
    act(() => screen.getByRole('heading').focus());
    expect(isAside()).toBe(false);
  });

  it('keeps its edge free of what is scrolled to, for as long as it is there', () => {
    const page = open();
    fireEvent(window, new Event('resize'));
    expect(paddings()).toEqual({ top: '', bottom: '108px' });
    page.unmount();
    expect(paddings()).toEqual({ top: '', bottom: '' });
  });

  it('keeps the upper edge free where it lies there', () => {
    open({ edge: 'top' });
    place(overlay(), 72, 120);
    fireEvent(window, new Event('resize'));
    expect(paddings()).toEqual({ top: '128px', bottom: '' });
  });

  it('does nothing while it is in reserved space', () => {
    open({ isOver: false });
    place(field(), 710, 750);
    act(() => field().focus());
    expect(isAside()).toBe(false);
    expect(paddings()).toEqual({ top: '', bottom: '' });
  });
});
