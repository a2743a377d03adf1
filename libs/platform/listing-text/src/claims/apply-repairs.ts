import type { ClaimRepair } from './claim-repair.ts';

/** The text after the repairs; of repairs that overlap only the first is made. */
export function applyRepairs(text: string, repairs: readonly ClaimRepair[]): string {
  let repaired = '';
  let from = 0;
  for (const repair of [...repairs].sort((a, b) => a.start - b.start)) {
    if (repair.start < from) continue;
    repaired += text.slice(from, repair.start) + repair.text;
    from = repair.end;
  }
  return repaired + text.slice(from);
}
