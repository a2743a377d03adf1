import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { ToolEnvironmentProvider, type ToolEnvironment } from '@seller-toolbox/tool-kit';
import type { I18n, Language } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { Suspense, type ComponentType } from 'react';
import { ToolNotice } from '../../features/tool-page/tool-notice.tsx';
import styles from './embed.module.css';
import { SiteLink } from './site-link.tsx';

export interface EmbedToolProps {
  readonly i18n: I18n;
  readonly language: Language;
  readonly siteName: string;
  readonly environment: ToolEnvironment;
  readonly Screen: ComponentType;
}

/** One tool without the frame of the site, and a line that says where it comes from. */
export function EmbedTool({ i18n, language, siteName, environment, Screen }: EmbedToolProps) {
  const link = (
    <SiteLink to={withLanguage(paths.tool(environment.manifest.id), language)}>{siteName}</SiteLink>
  );
  return (
    <I18nProvider i18n={i18n}>
      <main className={styles.embed}>
        <ToolNotice manifest={environment.manifest} />
        <ErrorBoundary fallback={() => link}>
          <Suspense>
            <ToolEnvironmentProvider environment={environment}>
              <Screen />
            </ToolEnvironmentProvider>
          </Suspense>
        </ErrorBoundary>
        <p className={styles.origin}>{link}</p>
      </main>
    </I18nProvider>
  );
}
