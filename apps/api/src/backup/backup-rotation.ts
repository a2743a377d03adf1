import { DAY } from '@seller-toolbox/tool-contract/durations';
/** Backup names contain the instant, so that they sort by age. */
const NAME = /^seller-toolbox-\d{8}T\d{6}Z\.backup$/;
/** A backup in progress, or left incomplete by a killed command. */
const PARTIAL = /^seller-toolbox-\d{8}T\d{6}Z\.backup\.partial-\d+$/;
/** Longer than any backup takes. */
const ABANDONED_AFTER_MS = DAY;

/** The name of a backup made at an instant, like `seller-toolbox-20261122T023000Z.backup`. */
export function backupName(now: Date): string {
  return `seller-toolbox-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;
}

/** The backups in a folder except the newest `keep`; files with other names are ignored. */
export function surplusBackups(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -keep);
}

/** Partial backup files that are more than a day old. */
export function abandonedBackups(names: readonly string[], now: Date): string[] {
  const before = backupName(new Date(now.getTime() - ABANDONED_AFTER_MS));
  return names.filter((name) => PARTIAL.test(name) && name < before);
}
