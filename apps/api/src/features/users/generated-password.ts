import { newPasswordProblem } from '@seller-toolbox/contracts';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { RandomBytes } from '../../ports/random.ts';

export const GENERATED_PASSWORD_DAYS = 7;

/** A password that the service made, and until when it opens anything unless its user puts another in its place. */
export interface GeneratedPassword {
  readonly password: string;
  readonly expiresAt: Date;
  /** What whoever asked for it reads, once. */
  readonly told: string;
}

export function newGeneratedPassword(random: RandomBytes, now: number): GeneratedPassword {
  const password = generatePassword(random);
  const expiresAt = new Date(now + GENERATED_PASSWORD_DAYS * DAY);
  const minute = expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  const told = `Password, shown only this once: ${password} (change it before ${minute} UTC, when it ends)`;
  return { password, expiresAt, told };
}

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
