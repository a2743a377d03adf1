import { newPasswordProblem } from '@seller-toolbox/contracts';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { RandomBytes } from '../../ports/random.ts';

export const GENERATED_PASSWORD_DAYS = 7;

/** A generated password, valid until `expiresAt` unless the user changes it. */
export interface GeneratedPassword {
  readonly password: string;
  readonly expiresAt: Date;
  /** Message with the password, shown once. */
  readonly message: string;
}

export function newGeneratedPassword(random: RandomBytes, now: number): GeneratedPassword {
  const password = generatePassword(random);
  const expiresAt = new Date(now + GENERATED_PASSWORD_DAYS * DAY);
  const minute = expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  const message = `Password, shown only this once: ${password} (change it before ${minute} UTC, when it ends)`;
  return { password, expiresAt, message };
}

/** Without ambiguous characters: 0 O 1 l I. */
const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Five groups of five characters (145 bits) that fulfil the password rules. */
export function generatePassword(random: RandomBytes): string {
  for (;;) {
    const groups = Array.from({ length: GROUPS }, () => group(random));
    const password = groups.join('-');
    if (newPasswordProblem(password) === null) return password;
  }
}

/** Rejects bytes beyond the last multiple of the alphabet length, for a uniform distribution. */
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
