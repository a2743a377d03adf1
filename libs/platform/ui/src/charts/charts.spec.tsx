import { render, screen, within } from '@testing-library/react';
import { MeterBar } from './meter-bar.tsx';
import { RulerBar } from './ruler-bar.tsx';
import { ScoreRing } from './score-ring.tsx';
import { Sparkline } from './sparkline.tsx';
import { StackedBar } from './stacked-bar.tsx';

const SEGMENTS = [
  { id: 'a', label: 'Fulfillment', value: 3, text: '$3.00' },
  { id: 'b', label: 'Refund', value: -1, text: '-$1.00' },
  { id: 'c', label: 'Storage', value: 1, text: '$1.00' },
];
const STEPS = [
  { from: 80, tone: 'ok' },
  { from: 60, tone: 'warn' },
] as const;

function widths(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll('rect.segment')].map((rect) => rect.getAttribute('width'));
}

test('a stacked bar lists every part with its value, in the bar only what has a size', () => {
  const { container } = render(<StackedBar label="Costs" segments={SEGMENTS} />);
  const items = within(screen.getByRole('group', { name: 'Costs' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Fulfillment $3.00',
    'Refund -$1.00',
    'Storage $1.00',
  ]);
  expect(widths(container)).toEqual(['75%', '25%']);
});

test('a hidden legend is still there for screen readers', () => {
  render(<StackedBar label="Costs" segments={SEGMENTS} legend="hidden" />);
  expect(screen.getByRole('list')).toHaveClass('visually-hidden');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a whole that is larger than its parts leaves a gap, a smaller one does not stretch them', () => {
  const { container, rerender } = render(<StackedBar label="Costs" segments={SEGMENTS} total={8} />);
  expect(widths(container)).toEqual(['37.5%', '12.5%']);
  rerender(<StackedBar label="Costs" segments={SEGMENTS} total={2} />);
  expect(widths(container)).toEqual(['75%', '25%']);
});

test('parts that are not numbers or nothing draw nothing', () => {
  const segments = [
    { id: 'a', label: 'A', value: NaN, text: '–' },
    { id: 'b', label: 'B', value: 0, text: '0' },
  ];
  const { container } = render(<StackedBar label="Costs" segments={segments} />);
  expect(widths(container)).toEqual([]);
});

test.each([
  [80, 'ok'],
  [79.9, 'warn'],
  [60, 'warn'],
  [59.9, 'bad'],
])('a score of %d wears the tone %s and names label, number and verdict', (value, tone) => {
  render(<ScoreRing label="Title" value={value} text={String(value)} thresholds={STEPS} verdict="Verdict" />);
  expect(screen.getByRole('img', { name: `Title: ${value}, Verdict` })).toHaveClass(tone);
});

test('the arc of a score stays within the ring', () => {
  const { container, rerender } = render(
    <ScoreRing label="Title" value={140} text="140" thresholds={STEPS} />,
  );
  expect(container.querySelector('.arc')).toHaveAttribute('stroke-dasharray', '100 100');
  rerender(<ScoreRing label="Title" value={0} text="0" thresholds={STEPS} />);
  expect(container.querySelector('.arc')).toBeNull();
});

test('a ruler names its marks and hatches what is beyond the limit', () => {
  const marks = [{ id: 'mobile', at: 70, label: 'Mobile cut at 70' }];
  const { container, rerender } = render(
    <RulerBar label="Length" value={90} text="90 / 75" limit={75} max={100} marks={marks} />,
  );
  const ruler = screen.getByRole('group', { name: 'Length' });
  expect(ruler).toHaveTextContent('90 / 75');
  expect(screen.getByRole('listitem')).toHaveTextContent('Mobile cut at 70');
  expect(container.querySelector('.within')).toHaveAttribute('width', '75%');
  expect(container.querySelector('rect[fill^="url"]')).toHaveAttribute('width', '15%');
  rerender(<RulerBar label="Length" value={75} text="75 / 75" limit={75} max={100} marks={marks} />);
  expect(container.querySelector('rect[fill^="url"]')).toBeNull();
});

test('a ruler grows with a value beyond its end', () => {
  const { container } = render(<RulerBar label="Length" value={200} text="200" limit={75} max={100} />);
  expect(container.querySelector('.within')).toHaveAttribute('width', '37.5%');
});

test('a meter tells its value in words and never more than its limit', () => {
  render(<MeterBar label="Bytes" value={260} max={249} text="260 of 249" note="11 too many" />);
  const meter = screen.getByRole('meter', { name: 'Bytes' });
  expect(meter).toHaveAttribute('aria-valuenow', '249');
  expect(meter).toHaveAttribute('aria-valuetext', '260 of 249, 11 too many');
});

test('a line lists its values, and draws a flat, a single and an empty course', () => {
  const points = [6.9, 6.9].map((value, day) => ({ id: `${day}`, value, text: `Day ${day}: ${value}` }));
  const { container, rerender } = render(<Sparkline label="Rate" points={points} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Day 0: 6.9',
    'Day 1: 6.9',
  ]);
  expect(container.querySelector('polyline')).toHaveAttribute('points', '3,16 117,16');
  rerender(<Sparkline label="Rate" points={points.slice(0, 1)} />);
  expect(container.querySelector('polyline')).toHaveAttribute('points', '3,16');
  rerender(<Sparkline label="Rate" points={[]} />);
  expect(container.querySelector('circle')).toBeNull();
});
