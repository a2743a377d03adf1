import { tools } from '@seller-toolbox/catalogue';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteWordsProvider } from '../../site/base/site-words.tsx';
import { loadSiteWords } from '../../site/base/words.ts';
import { useToolLoad } from './use-tool-load.ts';

const [TOOL] = tools.map(({ id }) => id);

describe('useToolLoad', () => {
  it('says that a tool could not be loaded, and loads it again', async () => {
    const words = await loadSiteWords('en');
    let isOffline = true;
    const load = async (id: string) => {
      if (isOffline) throw new Error('offline');
      return { id };
    };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SiteWordsProvider value={words}>
        <I18nProvider i18n={words.i18n}>{children}</I18nProvider>
      </SiteWordsProvider>
    );
    const { result } = renderHook(() => useToolLoad(TOOL ?? '', load), { wrapper });
    await waitFor(() => expect(result.current).toMatchObject({ tool: null, hasFailed: true }));
    isOffline = false;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ tool: { id: TOOL }, hasFailed: false }));
  });
});
