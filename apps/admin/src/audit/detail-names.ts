import type { AuditFact } from '@seller-toolbox/contracts/audit';
import { ROLES } from '@seller-toolbox/contracts/auth';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useRecordNames } from '../app/record-names.ts';
import { useAuditWords } from './audit-words.ts';

const DETAILS = ['role', 'from', 'to', 'failures'] as const;

/** Translates the details of an action. Unknown ones, of a newer service, are shown unchanged. */
export function useDetailNames() {
  const t = useAuditWords();
  const frame = useFrameWords();
  const records = useRecordNames();
  return {
    nameOf(name: string): string {
      const known = DETAILS.find((each) => each === name);
      return known ? t(`detail.${known}`) : (records.nameOf(name) ?? name);
    },
    valueOf(name: string, value: AuditFact): string {
      const role = ['role', 'from', 'to'].includes(name) && ROLES.find((each) => each === value);
      if (role) return frame(`roles.${role}`);
      return records.valueOf(name, value) ?? (value === null || value === '' ? '—' : String(value));
    },
  };
}
