import { DAY } from '@seller-toolbox/tool-contract/durations';
/** What the backups of a folder are called: the instant, so that names sort as the backups follow each other. */
const NAME = /^seller-toolbox-\d{8}T\d{6}Z\.backup$/;
/** One that is being made, or that a killed command left half. */
const PARTIAL = /^seller-toolbox-\d{8}T\d{6}Z\.backup\.partial-\d+$/;
/** No backup takes so long. */
const ABANDONED_AFTER_MS = DAY;

/** The name of a backup made at an instant, like `seller-toolbox-20261122T023000Z.backup`. */
export function backupName(now: Date): string {
  return `seller-toolbox-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;
}

/** Of the files of a folder those that go when only the newest `keep` backups stay; what has another name stays. */
export function surplusBackups(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -keep);
}

/** Of the files of a folder those of a backup that was begun a day before and never became whole. */
export function abandonedBackups(names: readonly string[], now: Date): string[] {
  const before = backupName(new Date(now.getTime() - ABANDONED_AFTER_MS));
  return names.filter((name) => PARTIAL.test(name) && name < before);
}
