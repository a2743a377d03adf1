import type { AuditChange, AuditFact } from '@seller-toolbox/contracts';

type Facts = Readonly<Record<string, AuditFact>>;

/** The facts that differ, each with what it was; one that only one side has is null on the other. */
export function changesBetween(before: Facts, after: Facts): Record<string, AuditChange> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }] as const)
      .filter(([, change]) => change.before !== change.after),
  );
}
