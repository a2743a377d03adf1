import { dayOfSerial } from './serial-days.ts';

it.each([
  [46_333, false, '2026-11-07'],
  [46_333.34375, false, '2026-11-07 08:15:00'],
  [44_871, true, '2026-11-07'],
  [61, false, '1900-03-01'],
  [60, false, null],
  [2_958_465, false, '9999-12-31'],
  [2_958_466, false, null],
  [0.5, false, null],
  [Number.NaN, false, null],
])('dayOfSerial(%p, %p) is %p', (serial, from1904, day) => {
  expect(dayOfSerial(serial, from1904)).toBe(day);
});
