import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { QueryForm } from '@seller-toolbox/tool-kit/research';
import { Field, SegmentedControl, TextInput } from '@seller-toolbox/ui';
import type { engine } from '../engine/design-patent-search.engine.ts';
import { SEARCH_TYPES } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';

export function PatentInputs({ tool, isSearching }: { tool: Tool<typeof engine>; isSearching: boolean }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, problems, isStale } = tool;
  const hasFiles = input.sources.some(({ kind }) => kind === 'google-patents');
  return (
    <QueryForm
      tool={tool}
      busy={isSearching}
      label={t('ui.search')}
      above={
        <SegmentedControl
          label={t('ui.type')}
          options={SEARCH_TYPES.map((type) => ({ value: type, label: t(`ui.type-${type}`) }))}
          value={input.type}
          onValueChange={(type) => change({ type })}
        />
      }
    >
      <Field
        hint={t(hasFiles ? 'ui.searchesFiles' : 'ui.sentToServer')}
        label={t(`ui.type-${input.type}`)}
        error={isStale ? undefined : problemAt(problems, 'query')}
        required
      >
        <TextInput
          icon="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t(`ui.placeholder-${input.type}`)}
          value={input.query}
          onValueChange={(query) => change({ query })}
        />
      </Field>
    </QueryForm>
  );
}
