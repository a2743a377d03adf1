import { useWords } from '@seller-toolbox/words/react';
import { useToolEnvironment } from '@seller-toolbox/tool-kit';

/** The name of a unit in the page's language: `ui.unit-in` is "inch". */
export function useUnitName(): (unitId: string) => string {
  const { manifest } = useToolEnvironment();
  const t = useWords<Record<string, string>>(manifest.id);
  return (unitId) => t(`ui.unit-${unitId}`);
}
