import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { OwnOutput } from '../../engine/own-reviews.schema.ts';
import { OWN_WORDS, type OwnWords } from './own-words.ts';

/** The file that a figure is from, with its date. */
export function useSourceNames({ sources }: OwnOutput): (source: number) => string {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  return (source) => {
    const file = sources[source];
    if (!file) return '';
    const date = file.date === null ? words('own.noDate') : format.date(file.date);
    return `${file.name}, ${date}`;
  };
}
