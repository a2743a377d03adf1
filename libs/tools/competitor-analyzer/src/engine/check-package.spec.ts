import { checkPackage } from './check-package.ts';

const BOX = { length: 10, width: 8, height: 4, weight: 1, unitSystem: 'imperial' } as const;

describe('checkPackage', () => {
  it.each([BOX, { ...BOX, length: 0, width: 2540, weight: null }])('accepts %j whole', (own) => {
    expect(checkPackage(own)).toEqual({ accepted: own, rejected: {}, problems: [] });
  });

  it('separates the measures that are out of bounds', () => {
    expect(checkPackage({ ...BOX, length: -5, weight: 10_000.1 })).toEqual({
      accepted: { ...BOX, length: null, weight: null },
      rejected: { length: -5, weight: 10_000.1 },
      problems: [
        { path: 'length', code: 'too-small' },
        { path: 'weight', code: 'too-large' },
      ],
    });
  });
});
