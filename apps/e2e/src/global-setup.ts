import { resolveBrowser } from './browser/resolve-browser.mjs';
import { startService } from './service/start-service.mjs';

/** One browser and one service for the whole run, found and started before any worker; workers learn of them by name. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await resolveBrowser();
  process.env['E2E_LAUNCH_OPTIONS'] = JSON.stringify(browser);
  const service = await startService();
  process.env['E2E_URL'] = service.url;
  console.log(`${browser.executablePath} on ${service.url}`);
  return service.stop;
}
