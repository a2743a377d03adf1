import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, classNames, Field, SegmentedControl, TextInput } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { BRAND_FILTERS } from '../engine/search-term-analyzer.schema.ts';
import { lazy, Suspense, useId, useState } from 'react';
import type zh from '../locales/zh.json';
import styles from './analyzer-inputs.module.css';
import { ReportDropZone } from './report-drop-zone.tsx';
import { useReportFacts } from './use-report-facts.ts';
import type { settingsForm } from './settings-form.ts';
import type { Report } from './use-report.ts';

// Loaded with the first file.
const FileProgress = lazy(async () => ({ default: (await import('./file-progress.tsx')).FileProgress }));
const FileReading = lazy(async () => ({ default: (await import('./file-reading.tsx')).FileReading }));

type Settings = Tool<typeof settingsForm>['input'];

export interface AnalyzerInputsProps {
  tool: Tool<typeof settingsForm>;
  report: Report;
  currency: string;
}

export function AnalyzerInputs({ tool, report, currency }: AnalyzerInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, problems } = tool;
  const { state } = report;
  const [isOpen, open] = useState(false);
  const setId = useId();
  const brands = typeof input.brandWords === 'string' ? input.brandWords : input.brandWords.join(', ');
  return (
    <>
      <ReportDropZone
        report={report}
        currency={currency}
        isCleared={state.name === null && tool.isCleared}
        line={state.summary && <SetupLine state={state} isOpen={isOpen} onToggle={() => open(!isOpen)} />}
        onFile={(chosen) => {
          open(false);
          report.open(chosen);
          change({});
          void tool.clear({ what: 'example' });
        }}
      >
        <NumberField
          className={classNames(styles.target)}
          label={t('ui.targetAcos')}
          unit="%"
          hint={t('ui.targetHint')}
          value={input.targetAcos}
          whenUnreadable={null}
          onValueChange={(targetAcos) => change({ targetAcos })}
          error={problemAt(problems, 'targetAcos')}
        />
        <Field
          className={classNames(styles.brands)}
          label={t('ui.brandWords')}
          hint={t('ui.brandWordsHint')}
          error={problemAt(problems, 'brandWords')}
        >
          <TextInput value={brands} onValueChange={(brandWords) => change({ brandWords })} />
        </Field>
        <Button
          className={styles.more}
          icon="sliders"
          words="wide"
          aria-expanded={isOpen}
          aria-describedby={isOpen ? undefined : setId}
          onClick={() => open(!isOpen)}
        >
          {t('ui.settings')}
        </Button>
      </ReportDropZone>
      {!isOpen && <SetValues id={setId} input={input} />}
      {(state.name !== null || state.step === 'failed') && (
        <Suspense fallback={null}>
          <FileProgress report={report} />
        </Suspense>
      )}
      {state.reading && (
        <Suspense fallback={null}>
          <FileReading report={report} reading={state.reading} />
        </Suspense>
      )}
      <MoreSettings tool={tool} isOpen={isOpen} />
    </>
  );
}

interface SetupLineProps {
  state: Report['state'];
  isOpen: boolean;
  onToggle: () => void;
}

/** On a phone instead of report and settings until they are opened: what is analyzed for which target. */
function SetupLine({ state: { name, summary, reading }, isOpen, onToggle }: SetupLineProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const facts = useReportFacts({ name, summary, reading });
  const target = summary?.target ?? null;
  return (
    <button type="button" className={styles.line} aria-expanded={isOpen} onClick={onToggle}>
      <span>
        {name !== null && <b dir="auto">{name}</b>}
        {[
          ...(target === null ? [] : [`${t('ui.targetAcos')} ${format.percent(target / 100)}`]),
          ...facts,
        ].join(' · ')}
      </span>
      <strong>{t('ui.change')}</strong>
    </button>
  );
}

/** All that is set in the closed settings, in short. */
function SetValues({ id, input }: { id: string; input: Settings }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { brand, margin, minClicks, maxBidChange } = input;
  const percent = (value: number) => format.percent(value / 100);
  const values = [
    t(brand === 'all' ? 'ui.set-allTerms' : `ui.brand-${brand}`),
    ...(margin === null ? [] : [t('ui.set-margin', { margin: percent(margin) })]),
    ...(minClicks > 0 ? [t('ui.set-minClicks', { count: minClicks, number: format.number(minClicks) })] : []),
    t(maxBidChange === null ? 'ui.set-anyBidChange' : 'ui.set-maxBidChange', {
      max: percent(maxBidChange ?? 0),
    }),
  ];
  return (
    <p id={id} className={styles.set}>
      {t('ui.settings')}: {values.join(' · ')}
    </p>
  );
}

/** The settings that few reports need. */
function MoreSettings({ tool, isOpen }: Pick<AnalyzerInputsProps, 'tool'> & { isOpen: boolean }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, problems } = tool;
  return (
    <div className={classNames(styles.settings, isOpen && styles.open)}>
      <SegmentedControl
        label={t('ui.brandFilter')}
        labelLook="shown"
        options={BRAND_FILTERS.map((value) => ({ value, label: t(`ui.brand-${value}`) }))}
        value={input.brand}
        onValueChange={(brand) => change({ brand })}
      />
      <div className={styles.fields}>
        <NumberField
          label={t('ui.margin')}
          unit="%"
          hint={t('ui.marginHint')}
          value={input.margin}
          whenUnreadable={null}
          onValueChange={(margin) => change({ margin })}
          error={problemAt(problems, 'margin')}
        />
        <NumberField
          label={t('ui.minClicks')}
          hint={t('ui.minClicksHint')}
          value={input.minClicks}
          whenUnreadable={0}
          onValueChange={(minClicks) => change({ minClicks: minClicks ?? 0 })}
          error={problemAt(problems, 'minClicks')}
        />
        <NumberField
          label={t('ui.maxBidChange')}
          unit="%"
          hint={t('ui.maxBidChangeHint')}
          value={input.maxBidChange}
          whenUnreadable={null}
          onValueChange={(maxBidChange) => change({ maxBidChange })}
          error={problemAt(problems, 'maxBidChange')}
        />
      </div>
    </div>
  );
}
