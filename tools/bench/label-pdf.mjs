// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checks/workspace-folders.mjs';
import { builtSite, withBrowser } from './built-site.mjs';
import { milliseconds, printTable } from './table.mjs';

/** @typedef {typeof import('../../libs/tools/barcode-labels/src/locales/zh.json')['ui']} Words */

const LABELS = 500;
const COPIES = 2;
const GOAL_MS = 5000;
const TITLES = { Latin: 'Steel vacuum flask, blue, no.', Chinese: '不锈钢保温杯 500 毫升 蓝色 编号' };

/** A thousand labels to PDF on the label page, from the press to the file, with different titles on all kinds of labels. */
export async function benchLabels() {
  /** @type {{ ui: Words }} */
  const { ui } = JSON.parse(
    readFileSync(join(ROOT, 'libs/tools/barcode-labels/src/locales/zh.json'), 'utf8'),
  );
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['titles', 'ms', `met (${GOAL_MS})`]];
  await withBrowser(builtSite, async (browser, { url }) => {
    for (const [name, title] of Object.entries(TITLES)) {
      const taken = await makePdf(browser, { url: `${url}/tools/barcode-labels`, ui, title });
      rows.push([name, milliseconds(taken), taken <= GOAL_MS ? 'yes' : 'no']);
    }
  });
  printTable(`${LABELS} labels, ${COPIES} of each, to PDF`, rows);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, ui: Words, title: string }} page
 */
async function makePdf(browser, { url, ui, title }) {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByText(ui.paste).click();
    const rows = Array.from({ length: LABELS }, (_, at) => `X00${1_000_000 + at}\t${title} ${at}\t${COPIES}`);
    await page.getByRole('textbox', { name: ui.pasteRows }).fill(rows.join('\n'));
    await page.getByRole('button', { name: ui.pasteTake.replace('{{count}}', String(LABELS)) }).click();
    const save = page.getByRole('button', { name: ui['action-pdf'] });
    await page.waitForLoadState('networkidle');
    const started = performance.now();
    await Promise.all([page.waitForEvent('download'), save.click()]);
    return performance.now() - started;
  } finally {
    await page.close();
  }
}
