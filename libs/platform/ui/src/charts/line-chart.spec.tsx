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

test('a mark with an end is a span, cut at the end of the line', () => {
  const marks = [{ id: 'closed', x: 25, to: 50, label: 'Closed' }];
  const { container } = render(
    <LineChart label="Stock" points={POINTS} marks={marks} formatX={written} formatY={written} />,
  );
  const span = container.querySelector('rect.span');
  expect(span).toHaveAttribute('x', '75');
  expect(span).toHaveAttribute('width', '25');
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

test('what happens otherwise is a second line on the same scales', () => {
  const otherwise = [
    { x: 20, y: 0 },
    { x: 30, y: -20 },
  ];
  const { container } = render(
    <LineChart label="Stock" points={POINTS} otherwise={otherwise} formatX={written} formatY={written} />,
  );
  expect(container.querySelector('polyline.otherwise')).toHaveAttribute('points', '50,50 100,100');
});

test('the second line has its name where it becomes level, or at the end of the plot where that is late', () => {
  const named = (x: number) => (
    <LineChart
      label="Stock"
      points={POINTS}
      otherwise={[
        { x: 15, y: 0 },
        { x, y: -20 },
        { x: 30, y: -20 },
      ]}
      otherwiseLabel="Stock-out"
      formatX={written}
      formatY={written}
    />
  );
  const { rerender } = render(named(22));
  expect(screen.getByText('Stock-out').parentElement).toHaveStyle({
    top: '100%',
    left: '60%',
    maxWidth: '40%',
  });
  rerender(named(22.2));
  expect(screen.getByText('Stock-out').parentElement?.style).toMatchObject({
    top: '100%',
    left: '',
    maxWidth: '',
  });
});

test('a second line without a name has none', () => {
  const { container } = render(
    <LineChart
      label="Stock"
      points={POINTS}
      otherwise={POINTS.slice(0, 2)}
      formatX={written}
      formatY={written}
    />,
  );
  expect(container.querySelector('b')).not.toBeInTheDocument();
});

test('flags name the marks at the heads of their lines, and to the left of a line near the end', () => {
  const marks = [
    { id: 'order', x: 10, label: 'Order' },
    { id: 'closed', x: 14, to: 30, label: 'Closed' },
    { id: 'middle', x: 22, label: 'Middle' },
    { id: 'late', x: 22.2, label: 'Late' },
  ];
  const { container } = render(
    <LineChart
      label="Stock"
      points={POINTS}
      marks={marks}
      markLook="flags"
      formatX={written}
      formatY={written}
    />,
  );
  const flags = screen.getAllByRole('listitem');
  expect(flags.map((item) => item.textContent)).toEqual(['Order', 'Closed', 'Middle', 'Late']);
  expect(
    flags.map(({ style, className }) => [style.getPropertyValue('--place'), className.includes('leftFlag')]),
  ).toEqual([
    ['0', false],
    ['20', false],
    ['60', false],
    ['61', true],
  ]);
  expect(container.querySelectorAll('rect.span')).toHaveLength(1);
});

test('ticks of its own replace the round numbers, as far as they are on the scale', () => {
  const { container } = render(
    <LineChart label="Stock" points={POINTS} ticksX={[5, 12, 31]} formatX={written} formatY={written} />,
  );
  expect(container.querySelector('svg.scaleX')).toHaveTextContent(/^12$/);
});
