import { foldForSearch, LANGUAGES } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useLanguageSwitch } from '../../site/base/language-switch.tsx';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useHostWords } from '../../site/base/site-words.tsx';
import { storedTheme } from '@seller-toolbox/site-kit/stored-theme';
import { THEME_ICONS } from '@seller-toolbox/site-kit/theme-icons';
import { THEMES } from '@seller-toolbox/site-kit/theme';
import { hasTerms, searchTerms } from '../../site/base/tool-search.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** Pages, colors and languages: only for a matching query, so that the list of tools stays one of tools. */
export function useCommandGroup(query: string): PaletteGroup[] {
  const t = useOnDemandWords();
  const commands = [...usePages(), ...useThemes(), ...useLanguages()];
  const terms = searchTerms(query);
  const entries = commands.filter(
    ({ key, title, line }) =>
      terms.length > 0 && hasTerms(foldForSearch(`${key} ${title} ${line ?? ''}`), terms),
  );
  return entries.length === 0 ? [] : [{ key: 'commands', title: t('palette.commands'), entries }];
}

function usePages(): PaletteEntry[] {
  const t = useHostWords();
  return [
    { key: 'home', icon: 'arrow-left', title: t('error.home'), leadsTo: paths.home },
    { key: 'all-tools', icon: 'list-checks', title: t('header.tools'), leadsTo: paths.tools },
    { key: 'products', icon: 'package', title: t('header.products'), leadsTo: paths.products },
    { key: 'feedback', icon: 'message-square', title: t('header.feedback'), leadsTo: paths.feedback },
    { key: 'terms', icon: 'info', title: t('footer.terms'), leadsTo: paths.terms },
    { key: 'privacy', icon: 'info', title: t('footer.privacy'), leadsTo: paths.privacy },
  ];
}

function useThemes(): PaletteEntry[] {
  const t = useHostWords();
  return THEMES.map((theme) => ({
    key: `theme-${theme}`,
    icon: THEME_ICONS[theme],
    title: t(`header.${theme}`),
    line: t('header.theme'),
    leadsTo: () => storedTheme.write(theme),
  }));
}

function useLanguages(): PaletteEntry[] {
  const t = useHostWords();
  const { switchTo } = useLanguageSwitch();
  const current = useLanguage();
  return LANGUAGES.filter(({ code }) => code !== current).map(({ code, name }) => ({
    key: `language-${code}`,
    icon: 'languages',
    title: name,
    lang: code,
    line: t('header.language'),
    leadsTo: () => switchTo(code),
  }));
}
