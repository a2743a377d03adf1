import type { AuditChange, AuditFact } from '@seller-toolbox/contracts';

type Facts = Readonly<Record<string, AuditFact>>;

/** The facts that differ, with old and new value; a missing fact is null. */
export function changesBetween(before: Facts, after: Facts): Record<string, AuditChange> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }] as const)
      .filter(([, change]) => change.before !== change.after),
  );
}
