import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

const OPTIONS = [
  { value: 'in', label: 'Inches' },
  { value: 'cm', label: 'Centimeters' },
  { value: 'ft', label: 'Feet', disabled: true },
] as const;

function Units({ onChosen }: { onChosen: (unit: string) => void }) {
  const [unit, setUnit] = useState<'in' | 'cm' | 'ft'>('in');
  return (
    <SegmentedControl
      label="Units"
      options={OPTIONS}
      value={unit}
      onValueChange={(next) => {
        setUnit(next);
        onChosen(next);
      }}
    />
  );
}

test('it is a named group of radio buttons with one checked', () => {
  render(<Units onChosen={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Units' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Inches' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Feet' })).toBeDisabled();
});

test('a click and an arrow key both choose', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  render(<Units onChosen={chosen} />);
  await user.click(screen.getByRole('radio', { name: 'Centimeters' }));
  expect(screen.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Inches' })).toBeChecked();
  expect(chosen.mock.calls).toEqual([['cm'], ['in']]);
});

test('two controls on a page do not share their choice', () => {
  render(
    <>
      <Units onChosen={() => undefined} />
      <Units onChosen={() => undefined} />
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});
