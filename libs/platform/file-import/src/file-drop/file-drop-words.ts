import type { LoadWords } from '@seller-toolbox/words';
import type zh from './words/zh.json';

export type FileDropWords = typeof zh;

export const FILE_DROP_WORDS = 'file-drop';

export const loadFileDropWords: LoadWords<FileDropWords> = (language) => import(`./words/${language}.json`);
