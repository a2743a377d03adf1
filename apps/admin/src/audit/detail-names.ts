import type { AuditFact } from '@seller-toolbox/contracts/audit';
import { RATES_OUTCOMES } from '@seller-toolbox/contracts/rates-review';
import { ROLES } from '@seller-toolbox/contracts/auth';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useRecordNames } from '../app/record-names.ts';
import { useAuditWords } from './audit-words.ts';

const DETAILS = [
  'role',
  'from',
  'to',
  'failures',
  'full_name',
  'email',
  'device',
  'place',
  'reason',
  'ended',
  'sessions',
  'session',
  'disabled',
  'password_expires_at',
  'value',
  'outcome',
  'source',
  'as_of',
  'template',
  'notes_length',
] as const;
const REASONS = ['wrong-password', 'disabled', 'password-expired'] as const;

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
      const outcome = name === 'outcome' && RATES_OUTCOMES.find((each) => each === value);
      if (outcome) return t(`outcome.${outcome}`);
      const reason = name === 'reason' && REASONS.find((each) => each === value);
      if (reason) return t(`reason.${reason}`);
      if (name === 'place' && value === 'local') return t('place.local');
      return records.valueOf(name, value) ?? (value === null || value === '' ? '—' : String(value));
    },
  };
}
