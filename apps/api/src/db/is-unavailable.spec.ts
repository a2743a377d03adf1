import { isUnavailable } from './is-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code });

describe('isUnavailable', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '08006', '53100', '53300', '57014', '57P01'])(
    'is seen in the code %s',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(true);
    },
  );

  it('recognizes messages of the driver', () => {
    expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it.each([withCode('23505'), withCode('42P01'), withCode('EACCES'), new Error('a bug'), 'text', null])(
    'is not taken for our own mistake: %s',
    (error) => {
      expect(isUnavailable(error)).toBe(false);
    },
  );
});
