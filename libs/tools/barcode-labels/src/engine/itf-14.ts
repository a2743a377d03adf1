import { modulesOf } from './modules.ts';

/** Which two of five elements are wide, by digit (ISO/IEC 16390). */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
/** A wide element is three narrow ones, the most that GS1 allows (2.25 to 3). */
const WIDTHS = { '0': '1', '1': '3' } as const;

/** Dark modules as 1, light ones as 0, of an even number of digits: bars carry the first of a pair, spaces the second. */
export function itfModules(digits: string): string {
  const pairs = digits.match(/\d\d/g) ?? [];
  const body = pairs.map((pair) => {
    const [bars = '', spaces = ''] = [...pair].map((digit) => WIDE[Number(digit)]);
    return [...bars].map((bar, place) => widthOf(bar) + widthOf(spaces[place])).join('');
  });
  return modulesOf(`1111${body.join('')}311`);
}

function widthOf(element: string | undefined): string {
  return element === '1' ? WIDTHS['1'] : WIDTHS['0'];
}
