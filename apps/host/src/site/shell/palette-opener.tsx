import { useLanguage } from '@seller-toolbox/words/react';
import { classNames, Icon } from '@seller-toolbox/ui';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { useLocation } from 'react-router-dom';
import { PALETTE_OPENER_ID } from '../base/ask-ids.ts';
import { useHostWords } from '../base/site-words.tsx';
import styles from './palette-opener.module.css';
import { usePalette } from './use-palette.ts';

/** The button of the palette; on a wide screen it looks like the palette's field. */
export function PaletteOpener() {
  const t = useHostWords();
  const language = useLanguage();
  // The page has a field for any text.
  const isHome = useLocation().pathname === paths.home;
  const { Palette, side, hasFailed, open, close, prepare } = usePalette();
  const failure = hasFailed && (
    <p className={styles.failed} role="alert">
      {t('header.loadFailed')}{' '}
      {/* A whole new page: a browser does not ask again for code that it failed to load. */}
      <a href={withLanguage(paths.tools, language)}>{t('header.tools')}</a>
    </p>
  );
  return (
    <>
      <button
        id={PALETTE_OPENER_ID}
        type="button"
        className={classNames(styles.opener, isHome && styles.plain)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('hub.search')}
        onPointerEnter={prepare}
        onClick={() => open()}
      >
        <Icon name="search" size={18} />
        <span className={styles.words}>{t('hub.search')}</span>
        <kbd className={styles.keys} />
      </button>
      {failure}
      {Palette && (
        <ErrorBoundary fallback={() => null}>
          <Palette first={side} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
