import { CopyButton, Disclosure } from '@seller-toolbox/ui';
import { THEMES, type Theme } from '@seller-toolbox/site-kit/theme';
import { useLanguage, useWords } from '@seller-toolbox/words/react';
import { useId, useState } from 'react';
import type zh from '../../words/embed-code/zh.json';
import { useSite } from '../../site/base/site-config.tsx';
import styles from './embed-code.module.css';
import { embedCode, previewAddress } from './embed-code.model.ts';

/** The lines that show a tool on another site, and a preview of what they show. */
export function EmbedCode({ toolId }: { toolId: string }) {
  const t = useWords<typeof zh>('embed-code');
  const { publicUrl } = useSite();
  const language = useLanguage();
  const [theme, setTheme] = useState<Theme>('system');
  const field = useId();
  const widget = { tool: toolId, language, theme };
  const code = embedCode(widget, publicUrl || location.origin);
  return (
    <div className={styles.offer}>
      <Disclosure summary={t('offer.title')} look="boxed">
        <p>{t('offer.line')}</p>
        <label className={styles.theme} htmlFor={field}>
          {t('offer.theme')}
          <select id={field} value={theme} onChange={({ target }) => setTheme(parseChoice(target.value))}>
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {t(`theme.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <pre className={styles.code}>{code}</pre>
        <div className={styles.actions}>
          <CopyButton
            text={code}
            label={t('offer.copy')}
            copiedLabel={t('offer.copied')}
            failedLabel={t('offer.failed')}
          />
          <a href={previewAddress(widget)} target="_blank" rel="noopener">
            {t('offer.preview')}
          </a>
        </div>
      </Disclosure>
    </div>
  );
}

function parseChoice(value: string): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}
