// @ts-check
// Draws the preview images for links, one in the folder of each tool and one for the site:
//   npm run social-images            (or with the ids of the tools to draw)
// Without words, so that one serves all languages. The pictures are committed; building a page needs no browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { resolveBrowser } from '../../apps/e2e/src/browser/resolve-browser.mjs';
import { tools } from '../../libs/platform/catalogue/src/generated/metadata.ts';
import { writeIndexedPng } from './indexed-png.mjs';
import { drawPicture, HEIGHT, WIDTH } from './picture.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [LIGHT = ''] = readFileSync(join(ROOT, 'libs/platform/ui/src/tokens.css'), 'utf8').split('@media');

/** @param {string} token @returns {string} */
function color(token) {
  const [, value, other] =
    new RegExp(`--${token}: (?:(#[0-9a-f]{6})|var\\(--([\\w-]+)\\));`).exec(LIGHT) ?? [];
  if (other) return color(other);
  if (!value) throw new Error(`tokens.css has no color ${token}`);
  return value;
}

const wanted = process.argv.slice(2);
const subjects = [
  { file: 'apps/host/social-image.png', subject: null },
  ...tools
    .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
    .map(({ id, category }) => ({
      file: `libs/tools/${id}/social-image.png`,
      subject: { picture: readFileSync(join(ROOT, `libs/tools/${id}/src/picture.svg`), 'utf8'), category },
    })),
];

const browser = await chromium.launch(await resolveBrowser());
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const { file, subject } of subjects) {
  await page.setContent(`<body style="margin:0;line-height:0">${drawPicture(subject, color)}</body>`);
  const picture = writeIndexedPng(PNG.sync.read(await page.screenshot()));
  writeFileSync(join(ROOT, file), picture);
  console.log(`${file}: ${picture.length} bytes`);
}
await browser.close();
