import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { SegmentedControl } from '@seller-toolbox/ui';
import type { engine } from '../engine/world-clock.engine.ts';
import type zh from '../locales/zh.json';
import { AddZone } from './add-zone.tsx';
import styles from './clock-inputs.module.css';

/** 12 or 24 hours, and the field that adds a city. */
export function ClockInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <div className={styles.inputs}>
      <AddZone tool={tool} />
      <SegmentedControl
        label={t('ui.hourCycle')}
        options={[
          { value: '24', label: t('ui.hours24') },
          { value: '12', label: t('ui.hours12') },
        ]}
        value={String(tool.input.hourCycle)}
        onValueChange={(next) => tool.change({ hourCycle: next === '12' ? 12 : 24 })}
      />
    </div>
  );
}
