import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputOfFile } from '@seller-toolbox/catalogue/input-of-file';
import { SOURCE_FILES, type SourceFile } from '@seller-toolbox/testing/source-files';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { outputsByCommandLine } from './site/command-line.ts';
import { address, toolPath } from './site/pages.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const bytesOf = ({ content }: SourceFile) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);

for (const tool of new Set(SOURCE_FILES.map((file) => file.tool))) {
  const files = SOURCE_FILES.filter((file) => file.tool === tool);

  test(`${tool} has the same digits of reports by command line and HTTP`, async ({ request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'stb-source-files-'));
    try {
      const runs = files.map((file) => {
        const path = join(folder, file.name);
        writeFileSync(path, bytesOf(file));
        return ['run', tool, '--file', path, '--now', NOW];
      });
      const outputs = await outputsByCommandLine(runs);
      for (const [at, file] of files.entries()) {
        const found = await inputOfFile(tool, { name: file.name, bytes: bytesOf(file) });
        const input = 'input' in found ? found.input : null;
        const answer = await request.post(`/api/v1/tools/${tool}/run`, {
          data: { input, env: { now: NOW } },
        });
        expect(await answer.json(), file.name).toMatchObject({ data: file.output });
        expect(((await answer.json()) as { data: unknown }).data, file.name).toEqual(outputs[at]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test(`${tool} shows the figures of each report`, async ({ page }) => {
    test.setTimeout(60_000 + files.length * WORKER_TIMEOUT.timeout);
    await page.clock.setFixedTime(Date.parse(NOW));
    await page.goto(address(toolPath(tool), 'en'));
    await untilInteractive(page);
    const { inputs, result } = toolPage(page, 'en');
    for (const file of files) {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: bytesOf(file) });
      const read = inputs.getByRole('region', { name: file.name, exact: true });
      const approve = read.getByRole('button', { name: 'Use these columns' });
      const shown = (text: string) => result.getByText(text).locator('visible=true').first();
      // The columns come with all that is said about the file. A list without a header waits for approval.
      await expect(read.locator('summary').first()).toBeVisible(WORKER_TIMEOUT);
      if (await approve.isVisible()) await approve.click();
      for (const text of file.shown) await expect(shown(text), file.name).toBeVisible(WORKER_TIMEOUT);
      await read.getByRole('button', { name: 'Remove' }).click();
      await expect(read).toHaveCount(0);
    }
  });
}
