import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/panels/zh.json';

export type PanelWords = typeof zh;

/** The namespace of the texts that are loaded with the panels. */
export const PANEL_WORDS = 'profit-calculator/panels';

export const loadPanelWords: LoadWords<PanelWords> = (language) =>
  import(`../../locales/panels/${language}.json`);
