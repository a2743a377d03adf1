// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fontFolder = join(dirname(fileURLToPath(import.meta.resolve('@embedpdf/fonts-sc'))), '../fonts');

/**
 * A font configuration with the Chinese fonts of the npm package in addition to those of the system, so that screenshots show
 * characters and lines break as they do for users. Returns the file for `FONTCONFIG_FILE`.
 */
export function writeFontConfig(/** @type {string} */ cacheFolder) {
  mkdirSync(cacheFolder, { recursive: true });
  const file = join(cacheFolder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fontFolder}</dir>
  <cachedir>${join(cacheFolder, 'fontconfig')}</cachedir>
</fontconfig>
`,
  );
  return file;
}
