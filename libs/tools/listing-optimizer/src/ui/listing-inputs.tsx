import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Field, Select, TextArea } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import type { engine } from '../engine/listing-optimizer.engine.ts';
import { CATEGORIES, MARKETPLACES } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { BuilderPart } from './builder-parts.tsx';
import { BulletInputs } from './bullet-inputs.tsx';
import { FieldCount } from './field-count.tsx';
import { TermMeter } from './term-meter.tsx';
import styles from './listing-inputs.module.css';

export function ListingInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, problems, output } = tool;
  const { marketplace, category } = input;
  return (
    <>
      <Field
        label={t('ui.title')}
        aside={output && <FieldCount counter={output.fields.title} />}
        error={problemAt(problems, 'title')}
      >
        <TextArea
          rows={3}
          dir="auto"
          spellCheck={false}
          value={input.title}
          onValueChange={(title) => change({ title })}
        />
      </Field>
      <div className={styles.selects}>
        <Field label={t('ui.marketplace')} error={problemAt(problems, 'marketplace')}>
          <Select
            options={MARKETPLACES.map((code) => ({ value: code, label: regionName(code, format) }))}
            value={marketplace}
            onValueChange={(next) => change({ marketplace: next })}
          />
        </Field>
        <Field label={t('ui.category')} error={problemAt(problems, 'category')}>
          <Select
            options={CATEGORIES.map((id) => ({ value: id, label: t(`ui.category-${id}`) }))}
            value={category}
            onValueChange={(next) => change({ category: next })}
          />
        </Field>
      </div>
      <BuilderPart tool={tool} part="keywords" />
      <BulletInputs tool={tool} />
      <Field
        label={t('ui.description')}
        aside={output && <FieldCount counter={output.fields.description} />}
        error={problemAt(problems, 'description')}
      >
        <TextArea
          rows={6}
          dir="auto"
          spellCheck={false}
          value={input.description}
          onValueChange={(description) => change({ description })}
        />
      </Field>
      <div className={styles.terms}>
        <Field
          label={t('ui.searchTerms')}
          hint={output && t(output.fields.searchTerms.maxBytes === null ? 'ui.termsHint' : 'ui.bytesHint')}
          error={problemAt(problems, 'searchTerms')}
        >
          <TextArea
            rows={3}
            dir="auto"
            spellCheck={false}
            value={input.searchTerms}
            onValueChange={(searchTerms) => change({ searchTerms })}
          />
        </Field>
        {output && <TermMeter counter={output.fields.searchTerms} />}
      </div>
    </>
  );
}
