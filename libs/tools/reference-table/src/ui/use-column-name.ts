import { useWords } from '@seller-toolbox/words/react';
import { useToolEnvironment } from '@seller-toolbox/tool-kit';

/** The heading of a column in the page's language: `ui.column-iso2` is "Two-letter code". */
export function useColumnName(): (label: string) => string {
  const { manifest } = useToolEnvironment();
  const t = useWords<Record<string, string>>(manifest.id);
  return (label) => t(`ui.column-${label}`);
}
