import { fireEvent, render, screen } from '@testing-library/react';
import { Disclosure } from './disclosure.tsx';

test('what is marked for paper unfolds for printing and folds again', () => {
  render(
    <Disclosure summary="How" print="open">
      2 + 2
    </Disclosure>,
  );
  const details = screen.getByRole('group');
  fireEvent(window, new Event('beforeprint'));
  expect(details).toHaveAttribute('open');
  fireEvent(window, new Event('afterprint'));
  expect(details).not.toHaveAttribute('open');
});
