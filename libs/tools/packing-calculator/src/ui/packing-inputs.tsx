import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Field, SegmentedControl, Select } from '@seller-toolbox/ui';
import { MEASURE_SYSTEMS, type MeasureSystem } from '../engine/measures.ts';
import type zh from '../locales/zh.json';
import { useContext } from 'react';
import { AssumptionFields } from './assumption-fields.tsx';
import { BoxList } from './boxes/box-list.tsx';
import { useCartonText } from './carton-text.ts';
import { PersonalCartons } from './cartons/personal-cartons.tsx';
import { MeasureSystemContext } from './measures.tsx';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import styles from './line-fields.module.css';
import { SearchControl } from './search-control.tsx';

const MODES = ['recommend', 'optimize'] as const;
const NO_CARTON = '';

export interface PackingInputsProps {
  tool: Tool<PackingEngine>;
  onSystem: (system: MeasureSystem) => void;
}

export function PackingInputs({ tool, onSystem }: PackingInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const cartonText = useCartonText();
  const system = useContext(MeasureSystemContext);
  const { input, change, place, problems } = tool;
  const { mode, cartonId, cartons } = input;
  const missing = cartonId === undefined ? t('findings.carton-required') : undefined;
  return (
    <>
      <div className={styles.choices}>
        <SegmentedControl
          label={t('ui.mode')}
          options={MODES.map((value) => ({ value, label: t(`ui.mode-${value}`) }))}
          value={mode}
          onValueChange={(next) => place({ mode: next })}
        />
        <SegmentedControl
          label={t('ui.units')}
          options={MEASURE_SYSTEMS.map((value) => ({ value, label: t(`ui.units-${value}`) }))}
          value={system}
          onValueChange={onSystem}
        />
      </div>
      {mode === 'optimize' && (
        <Field label={t('ui.carton')} error={problemAt(problems, 'cartonId') ?? missing} required>
          <Select
            options={[
              { value: NO_CARTON, label: t('ui.chooseCarton') },
              ...cartons.map((carton) => ({ value: carton.id, label: cartonText.named(carton) })),
            ]}
            value={cartonId ?? NO_CARTON}
            onValueChange={(next) => change({ cartonId: next === NO_CARTON ? undefined : next })}
          />
        </Field>
      )}
      <BoxList tool={tool} />
      <div>
        <AssumptionFields tool={tool} />
        <PersonalCartons tool={tool} />
      </div>
      <SearchControl tool={tool} />
    </>
  );
}
