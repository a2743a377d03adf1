import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { Notice } from '@seller-toolbox/ui';
import { engine } from '../engine/world-clock.engine.ts';
import type { WorldClockOutput } from '../engine/world-clock.schema.ts';
import type zh from '../locales/zh.json';
import { ClockInputs } from './clock-inputs.tsx';
import { ClockResults } from './clock-results.tsx';
import { LocalClock } from './local-clock.tsx';
import { useMeetingText } from './meeting-text.ts';
import { useLocalZone } from './use-local-zone.ts';
import styles from './world-clock.module.css';

const TRANSIENT_FIELDS = ['localZone'] as const;

export function WorldClock() {
  const { supplied, isUnknown } = useLocalZone();
  const tool = useTool(engine, {
    ...(supplied ? { supplied } : {}),
    transientFields: TRANSIENT_FIELDS,
    refreshEvery: 1000,
    describeUse,
  });
  const { t } = useToolWords<typeof zh>();
  const meetingText = useMeetingText();
  const { output } = tool;
  return (
    <ToolFrame
      tool={tool}
      layout="stacked"
      inputs={
        <>
          {isUnknown && <Notice tone="warn">{t('ui.localUnknown')}</Notice>}
          <div className={styles.head}>
            {output && <LocalClock local={output.local} />}
            <ClockInputs tool={tool} />
          </div>
        </>
      }
      announcement={output ? meetingText(output) : ''}
      results={output && <ClockResults tool={tool} output={output} />}
      empty={<Notice tone="bad">{t('ui.refreshFailed')}</Notice>}
      explanationCounts={{ lines: 4 }}
      explanation={
        <>
          <p>{t('ui.explainLight')}</p>
          <p>{t('ui.explainSaving')}</p>
          <p>{t('ui.explainOverlap')}</p>
          <p>{t('ui.sources')}</p>
        </>
      }
      tips={[t('ui.tipPacific'), t('ui.tipSaving'), t('ui.tipStrip')]}
    />
  );
}

function describeUse({ zones, local }: WorldClockOutput) {
  return { action: 'view_time_zones', timezoneCount: zones.length, currentZone: local.timezone };
}
