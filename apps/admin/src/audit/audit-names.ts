import type { AuditRow } from '@seller-toolbox/contracts/audit';
import { useAuditWords } from './audit-words.ts';

/** Who is no user, as the service writes them down, and the key of their words. */
const SYSTEM_ACTORS = [
  { stored: 'command line', key: 'command-line' },
  { stored: 'first start', key: 'first-start' },
  { stored: 'visitor', key: 'visitor' },
] as const;

/** Those who are no users in words, and back. */
export function useActorNames() {
  const t = useAuditWords();
  return {
    nameOf({ actor_id: id, actor_name: name }: Pick<AuditRow, 'actor_id' | 'actor_name'>): string {
      const system = id === null && SYSTEM_ACTORS.find(({ stored }) => stored === name);
      return system ? t(`actor.${system.key}`) : name;
    },
    /** The stored name of an actor, from the name that the list shows. */
    storedOf(typed: string): string {
      return SYSTEM_ACTORS.find(({ key }) => t(`actor.${key}`) === typed)?.stored ?? typed;
    },
  };
}
