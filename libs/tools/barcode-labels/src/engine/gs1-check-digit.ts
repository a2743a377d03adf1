/**
 * The check digit of a GS1 number (EAN-13, UPC-A, ITF-14) for its other digits: weighted 3 and 1 alternately from the right,
 * the check digit makes the sum a multiple of ten (GS1 General Specifications, 7.9).
 */
export function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
