// @ts-check
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { writeFontConfig } from './fonts.mjs';
import { unpackLibraries, unpackNpmChromium } from './npm-chromium.mjs';

export const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url));

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const FLAGS = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
];

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} LaunchOptions */

/**
 * Playwright's launch options for the test browser: the one named by `E2E_BROWSER` (`npm` for the package's), otherwise the
 * system's, otherwise the npm package's, with its system libraries if it does not start without. It has been launched once.
 * @returns {Promise<LaunchOptions>}
 */
export async function resolveBrowser() {
  const fonts = { FONTCONFIG_FILE: writeFontConfig(CACHE) };
  const wanted = process.env.E2E_BROWSER ?? findSystemBrowser();
  if (wanted && wanted !== 'npm') return requireLaunch(launchOptions(wanted, fonts));

  const { executablePath, folder } = await unpackNpmChromium(CACHE);
  const bare = launchOptions(executablePath, fonts);
  if ((await launchError(bare)) === undefined) return bare;
  const libraries = await unpackLibraries(folder);
  return requireLaunch(launchOptions(executablePath, { ...fonts, LD_LIBRARY_PATH: libraries }));
}

/**
 * @param {string} executablePath
 * @param {Record<string, string>} extra
 * @returns {LaunchOptions}
 */
function launchOptions(executablePath, extra) {
  const isRoot = process.getuid?.() === 0;
  const inherited = Object.entries(process.env).flatMap(
    /** @returns {[string, string][]} */
    ([name, value]) => (value === undefined ? [] : [[name, value]]),
  );
  return {
    executablePath,
    args: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
    env: { ...Object.fromEntries(inherited), ...extra },
  };
}

async function requireLaunch(/** @type {LaunchOptions} */ options) {
  const error = await launchError(options);
  if (error) throw new Error(`${options.executablePath} does not start: ${error}`);
  return options;
}

async function launchError(/** @type {LaunchOptions} */ options) {
  try {
    const browser = await chromium.launch(options);
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function findSystemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
