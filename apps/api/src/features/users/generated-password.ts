import { newPasswordProblem } from '@seller-toolbox/contracts';
import type { RandomBytes } from '../../ports/random.ts';

/** Without what is mistaken for something else on paper: 0 O 1 l I. */
const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Five groups of five characters (145 bits) that fulfil the rules of a password. */
export function generatePassword(random: RandomBytes): string {
  for (;;) {
    const groups = Array.from({ length: GROUPS }, () => group(random));
    const password = groups.join('-');
    if (newPasswordProblem(password) === null) return password;
  }
}

/** Bytes beyond the last whole multiple are drawn again, so that no character is likelier than another. */
function group(random: RandomBytes): string {
  const fair = 256 - (256 % ALPHABET.length);
  let characters = '';
  while (characters.length < GROUP_LENGTH) {
    for (const byte of random(GROUP_LENGTH)) {
      if (byte < fair && characters.length < GROUP_LENGTH) characters += ALPHABET[byte % ALPHABET.length];
    }
  }
  return characters;
}
