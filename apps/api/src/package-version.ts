import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version that a package.json names. */
export function versionOf(packageFile: string | null): string {
  if (packageFile === null) return '0.0.0';
  const description: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
  const isVersioned = typeof description === 'object' && description !== null && 'version' in description;
  return isVersioned && typeof description.version === 'string' ? description.version : '0.0.0';
}

/** The package.json of the nearest parent folder of a file, or null. */
export function packageOf(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path)) return path;
  }
  return null;
}
