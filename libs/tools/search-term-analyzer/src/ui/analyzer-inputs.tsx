import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, classNames, Field, SegmentedControl, TextInput } from '@seller-toolbox/ui';
import { BRAND_FILTERS } from '../engine/search-term-analyzer.schema.ts';
import { lazy, Suspense, useState } from 'react';
import type zh from '../locales/zh.json';
import styles from './analyzer-inputs.module.css';
import { ReportDropZone } from './report-drop-zone.tsx';
import type { settingsForm } from './settings-form.ts';
import type { Report } from './use-report.ts';

// Loaded with the first file.
const FileProgress = lazy(async () => ({ default: (await import('./file-progress.tsx')).FileProgress }));
const FileReading = lazy(async () => ({ default: (await import('./file-reading.tsx')).FileReading }));

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
  const brands = typeof input.brandWords === 'string' ? input.brandWords : input.brandWords.join(', ');
  return (
    <>
      <ReportDropZone
        report={report}
        currency={currency}
        isCleared={state.name === null && tool.isCleared}
        onFile={(chosen) => {
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
        <Button icon="sliders" words="wide" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {input.brand === 'all' ? t('ui.settings') : `${t('ui.settings')} · ${t(`ui.brand-${input.brand}`)}`}
        </Button>
      </ReportDropZone>
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
