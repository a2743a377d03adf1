import { LANGUAGES, languageInfo } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { classNames, Icon, menuItem } from '@seller-toolbox/ui';
import { useLanguageSwitch } from '../base/language-switch.tsx';
import { LANGUAGE_PARAM } from '@seller-toolbox/site-kit/paths';
import { useHostWords } from '../base/site-words.tsx';
import { DetailsMenu } from './details-menu.tsx';
import styles from './language-menu.module.css';

/** The six languages, as links to this very page, so that they work before any script does. */
export function LanguageMenu() {
  const t = useHostWords();
  const current = useLanguage();
  const { switchTo, failed } = useLanguageSwitch();
  const { name, flag } = languageInfo(current);
  return (
    <DetailsMenu
      label={t('header.language')}
      face={
        <>
          <span className={styles.flag} aria-hidden="true">
            {flag}
          </span>
          <span className={styles.name}>{name}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {(close) => (
        <>
          <ul className={styles.list}>
            {LANGUAGES.map(({ code, name: ownName, flag: badge }) => (
              <li key={code}>
                <a
                  className={classNames(menuItem.item, styles.item)}
                  data-code={badge}
                  href={`?${LANGUAGE_PARAM}=${code}`}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === current ? 'true' : undefined}
                  onClick={(event) => {
                    // A browser does not request a failed module again: then the link loads a whole new page.
                    if (failed) return;
                    event.preventDefault();
                    close();
                    switchTo(code);
                  }}
                >
                  {ownName}
                  {code === current && <Icon name="check" size={18} />}
                </a>
              </li>
            ))}
          </ul>
          {failed && (
            <p ref={openMenu} className={styles.failed} role="alert">
              {t('header.loadFailed')}
            </p>
          )}
        </>
      )}
    </DetailsMenu>
  );
}

/** The choice has closed the menu, and the palette offers languages without it. */
function openMenu(message: HTMLElement | null) {
  const menu = message?.closest('details');
  if (menu) menu.open = true;
}
