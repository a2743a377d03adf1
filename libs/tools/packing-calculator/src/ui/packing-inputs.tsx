import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Field, SegmentedControl, Select } from '@seller-toolbox/ui';
import type { engine } from '../engine/packing-calculator.engine.ts';
import type zh from '../locales/zh.json';
import { BoxList } from './boxes/box-list.tsx';
import { useCartonText } from './carton-text.ts';
import { SearchControl } from './search-control.tsx';
import type { BetterOutput } from './use-better-output.ts';

const MODES = ['recommend', 'optimize'] as const;
const NO_CARTON = '';

export interface PackingInputsProps {
  tool: Tool<typeof engine>;
  better: BetterOutput;
}

export function PackingInputs({ tool, better }: PackingInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const cartonText = useCartonText();
  const { input, change, place, problems } = tool;
  const { mode, cartonId, cartons } = input;
  const missing = cartonId === undefined ? t('findings.carton-required') : undefined;
  return (
    <>
      <SegmentedControl
        label={t('ui.mode')}
        options={MODES.map((value) => ({ value, label: t(`ui.mode-${value}`) }))}
        value={mode}
        onValueChange={(next) => place({ mode: next })}
      />
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
      <SearchControl better={better} />
    </>
  );
}
