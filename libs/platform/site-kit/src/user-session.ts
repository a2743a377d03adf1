import { randomId } from './random-id.ts';
import { createStored } from '@seller-toolbox/browser-kit/storage';

const WRITTEN = /^[\w-]{1,64}$/;

/** The random string by which the service counts what this browser used up; it says nothing of the visitor. */
const stored = createStored<string | null>({
  key: 'stb:user-session',
  parse: (text) => (text !== null && WRITTEN.test(text) ? text : null),
  format: (session) => session ?? '',
});

/** Made when it is first needed. */
export function userSession(): string {
  const known = stored.read();
  if (known !== null) return known;
  const session = randomId();
  stored.write(session);
  return session;
}
