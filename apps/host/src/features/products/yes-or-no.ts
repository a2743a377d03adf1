import type { TranslateProducts } from './products-words.ts';

/** The values as `writtenValue` has them. */
export function yesOrNo(t: TranslateProducts) {
  return [
    { value: '✓', label: t('table.yes') },
    { value: '–', label: t('table.no') },
  ];
}
