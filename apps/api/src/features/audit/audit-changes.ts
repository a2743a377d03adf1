import type { AuditChange, AuditFact } from '@seller-toolbox/contracts';

type Facts = Readonly<Record<string, AuditFact>>;

/** Characters of a text that the audit log keeps, and those that it keeps before the first difference. */
export const MAX_AUDITED_TEXT = 500;
const KEPT_BEFORE_DIFFERENCE = 40;

/** The facts that differ, with old and new value; a missing fact is null. Of long texts the part that starts to differ. */
export function changesBetween(before: Facts, after: Facts): Record<string, AuditChange> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }] as const)
      .filter(([, change]) => change.before !== change.after)
      .map(([name, change]) => [name, shortened(change)]),
  );
}

function shortened({ before, after }: AuditChange): AuditChange {
  const [old, now] = [charactersOf(before), charactersOf(after)];
  if (Math.max(old.length, now.length) <= MAX_AUDITED_TEXT) return { before, after };
  const same = old.findIndex((character, at) => character !== now[at]);
  const start = Math.max(0, (same < 0 ? old.length : same) - KEPT_BEFORE_DIFFERENCE);
  return { before: partOf(before, old, start), after: partOf(after, now, start) };
}

/** Code points: half a surrogate pair could not be stored. */
function charactersOf(fact: AuditFact): string[] {
  return typeof fact === 'string' ? Array.from(fact) : [];
}

function partOf(fact: AuditFact, characters: readonly string[], start: number): AuditFact {
  if (typeof fact !== 'string') return fact;
  const end = start + MAX_AUDITED_TEXT;
  const part = characters.slice(start, end).join('');
  return `${start > 0 ? '…' : ''}${part}${end < characters.length ? '…' : ''}`;
}
