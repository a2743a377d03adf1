import { act, render, screen } from '@testing-library/react';
import { ScrollBox } from './scroll-box.tsx';

const observers: (() => void)[] = [];

beforeEach(() => {
  observers.length = 0;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observers.push(() => callback([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function showOfHeight(scrollHeight: number) {
  render(
    <ScrollBox label="Preview">
      <p>Text</p>
    </ScrollBox>,
  );
  const box = screen.getByText('Text').parentElement;
  if (!box) throw new Error('no box');
  Object.defineProperties(box, { scrollHeight: { value: scrollHeight }, clientHeight: { value: 100 } });
  act(() => observers.forEach((tell) => tell()));
}

test('a text that fits is no stop of the keyboard', () => {
  showOfHeight(101);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a text that scrolls is reached by keyboard and has a name', () => {
  showOfHeight(102);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveAttribute('tabindex', '0');
});
