import { chromium } from '@playwright/test';
import { resolveBrowser } from '/work/main/apps/e2e/src/browser/resolve-browser.mjs';
import { startService } from '/work/main/apps/e2e/src/service/start-service.mjs';
const s = await startService(); const b = await chromium.launch(await resolveBrowser());
for (const id of process.argv.slice(2)) { const p = await b.newPage(); const r=[]; p.on('request', q=>r.push(new URL(q.url()).pathname.split('/').pop().replace(/-[\w-]{8}\.js/,''))); await p.goto(s.url+'/tools/'+id); await p.waitForLoadState('networkidle'); console.log(id, r.length, r.join(' ')); await p.close(); }
await b.close(); await s.stop();
