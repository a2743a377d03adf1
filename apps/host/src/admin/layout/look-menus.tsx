import { languageInfo, LANGUAGES } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { Menu } from '@seller-toolbox/ui';
import { useEffect } from 'react';
import { storedTheme } from '../../app/stored-theme.ts';
import { THEME_ICONS } from '../../app/theme-icons.ts';
import { THEMES } from '../../app/theme.ts';
import { useTheme } from '../../app/use-theme.ts';
import { useAdminWords, useFrameWords } from '../app/admin-words-context.tsx';
import { useTell } from '../parts/notices.tsx';

export function LanguageMenu() {
  const t = useFrameWords();
  const tell = useTell();
  const language = useLanguage();
  const { switchTo, failed } = useAdminWords();
  const failure = t('frame.languageFailed');
  useEffect(() => {
    if (failed) tell({ tone: 'bad', text: failure });
  }, [failed, failure, tell]);
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
