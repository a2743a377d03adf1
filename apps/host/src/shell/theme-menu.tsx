import { Icon, menuItem } from '@seller-toolbox/ui';
import { useHostWords } from '../app/site-words.tsx';
import { storedTheme } from '../app/stored-theme.ts';
import { THEME_ICONS } from '../app/theme-icons.ts';
import { THEMES } from '../app/theme.ts';
import { useTheme } from '../app/use-theme.ts';
import { DetailsMenu } from './details-menu.tsx';

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const t = useHostWords();
  const theme = useTheme();
  return (
    <DetailsMenu label={t('header.theme')} face={<Icon name={THEME_ICONS[theme]} />}>
      {(close) =>
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
