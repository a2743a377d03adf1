import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { QueryForm } from '@seller-toolbox/tool-kit/research';
import { Field, SegmentedControl, TextInput } from '@seller-toolbox/ui';
import type { engine } from '../engine/design-patent-search.engine.ts';
import { SEARCH_TYPES } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';

export function PatentInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, problems, isStale } = tool;
  return (
    <QueryForm
      tool={tool}
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
