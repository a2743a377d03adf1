import { readFileSync } from 'node:fs';
import { CONTEXT_WORDS, isCommonPassword, hasOnlyContextWords } from './common-passwords.ts';

const isGuessedSoon = async (password: string, username: string) =>
  (await isCommonPassword(password)) || hasOnlyContextWords(password, username);

describe('isCommonPassword and hasOnlyContextWords', () => {
  it.each(['Password1', 'PASSWORD1', 'Qwerty123', 'Passw0rd', 'Passw0rd１', '1Qaz2wsx', 'Trustno1'])(
    'detect the common password %s',
    async (password) => {
      expect(await isGuessedSoon(password, 'mei')).toBe(true);
    },
  );

  it.each(['Seller-Toolbox-2026', 'SuperAdmin1!', '2026Tools!Admins', 'Administrator99', 'ViewerViewer7'])(
    'detect %s, made of names of site and roles',
    async (password) => {
      expect(await isGuessedSoon(password, 'mei')).toBe(true);
    },
  );

  it.each([
    ['Mei.Lin@2026', 'mei.lin'],
    ['7-Mei-Admin', 'mei'],
  ])('detect %s of the user %s', async (password, username) => {
    expect(await isGuessedSoon(password, username)).toBe(true);
  });

  it.each([
    ['Correct-Horse-9', 'mei'],
    ['Password1-of-mei', 'mei'],
    ['Mei.Lin@2026', 'jun'],
    ['Toolboxing-7', 'mei'],
    [`${'Admin'.repeat(50)}-x7`, 'admin'],
    ['Password-2026-7', '2026'],
    ['', 'mei'],
  ])('allow "%s" for the user %s', async (password, username) => {
    expect(await isGuessedSoon(password, username)).toBe(false);
  });

  it('use the words listed in docs/security.md', () => {
    expect(readFileSync('docs/security.md', 'utf8')).toContain(CONTEXT_WORDS.join(', '));
  });
});
