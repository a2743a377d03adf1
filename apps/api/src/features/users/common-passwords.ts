/** What this site and its roles are called: the first that somebody tries here. docs/security.md names them too. */
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
 * Whether many people use this password, in whatever case and width. Of the list (49,000, by zxcvbn-ts) some 5,000 fulfil
 * the other rules but for the case; ASVS 5.0 asks for 3,000 (6.2.4). Loaded when a password is first set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common']);
  }
  return common.has(asGuessed(password));
}

/** Whether a password holds no letters but those of the user's name and of the words above; digits between hide nothing. */
export function isMadeOfContext(password: string, username: string): boolean {
  const letters = lettersOf(asGuessed(password));
  const words = [...CONTEXT_WORDS.map((word) => `${word}s?`), lettersOf(username.toLowerCase())]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  // Taken away in one pass: a pattern of repeated words would try every way to part them.
  return letters !== '' && letters.replace(new RegExp(words.join('|'), 'gu'), '') === '';
}

/** Whoever guesses tries every way to write a word: only here are case and width set aside. */
function asGuessed(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, '');
}
