/** Left-half digit patterns with odd parity (GS1 General Specifications, 5.2.1). */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Left-half positions with even parity (1) by first digit, which has no bars. */
const EVEN_POSITIONS = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];
const SIDE = '101';
const CENTER = '01010';

/** Dark modules as 1, light ones as 0, of thirteen digits; UPC-A is the same with a 0 before its twelve. */
export function ean13Modules(digits: string): string {
  const numbers = [...digits].map(Number);
  const even = EVEN_POSITIONS[numbers[0] ?? 0] ?? '';
  const left = numbers
    .slice(1, 7)
    .map((digit, place) => (even[place] === '1' ? reversed(rightModules(digit)) : leftOddModules(digit)));
  return [SIDE, ...left, CENTER, ...numbers.slice(7).map(rightModules), SIDE].join('');
}

function leftOddModules(digit: number): string {
  return ODD[digit] ?? '';
}

function rightModules(digit: number): string {
  return [...leftOddModules(digit)].map((module) => (module === '1' ? '0' : '1')).join('');
}

function reversed(modules: string): string {
  return [...modules].reverse().join('');
}
