import { useI18n, useLanguage, useWords } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { targetLabel } from '../column-choices.tsx';
import type { AnyWords, TranslateProducts } from '../products-words.ts';
import type { LoadedTool } from './use-batch-tool.ts';

export interface ToolTexts {
  readonly t: AnyWords;
  /** The name of an input field as the tool's page has it, else its path. */
  readonly fieldName: (path: string) => string;
  /** A value of such a field, likewise. */
  readonly choiceName: (path: string, choice: string) => string;
}

/** The words of a tool for fields that only their paths name. */
export function useToolTexts({ id }: LoadedTool): ToolTexts {
  const i18n = useI18n();
  const language = useLanguage();
  const t = useWords<Record<string, string>>(id) as AnyWords;
  return useMemo(() => {
    const known = (key: string) =>
      i18n.exists(`ui.${key}`, { ns: id, lng: language }) ? t(`ui.${key}`) : undefined;
    const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
    return {
      t,
      fieldName: (path) => known(nameOf(path)) ?? known(`field-${nameOf(path)}`) ?? path,
      choiceName: (path, choice) => known(`${nameOf(path)}-${choice}`) ?? known(choice) ?? choice,
    };
  }, [i18n, language, id, t]);
}

/** The name of what a column can be for a tool. */
export function targetName(
  target: string,
  { hook }: LoadedTool,
  { texts, products }: { readonly texts: ToolTexts; readonly products: TranslateProducts },
): string {
  return hook ? targetLabel(products, target) : texts.fieldName(target);
}
