import { loadScreen, loadToolWords } from '@seller-toolbox/catalogue/ui';
import { createI18n, type Language } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { ToolEnvironmentProvider } from '@seller-toolbox/tool-kit';
import { lazy, Suspense, useMemo } from 'react';
import { fakeEnvironment } from './fake-environment.tsx';
import styles from './tool-screen.module.css';

/** One tool as in the host, without the host. */
export function ToolScreen({ manifest, language }: { manifest: ToolManifest; language: Language }) {
  const Screen = useMemo(() => lazy(() => loadShownScreen(manifest, language)), [manifest, language]);
  return (
    // Suspended here, because a suspended parent would render again and restart the load.
    <Suspense fallback={<p>…</p>}>
      <Screen />
    </Suspense>
  );
}

async function loadShownScreen(manifest: ToolManifest, language: Language) {
  document.documentElement.lang = language;
  const [screen, words, platform] = await Promise.all([
    loadScreen(manifest.id),
    loadToolWords(manifest.id, language),
    loadPlatformWords(language),
  ]);
  if (!screen || !words) throw new Error(`the catalogue has no screen "${manifest.id}"`);
  const i18n = createI18n(language, { platform, [manifest.id]: words });
  const environment = fakeEnvironment(manifest);
  const Shown = screen.default;
  return {
    default: () => (
      <I18nProvider i18n={i18n}>
        <ToolEnvironmentProvider environment={environment}>
          <main className={styles.page}>
            <Shown />
          </main>
        </ToolEnvironmentProvider>
      </I18nProvider>
    ),
  };
}
