// @ts-check
// Draws the icons of the installed site from the logo: `node apps/e2e/draw-icons.mjs`. The result is committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { resolveBrowser } from './src/browser/resolve-browser.mjs';
import { ROOT } from './src/service/start-service.mjs';

const PUBLIC = join(ROOT, 'apps/host/public');
const OUT = join(PUBLIC, 'icons');
const ACCENT = '#0b6b60';

const ICONS = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-512.png', size: 512, isMaskable: false },
  { file: 'maskable-192.png', size: 192, isMaskable: true },
  { file: 'maskable-512.png', size: 512, isMaskable: true },
  // iOS fills transparent areas with black.
  { file: 'apple-touch-icon.png', size: 180, isMaskable: true },
];

const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch(await resolveBrowser());
try {
  for (const { file, size, isMaskable } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    // A mask may cut off everything outside a circle of 80 %; the toolbox in the logo stays within it.
    const background = isMaskable ? ACCENT : 'transparent';
    await page.setContent(
      `<style>html,body{margin:0;height:100%;background:${background}}body{display:grid;place-items:center}svg{width:${size}px;height:${size}px}</style>${logo}`,
    );
    const drawn = PNG.sync.read(await page.screenshot({ omitBackground: true }));
    writeFileSync(join(OUT, file), PNG.sync.write(drawn, { deflateLevel: 9, colorType: isMaskable ? 2 : 6 }));
    await page.close();
  }
} finally {
  await browser.close();
}
