import { Icon, menuItem } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useHostWords } from '../base/site-words.tsx';
import { storedTheme } from '@seller-toolbox/site-kit/stored-theme';
import { THEME_ICONS } from '@seller-toolbox/site-kit/theme-icons';
import { THEMES } from '@seller-toolbox/site-kit/theme';
import { useTheme } from '@seller-toolbox/site-kit/use-theme';
import { DetailsMenu } from './details-menu.tsx';
import styles from './theme-menu.module.css';

/** The styles show the one of the colors on the page: the choice of the device has no picture of its own. */
const FACE = (
  <>
    <Icon name="sun" className={styles.sun} />
    <Icon name="moon" className={styles.moon} />
  </>
);

/** Light, dark, or as the device has it. Its buttons do nothing without scripts, so they come when it is opened. */
export function ThemeMenu() {
  const t = useHostWords();
  const theme = useTheme();
  const [isOpened, setOpened] = useState(false);
  return (
    <DetailsMenu label={t('header.theme')} face={FACE} onOpen={() => setOpened(true)}>
      {(close) =>
        isOpened &&
        THEMES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={menuItem.item}
            aria-pressed={choice === theme}
            onClick={() => {
              storedTheme.write(choice);
              close();
            }}
          >
            <Icon name={THEME_ICONS[choice]} size={18} />
            <span className={menuItem.words}>{t(`header.${choice}`)}</span>
            {choice === theme && <Icon name="check" size={18} />}
          </button>
        ))
      }
    </DetailsMenu>
  );
}
