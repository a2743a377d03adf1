import { FEEDBACK_STATUSES } from '@seller-toolbox/contracts/feedback';
import { ANNOUNCEMENT_STATUSES } from '@seller-toolbox/contracts/announcements';
import { ROLES } from '@seller-toolbox/contracts/auth';
import type { AuditRow } from '@seller-toolbox/contracts/audit';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useAuditWords } from './audit-words.ts';

/** Who is no user, as the service writes them down, and the key of their words. */
const NOBODY = [
  { stored: 'command line', key: 'command-line' },
  { stored: 'first start', key: 'first-start' },
  { stored: 'visitor', key: 'visitor' },
] as const;

const DETAILS = ['title', 'status', 'role', 'from', 'to', 'failures'] as const;
const STATUSES = [...ANNOUNCEMENT_STATUSES, ...FEEDBACK_STATUSES];

/** Those who are no users in words, and back. */
export function useActorNames() {
  const t = useAuditWords();
  return {
    nameOf({ actor_id: id, actor_name: name }: Pick<AuditRow, 'actor_id' | 'actor_name'>): string {
      const nobody = id === null && NOBODY.find(({ stored }) => stored === name);
      return nobody ? t(`actor.${nobody.key}`) : name;
    },
    /** What the service knows somebody by, who was typed as the list shows them. */
    storedOf(typed: string): string {
      return NOBODY.find(({ key }) => t(`actor.${key}`) === typed)?.stored ?? typed;
    },
  };
}

type DetailValue = NonNullable<AuditRow['details']>[string];

/** What was noted beside an action, in words. What a newer service wrote is shown as it is. */
export function useDetailNames() {
  const t = useAuditWords();
  const frame = useFrameWords();
  return {
    nameOf(name: string): string {
      const known = DETAILS.find((each) => each === name);
      return known ? t(`detail.${known}`) : name;
    },
    textOf(name: string, value: DetailValue): string {
      const status = name === 'status' && STATUSES.find((each) => each === value);
      if (status) return t(`value.${status}`);
      const role = ['role', 'from', 'to'].includes(name) && ROLES.find((each) => each === value);
      return role ? frame(`roles.${role}`) : String(value);
    },
  };
}
