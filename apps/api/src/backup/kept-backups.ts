/** What the backups of a folder are called: the instant, so that names sort as the backups follow each other. */
const NAME = /^seller-toolbox-\d{8}T\d{6}Z\.backup$/;

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
