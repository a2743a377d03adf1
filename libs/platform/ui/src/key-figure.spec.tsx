import { render, screen } from '@testing-library/react';
import { KeyFigure } from './key-figure.tsx';

test('a second figure is in the group of the first, with its own label', () => {
  render(<KeyFigure label="Fee" value="$7.16" second={{ label: 'Left of $24.99', value: '$14.08' }} />);
  expect(screen.getByRole('group', { name: 'Fee' })).toHaveTextContent('Fee$7.16Left of $24.99$14.08');
});

test('without a second figure there is only the first', () => {
  render(<KeyFigure label="Fee" value="$7.16" />);
  expect(screen.getByRole('group', { name: 'Fee' })).toHaveTextContent(/^Fee\$7\.16$/);
});
