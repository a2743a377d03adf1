import { useFormat, useWords } from '@seller-toolbox/words/react';
import { DataTable, Field, Select } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { useState } from 'react';
import type { SourcesOutput, OutputRow } from '../../engine/sources-output.schema.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

const MAX_CHOICES = 200;
/** Of bars whose shares are all smaller. */
const MIN_SCALE = 1;

/** The own share of one keyword from impression to purchase, as bars and as a table. */
export function FunnelChart({ output }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const rows = output.rows
    .filter(({ funnel }) => funnel !== null)
    .sort((one, other) => (other.funnel?.missedPurchases ?? 0) - (one.funnel?.missedPurchases ?? 0))
    .slice(0, MAX_CHOICES);
  const [chosen, setChosen] = useState<string | null>(null);
  const row = rows.find(({ keyword }) => keyword === chosen) ?? rows[0];
  if (!row) return null;
  return (
    <section className={styles.section} aria-label={words('sources.funnel')}>
      <h3>{words('sources.funnel')}</h3>
      <Field label={words('sources.funnelKeyword')}>
        <Select
          options={rows.map(({ keyword }) => ({ value: keyword, label: keyword }))}
          value={row.keyword}
          onValueChange={setChosen}
        />
      </Field>
      <Funnel row={row} output={output} />
    </section>
  );
}

function Funnel({ row: { funnel, keyword }, output }: { row: OutputRow; output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  if (funnel === null) return null;
  const { steps, leak, shareGap, missedPurchases, source } = funnel;
  const scale = Math.max(MIN_SCALE, ...steps.map(({ share }) => share ?? 0));
  const percent = (share: number | null) =>
    share === null ? words('sources.noData') : format.percent(share / 100, 2);
  const number = (value: number | null) => (value === null ? words('sources.noData') : format.number(value));
  const file = output.sources[source];
  const facts = [
    leak &&
      words('sources.leak', {
        step: words(`field.${leak.step}`),
        loss: format.percent(leak.lossPercent / 100, 0),
      }),
    shareGap !== null && words('sources.shareGap', { points: format.number(shareGap, { digits: 2 }) }),
    missedPurchases !== null &&
      words('sources.missedOf', { number: format.number(missedPurchases, { digits: 0 }) }),
    file &&
      words('sources.fromFile', { name: file.name, date: file.date === null ? '–' : format.date(file.date) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <div className={styles.funnel}>
        <div className={styles.bars} data-printed>
          {steps.map(({ step, share }) => (
            <MeterBar
              key={step}
              label={words(`field.${step}`)}
              value={share ?? 0}
              max={scale}
              text={percent(share)}
              tone={leak?.step === step ? 'warn' : 'accent'}
            />
          ))}
        </div>
        <DataTable
          caption={words('sources.funnelOf', { keyword })}
          columns={[
            {
              key: 'step',
              kind: 'heading',
              header: words('sources.step'),
              cell: ({ step }) => words(`field.${step}`),
            },
            {
              key: 'total',
              kind: 'number',
              header: words('sources.all'),
              cell: ({ total }) => number(total),
            },
            { key: 'own', kind: 'number', header: words('sources.own'), cell: ({ own }) => number(own) },
            {
              key: 'share',
              kind: 'number',
              header: words('sources.ownShare'),
              cell: ({ share }) => percent(share),
            },
          ]}
          rows={steps}
          rowKey={({ step }) => step}
        />
      </div>
      <p className={styles.note}>{facts.join(' · ')}</p>
    </>
  );
}
