import { designPatentNumber } from './design-patent-number.ts';

it.each([
  ['D0987654', 'D987654'],
  ['us d987,654 s1', 'D987654'],
  ['US-D0987654-S1', 'D987654'],
  ['US-D987654-S', 'D987654'],
  ['D123456789', 'D123456789'],
  ['D1234567890', null],
  ['987654', null],
  ['D0', null],
  ['D12 lamp', null],
  ['US-10000000-B2', null],
  ['', null],
])('designPatentNumber(%j) is %j', (written, number) => expect(designPatentNumber(written)).toBe(number));
