import { languageInfo, LANGUAGES } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { Menu } from '@seller-toolbox/ui/menu';
import { useEffect } from 'react';
import { storedTheme } from '@seller-toolbox/site-kit/stored-theme';
import { THEME_ICONS } from '@seller-toolbox/site-kit/theme-icons';
import { THEMES } from '@seller-toolbox/site-kit/theme';
import { useTheme } from '@seller-toolbox/site-kit/use-theme';
import { useAdminWords, useFrameWords } from '../app/admin-words-context.tsx';
import { useNotify } from '../parts/notices.tsx';

export function LanguageMenu() {
  const t = useFrameWords();
  const notify = useNotify();
  const language = useLanguage();
  const { switchTo, failed } = useAdminWords();
  const failure = t('frame.languageFailed');
  useEffect(() => {
    if (failed) notify({ tone: 'bad', text: failure });
  }, [failed, failure, notify]);
  return (
    <Menu
      label={t('frame.language')}
      text={languageInfo(language).name}
      icon="languages"
      words="wide"
      items={LANGUAGES.map(({ code, name }) => ({ id: code, label: name, lang: code }))}
      value={language}
      onSelect={switchTo}
    />
  );
}

export function ThemeMenu() {
  const t = useFrameWords();
  const theme = useTheme();
  return (
    <Menu
      label={t('frame.theme')}
      text={t(`frame.${theme}`)}
      icon={THEME_ICONS[theme]}
      words="wide"
      items={THEMES.map((choice) => ({ id: choice, label: t(`frame.${choice}`), icon: THEME_ICONS[choice] }))}
      value={theme}
      onSelect={(choice) => storedTheme.write(choice)}
    />
  );
}
