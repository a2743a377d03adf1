import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/pictures/zh.json';

export type PictureWords = typeof zh;

/** The namespace of the texts that are loaded with the pictures. */
export const PICTURE_WORDS = 'title-fixer/pictures';

export const loadPictureWords: LoadWords<PictureWords> = (language) =>
  import(`../../locales/pictures/${language}.json`);
