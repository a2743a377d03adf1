import { I18nProvider } from '@seller-toolbox/words/react';
import { render, screen } from '@testing-library/react';
import { SiteWordsProvider } from '../../site/base/site-words.tsx';
import { loadSiteWords } from '../../site/base/words.ts';
import type { CacheReport } from '../../service-worker/messages.ts';
import zh from '../../words/offline/zh.json';
import { OfflineBanner } from './offline-banner.tsx';
import { OFFLINE_WORDS } from './offline-words.ts';

async function show(report: CacheReport | null) {
  const words = await loadSiteWords('zh');
  await words.addPageWords(OFFLINE_WORDS, 'zh');
  render(
    <SiteWordsProvider value={words}>
      <I18nProvider i18n={words.i18n}>
        <OfflineBanner report={report} isWorkerThere />
      </I18nProvider>
    </SiteWordsProvider>,
  );
  expect(screen.getByText(zh.banner.offline)).toBeVisible();
}

describe('the notice that there is no connection', () => {
  it('does not claim an empty cache before the first report of the worker', async () => {
    await show(null);
    expect(screen.queryByText(zh.banner.keptNone)).toBeNull();
  });

  it('says that no tool is cached', async () => {
    await show({ type: 'KEPT', language: 'zh', tools: [], state: 'cut' });
    expect(screen.getByText(zh.banner.keptNone)).toBeVisible();
  });
});
