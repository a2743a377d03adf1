import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';

/** The version of each announcement that this browser need not see again; the latest last. */
export type Dismissals = Readonly<Record<string, string>>;

const MAX_DISMISSALS = 100;

export const dismissals = createStored<Dismissals>({
  key: 'stb:announcement-dismissals',
  parse: (text) => toDismissals(parseJson(text)),
  format: (value) => JSON.stringify(value),
});

export function toDismissals(stored: unknown): Dismissals {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const entries = Object.entries(stored).filter(([, version]) => typeof version === 'string');
  return Object.fromEntries(entries.slice(-MAX_DISMISSALS));
}

type Versioned = Pick<ActiveAnnouncement, 'id' | 'updated_at'>;

/** An announcement that was changed since is another one. */
export function isDismissed({ id, updated_at }: Versioned, known: Dismissals): boolean {
  return Object.hasOwn(known, id) && known[id] === updated_at;
}

/** The dismissals with one more, without the oldest where there are too many. Stores nothing. */
export function withDismissed(known: Dismissals, { id, updated_at }: Versioned): Dismissals {
  const { [id]: _older, ...others } = known;
  const entries: [string, string][] = [...Object.entries(others), [id, updated_at]];
  return Object.fromEntries(entries.slice(-MAX_DISMISSALS));
}

/** Stores that the visitor dismissed an announcement in its current version. */
export function dismiss(announcement: Versioned): void {
  dismissals.write(withDismissed(dismissals.read(), announcement));
}
