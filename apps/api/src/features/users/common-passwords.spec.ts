import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each(['Password1', 'PASSWORD1', 'Qwerty123', 'Passw0rd', '1Qaz2wsx', 'Trustno1'])(
    'is %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['Correct-Horse-9', 'Password1-of-mei', ''])('is not "%s"', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
