// @ts-check
import { chromium } from '@playwright/test';
import { resolveBrowser } from '../../apps/e2e/src/browser/resolve-browser.mjs';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';

/** @typedef {{ url: string, stop: () => Promise<void> }} Served a server of a measurement */

/**
 * Starts a browser and a server for a measurement, and stops both afterwards.
 * @template Measured
 * @param {() => Promise<Served>} start
 * @param {(browser: import('@playwright/test').Browser, served: Served) => Promise<Measured>} measure
 */
export async function withBrowser(start, measure) {
  const served = await start();
  try {
    const browser = await chromium.launch(await resolveBrowser());
    try {
      return await measure(browser, served);
    } finally {
      await browser.close();
    }
  } finally {
    await served.stop();
  }
}

/** The home page and every tool of the catalogue, in the default language. */
export async function benchedPages() {
  const { tools } = await import('@seller-toolbox/catalogue');
  return [{ name: 'home', path: '/' }, ...tools.map(({ id }) => ({ name: id, path: `/tools/${id}` }))];
}

export const builtSite = startService;
