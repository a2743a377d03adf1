import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import type { I18n } from '@seller-toolbox/words';
import { I18nProvider, useLanguage, useWords } from '@seller-toolbox/words/react';
import type zh from '../../words/embed-code/zh.json';
import styles from './embed.module.css';
import { SiteLink } from './site-link.tsx';

/** The namespace of the words about tools on other sites. */
export const EMBED_CODE = 'embed-code';

/** In the frame of a tool that is off: a text, and a link to the site. */
export function EmbedOff({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <OffText />
    </I18nProvider>
  );
}

function OffText() {
  const t = useWords<typeof zh>(EMBED_CODE);
  const language = useLanguage();
  return (
    <main className={styles.embed}>
      <p>{t('off.text')}</p>
      <p className={styles.origin}>
        <SiteLink to={withLanguage(paths.home, language)}>{t('off.link')}</SiteLink>
      </p>
    </main>
  );
}
