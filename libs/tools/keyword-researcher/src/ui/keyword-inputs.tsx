import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { QueryForm } from '@seller-toolbox/tool-kit/research';
import { Field, Select, TextInput } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import type { engine } from '../engine/keyword-researcher.engine.ts';
import { CATEGORIES, MARKETPLACES } from '../engine/keyword-researcher.schema.ts';
import type zh from '../locales/zh.json';
import styles from './keyword-inputs.module.css';

export function KeywordInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, problems, isStale } = tool;
  return (
    <QueryForm
      tool={tool}
      label={t('ui.search')}
      above={<h2 className={styles.or}>{t('ui.orSample')}</h2>}
      canSubmit={input.seed.trim() !== ''}
      options={
        <>
          <Field label={t('ui.marketplace')}>
            <Select
              options={MARKETPLACES.map((code) => ({ value: code, label: regionName(code, format) }))}
              value={input.marketplace}
              onValueChange={(marketplace) => change({ marketplace })}
            />
          </Field>
          <Field label={t('ui.category')}>
            <Select
              options={CATEGORIES.map((id) => ({ value: id, label: t(`ui.category-${id}`) }))}
              value={input.category}
              onValueChange={(category) => change({ category })}
            />
          </Field>
        </>
      }
    >
      <Field label={t('ui.seed')} error={isStale ? undefined : problemAt(problems, 'seed')} required>
        <TextInput
          icon="search"
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          placeholder={t('ui.seedPlaceholder')}
          value={input.seed}
          onValueChange={(seed) => change({ seed })}
        />
      </Field>
    </QueryForm>
  );
}
