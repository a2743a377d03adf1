import { act, render, screen } from '@testing-library/react';
import { StatusRegion } from './status-region.tsx';

test('only the message that stays is said', () => {
  jest.useFakeTimers();
  const { rerender } = render(<StatusRegion message="1" delayMs={800} />);
  act(() => jest.advanceTimersByTime(799));
  rerender(<StatusRegion message="12" delayMs={800} />);
  act(() => jest.advanceTimersByTime(799));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('12');
  jest.useRealTimers();
});
