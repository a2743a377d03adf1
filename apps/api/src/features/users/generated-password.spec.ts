import { newPasswordProblem } from '@seller-toolbox/contracts';
import { createFakeRandom, systemRandom } from '../../ports/random.ts';
import { generatePassword, newGeneratedPassword } from './generated-password.ts';

describe('a generated password', () => {
  it('fulfils the rules, has no ambiguous characters and is unique', () => {
    const made = Array.from({ length: 500 }, () => generatePassword(systemRandom));
    for (const password of made) {
      expect(password).toMatch(/^[a-zA-Z2-9]{5}(-[a-zA-Z2-9]{5}){4}$/);
      expect(password).not.toMatch(/[0O1lI]/);
      expect(newPasswordProblem(password)).toBeNull();
    }
    expect(new Set(made).size).toBe(500);
  });

  it('expires after seven days, and its message has the minute', () => {
    const { password, expiresAt, message } = newGeneratedPassword(
      systemRandom,
      Date.parse('2026-11-22T10:33:59.999Z'),
    );
    expect(expiresAt).toEqual(new Date('2026-11-29T10:33:59.999Z'));
    expect(message).toBe(
      `Password, shown only this once: ${password} (change it before 2026-11-29 10:33 UTC, when it ends)`,
    );
  });

  it('uses every character of its alphabet about as often', () => {
    const counts = new Map<string, number>();
    const random = createFakeRandom(7);
    for (let round = 0; round < 2000; round++) {
      for (const character of generatePassword(random).replaceAll('-', '')) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(57);
    const mean = 50_000 / 57;
    for (const count of counts.values()) expect(Math.abs(count / mean - 1)).toBeLessThan(0.35);
  });
});
