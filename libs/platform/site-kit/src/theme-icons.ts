import type { IconName } from '@seller-toolbox/ui';
import type { Theme } from './theme.ts';

export const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  light: 'sun',
  dark: 'moon',
  system: 'monitor',
};
