import type { AuditRow } from '@seller-toolbox/contracts/audit';
import { useAuditWords } from './audit-words.ts';

/** Who is no user, as the service writes them down, and the key of their words. */
const NOBODY = [
  { stored: 'command line', key: 'command-line' },
  { stored: 'first start', key: 'first-start' },
  { stored: 'visitor', key: 'visitor' },
] as const;

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
