import { render, screen } from '@testing-library/react';
import { ActionBar } from './action-bar.tsx';

it('has the action after the results that it belongs to, above the notices at the lower edge', () => {
  render(
    <ActionBar action={<button type="button">Export</button>}>
      <p>Result</p>
    </ActionBar>,
  );
  const bar = screen.getByRole('button', { name: 'Export' }).parentElement;
  expect(bar).toHaveAttribute('data-above-notices');
  expect(screen.getByText('Result').nextElementSibling).toBe(bar);
});

it('has no bar without an action', () => {
  render(
    <ActionBar action={null}>
      <p>Result</p>
    </ActionBar>,
  );
  expect(screen.getByText('Result').nextElementSibling).toBeNull();
});
