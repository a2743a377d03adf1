import { readFileSync } from 'node:fs';

/** The version that a package.json names. */
export function versionOf(packageFile: string): string {
  const description: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
  const version =
    typeof description === 'object' && description !== null ? Reflect.get(description, 'version') : undefined;
  return typeof version === 'string' ? version : '0.0.0';
}
