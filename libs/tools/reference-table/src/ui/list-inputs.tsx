import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { SegmentedControl } from '@seller-toolbox/ui';
import type { engine } from '../engine/reference-table.engine.ts';
import { TABLE_CATEGORIES } from '../engine/reference-table.types.ts';
import type zh from '../locales/zh.json';
import { SearchField } from './search-field.tsx';

export function ListInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const { input, place } = tool;
  return (
    <>
      <SearchField tool={tool} label={t('ui.searchTables')} />
      <SegmentedControl
        label={t('ui.category')}
        look="chips"
        options={(['all', ...TABLE_CATEGORIES] as const).map((id) => ({
          value: id,
          label: t(`ui.category-${id}`),
        }))}
        value={input.category}
        onValueChange={(category) => place({ category })}
      />
    </>
  );
}
