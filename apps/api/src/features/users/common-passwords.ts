/** Names of the site and its roles, which attackers try first. docs/security.md lists them too. */
export const CONTEXT_WORDS = [
  'seller',
  'toolbox',
  'tool',
  'super',
  'admin',
  'administrator',
  'viewer',
] as const;

let common: ReadonlySet<string> | undefined;

/**
 * Whether this is a common password, ignoring case and width. About 5,000 of the 49,000 listed by zxcvbn-ts fulfil the
 * other rules except case; ASVS 5.0 requires 3,000 (6.2.4). The list is loaded lazily.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common']);
  }
  return common.has(normalizedGuess(password));
}

/** Whether all letters of a password belong to the user name or CONTEXT_WORDS; digits and symbols are ignored. */
export function hasOnlyContextWords(password: string, username: string): boolean {
  const letters = lettersOf(normalizedGuess(password));
  const words = [...CONTEXT_WORDS.map((word) => `${word}s?`), lettersOf(username.toLowerCase())]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  // Removed in one pass: a repeated alternation would backtrack exponentially.
  return letters !== '' && letters.replace(new RegExp(words.join('|'), 'gu'), '') === '';
}

/** Normalizes case and width, which attackers vary. */
function normalizedGuess(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, '');
}
