import { gs1CheckDigit } from './gs1-check-digit.ts';

describe('gs1CheckDigit', () => {
  it.each([
    ['03600029145', 2],
    ['01234567890', 5],
    ['72527273070', 6],
    ['400638133393', 1],
    ['590123412345', 7],
    ['978020137962', 4],
    ['9638507', 4],
    ['1540014128876', 3],
    ['0000000000000', 0],
  ])('of %s is %d', (digits, check) => {
    expect(gs1CheckDigit(digits)).toBe(check);
  });
});
