import { render, screen, within } from '@testing-library/react';
import { LineChart } from './line-chart.tsx';

const written = (value: number) => String(value);
const POINTS = [
  { x: 10, y: -20 },
  { x: 20, y: 0 },
  { x: 30, y: 20 },
];

test('a line runs from edge to edge of its scales', () => {
  const { container } = render(
    <LineChart label="Margin" points={POINTS} formatX={written} formatY={(y) => `${y}%`} />,
  );
  expect(container.querySelector('polyline')).toHaveAttribute('points', '0,100 50,50 100,0');
  expect(screen.getByRole('group', { name: 'Margin' })).toHaveTextContent('-20%-10%0%10%20%1015202530');
});

test('marks are named in a list beside the line', () => {
  const marks = [{ id: 'own', x: 15, label: 'Your price 15' }];
  render(<LineChart label="Margin" points={POINTS} marks={marks} formatX={written} formatY={written} />);
  const list = within(screen.getByRole('group', { name: 'Margin' })).getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Your price 15']);
});

test('a level outside the values extends the scale', () => {
  const { container } = render(
    <LineChart label="Margin" points={POINTS} levels={[40]} formatX={written} formatY={written} />,
  );
  expect(container.querySelector('line.level')).toHaveAttribute('y1', '0');
});

test('one point is no line', () => {
  const { container } = render(
    <LineChart label="Margin" points={[{ x: 1, y: 1 }]} formatX={written} formatY={written} />,
  );
  expect(container).toBeEmptyDOMElement();
});
