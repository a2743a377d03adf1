import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFoldOnEscape } from './use-fold-on-escape.ts';

function Strip() {
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  useFoldOnEscape({ bar, opener, isOpen, fold: () => setIsOpen(false) });
  return (
    <>
      <section ref={bar}>
        <button ref={opener} aria-expanded={isOpen}>
          opener
        </button>
        <a href="#action">action</a>
      </section>
      <button>elsewhere</button>
      <input aria-label="field" />
      <dialog open>
        <button>in a dialog</button>
      </dialog>
      <details open>
        <summary>menu</summary>
      </details>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'opener' });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

/** Presses Escape on this element; true if the default was prevented. */
function escapeAt(element: HTMLElement): boolean {
  element.focus();
  return !fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}

describe('an opened strip', () => {
  beforeEach(() => void render(<Strip />));

  it('is folded by Escape from within, and its opener has the focus again', () => {
    expect(escapeAt(screen.getByRole('link', { name: 'action' }))).toBe(true);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  it('is folded by Escape while nothing has the focus, as after a click in some browsers', () => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  it('does not move the focus of another element', () => {
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
    expect(escapeAt(elsewhere)).toBe(true);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  it.each([
    ['a field', () => screen.getByRole('textbox', { name: 'field' })],
    ['a dialog', () => screen.getByRole('button', { name: 'in a dialog' })],
    ['an open menu', () => screen.getByText('menu')],
  ])('leaves the key to %s', (_what, find) => {
    expect(escapeAt(find())).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it('ignores other keys, and Escape once it is folded', () => {
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(isOpen()).toBe(true);
    escapeAt(opener());
    expect(escapeAt(opener())).toBe(false);
  });
});
