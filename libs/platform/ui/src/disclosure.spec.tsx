import { fireEvent, render, screen } from '@testing-library/react';
import { Disclosure } from './disclosure.tsx';

test('Disclosure shows at its right end what it holds, open or closed', () => {
  render(
    <Disclosure summary="Rates" aside="3 versions">
      <p>2026</p>
    </Disclosure>,
  );
  const aside = screen.getByText('3 versions');
  expect(aside.closest('summary')?.lastElementChild).toBe(aside);
  expect(screen.getByText('2026')).not.toBeVisible();
});

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
