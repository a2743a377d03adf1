import { loadScreen, loadToolWords } from '@seller-toolbox/catalogue/ui';
import { createI18n, loadPlatformWords, type Language } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { ToolEnvironmentProvider } from '@seller-toolbox/tool-kit';
import { lazy, Suspense, useMemo } from 'react';
import { fakeEnvironment } from './fake-environment.tsx';
import styles from './tool-screen.module.css';

/** One tool as the host shows it, without the host. */
export function ToolScreen({ manifest, language }: { manifest: ToolManifest; language: Language }) {
  const Screen = useMemo(() => lazy(() => loadShownScreen(manifest, language)), [manifest, language]);
  return (
    // Here and not further up: a parent that waits is rendered anew, and would begin to load anew.
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
