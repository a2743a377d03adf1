// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Names a build by all files below its folder. @param {string} folder */
export function buildVersion(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** How the content-security policy names an inline script. @param {string} script */
export function scriptHash(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
