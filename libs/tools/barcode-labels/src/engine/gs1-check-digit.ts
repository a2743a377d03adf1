/**
 * The last digit of a GS1 number (EAN-13, UPC-A, ITF-14) whose other digits are given: from the right, digits count three
 * times and once in turn, and the check digit brings the sum to a multiple of ten (GS1 General Specifications, 7.9).
 */
export function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
