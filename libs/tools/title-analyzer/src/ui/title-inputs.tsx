import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { Field, Select, TextInput } from '@seller-toolbox/ui';
import { MarkedArea } from '@seller-toolbox/ui/marked-area';
import { LISTING_CATEGORIES } from '@seller-toolbox/reference-data/listing-categories.data';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { engine } from '../engine/title-analyzer.engine.ts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { TitleCounter } from './title-length.tsx';
import { MarkLegend, TitleMarks } from './title-marks.tsx';
import { TitleRuler } from './title-ruler.tsx';
import styles from './title-inputs.module.css';

export interface TitleInputsProps {
  tool: Tool<typeof engine>;
  analysis: TitleAnalysis | undefined;
}

export function TitleInputs({ tool, analysis }: TitleInputsProps) {
  const { t, textOf, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, problems, output } = tool;
  const { title, keyword, marketplace, category } = input;
  const emptyTitle = output !== undefined && 'result' in output ? output.issues[0] : undefined;
  return (
    <>
      <Field
        label={t('ui.title')}
        required
        aside={analysis && <TitleCounter analysis={analysis} />}
        error={problemAt(problems, 'title') ?? (emptyTitle && textOf(emptyTitle))}
      >
        <MarkedArea
          runs={(text) => (analysis ? <TitleMarks title={text} highlights={analysis.highlights} /> : text)}
          grows
          dir="auto"
          spellCheck={false}
          value={title}
          onValueChange={(next) => change({ title: next })}
        />
      </Field>
      {analysis && (
        <>
          <MarkLegend highlights={analysis.highlights} />
          <TitleRuler analysis={analysis} marketplace={marketplace} />
        </>
      )}
      <Field label={t('ui.keyword')} error={problemAt(problems, 'keyword')}>
        <TextInput value={keyword} onValueChange={(next) => change({ keyword: next })} />
      </Field>
      <div className={styles.selects}>
        <Field label={t('ui.marketplace')} error={problemAt(problems, 'marketplace')}>
          <Select
            options={LISTING_MARKETPLACES.map(({ code }) => ({
              value: code,
              label: regionName(code, format),
            }))}
            value={marketplace}
            onValueChange={(next) => change({ marketplace: next })}
          />
        </Field>
        <Field label={t('ui.category')} error={problemAt(problems, 'category')}>
          <Select
            options={LISTING_CATEGORIES.map(({ id }) => ({ value: id, label: t(`ui.category-${id}`) }))}
            value={category}
            onValueChange={(next) => change({ category: next })}
          />
        </Field>
      </div>
    </>
  );
}
