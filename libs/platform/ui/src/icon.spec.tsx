import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';
import { ICON_NAMES, isIconName, toIconName } from './icon-set.ts';

test.each(ICON_NAMES)('%s has a drawing', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
});

test('the icons of all tools are in the set', () => {
  const wanted =
    'ruler calculator search-check wrench percent trending-up package globe calendar table case-sensitive combine ' +
    'chart-bar qr-code stamp coins search users message-square filter truck barcode image list-checks';
  expect(wanted.split(' ').filter((name) => !isIconName(name))).toEqual([]);
});

test('a name that is not in the set becomes a question mark, whatever it is', () => {
  expect(toIconName('no-such-icon')).toBe('help');
  expect(toIconName('toString')).toBe('help');
  expect(toIconName('truck')).toBe('truck');
});

test('an icon is decoration unless it is named', () => {
  const { rerender } = render(<Icon name="star" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon name="star" label="Favorite" />);
  expect(screen.getByRole('img', { name: 'Favorite' })).toBeInTheDocument();
});
