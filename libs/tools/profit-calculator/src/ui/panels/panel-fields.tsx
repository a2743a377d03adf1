import {
  switchUnits,
  UNIT_SYSTEMS,
  unitsOf,
  type UnitSystem,
} from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Checkbox, Field, SegmentedControl, Select } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import type { ProfitEngine } from '../../engine/profit-calculator.engine.ts';
import type { ProfitInput } from '../../engine/profit-input.schema.ts';
import type { PanelId } from '../panel-ids.ts';
import {
  FIELDS_OF_PANEL,
  type ChoiceOption,
  type ChoicePanelField,
  type NumberPanelField,
  type PanelField,
} from './panel-fields.data.ts';
import styles from './panel-fields.module.css';
import { loadPanelWords, PANEL_WORDS, type PanelWords } from './panel-words.ts';

export interface PanelFieldsProps {
  panel: PanelId;
  tool: Tool<ProfitEngine>;
}

/** The fields of a panel, and what comes of them. */
export function PanelFields(props: PanelFieldsProps) {
  return (
    <LazyWords namespace={PANEL_WORDS} load={loadPanelWords}>
      <Fields {...props} />
    </LazyWords>
  );
}

function Fields({ panel, tool }: PanelFieldsProps) {
  const fields = FIELDS_OF_PANEL[panel].filter(({ appliesTo }) => appliesTo?.(tool.input) ?? true);
  return (
    <>
      {panel === 'package' && <Units tool={tool} />}
      <div className={styles.fields}>
        {fields.map((field) => (
          <OneField key={field.name} field={field} tool={tool} />
        ))}
      </div>
      <PanelResult panel={panel} tool={tool} />
    </>
  );
}

/** The rate of a referral fee that the tables do not have. */
export function ReferralRate({ tool }: { tool: Tool<ProfitEngine> }) {
  return (
    <LazyWords namespace={PANEL_WORDS} load={loadPanelWords}>
      <NumberInput field={{ kind: 'percent', name: 'referralRate', hint: 'referralRateHint' }} tool={tool} />
    </LazyWords>
  );
}

function OneField({ field, tool }: { field: PanelField; tool: Tool<ProfitEngine> }) {
  const t = useWords<PanelWords>(PANEL_WORDS);
  if (field.kind === 'choice') return <Choice field={field} tool={tool} />;
  if (field.kind !== 'check') return <NumberInput field={field} tool={tool} />;
  const { name, whenLeftOut } = field;
  return (
    <Checkbox
      label={t(`panels.${name}`)}
      checked={tool.input[name] ?? whenLeftOut}
      onCheckedChange={(checked) => tool.change({ [name]: checked === whenLeftOut ? undefined : checked })}
    />
  );
}

function NumberInput({ field, tool }: { field: NumberPanelField; tool: Tool<ProfitEngine> }) {
  const t = useWords<PanelWords>(PANEL_WORDS);
  const { problemAt } = useToolWords();
  const { name, kind, hint } = field;
  const { input } = tool;
  const value = input[name];
  const units = unitsOf(unitSystemOf(input));
  const unit = {
    amount: marketplaceOf(input.marketplace).currency,
    percent: '%',
    side: units.length,
    weight: units.weight,
    count: undefined,
  }[kind];
  return (
    <NumberField
      label={t(`panels.${name}`)}
      unit={unit}
      hint={hint && t(`panels.${hint}`)}
      value={typeof value === 'number' ? value : null}
      shownDigits={4}
      onValueChange={(next) => tool.change({ [name]: next ?? undefined })}
      onSides={
        kind === 'side'
          ? ([packageLength, packageWidth, packageHeight], packageWeight) =>
              tool.change({
                packageLength,
                packageWidth,
                packageHeight,
                ...(packageWeight !== null && { packageWeight }),
              })
          : undefined
      }
      whenUnreadable={null}
      error={problemAt(tool.problems, name)}
    />
  );
}

function Choice({ field, tool }: { field: ChoicePanelField; tool: Tool<ProfitEngine> }) {
  const t = useWords<PanelWords>(PANEL_WORDS);
  const format = useFormat();
  const { name, options } = field;
  const chosen = options.find(([value]) => value === tool.input[name]) ?? options[0];
  return (
    <Field className={options.length > 2 ? styles.wide : undefined} label={t(`panels.${name}`)}>
      <Select
        options={options.map((option) => ({
          value: keyOf(option),
          label: option[1] ? t(`panels.${option[1]}`) : regionName(keyOf(option), format),
        }))}
        value={chosen ? keyOf(chosen) : ''}
        onValueChange={(next) =>
          tool.change({ [name]: options.find((option) => keyOf(option) === next)?.[0] })
        }
      />
    </Field>
  );
}

const keyOf = ([value, word]: ChoiceOption) => word ?? String(value);

/** Switches the units of the measures and converts them. */
function Units({ tool }: { tool: Tool<ProfitEngine> }) {
  const t = useWords<PanelWords>(PANEL_WORDS);
  const { input, place } = tool;
  const from = unitSystemOf(input);
  return (
    <SegmentedControl
      label={t('panels.unitSystem')}
      options={UNIT_SYSTEMS.map((system) => ({ value: system, label: t(`panels.units-${system}`) }))}
      value={from}
      onValueChange={(to) => place((current) => ({ unitSystem: to, ...measuresIn(to, current) }))}
    />
  );
}

function measuresIn(to: UnitSystem, input: ProfitInput): Partial<ProfitInput> {
  const { packageLength, packageWidth, packageHeight, packageWeight } = input;
  const item = switchUnits(
    {
      length: packageLength ?? 0,
      width: packageWidth ?? 0,
      height: packageHeight ?? 0,
      weight: packageWeight ?? 0,
    },
    unitSystemOf(input),
    to,
  );
  return {
    packageLength: item.length || undefined,
    packageWidth: item.width || undefined,
    packageHeight: item.height || undefined,
    packageWeight: item.weight || undefined,
  };
}

function unitSystemOf({ unitSystem, marketplace }: ProfitInput): UnitSystem {
  return unitSystem ?? marketplaceOf(marketplace).unitSystem;
}

/** What the fields of a panel give: the FBA fees, or the cost of a return. */
function PanelResult({ panel, tool: { output } }: PanelFieldsProps) {
  const t = useWords<PanelWords>(PANEL_WORDS);
  const format = useFormat();
  if (!output) return null;
  const money = (amount: number | null) =>
    amount === null ? t('panels.unknown') : format.money(amount, output.currency);
  const { fba, costPerReturn } = output;
  if (panel === 'package' && fba) {
    const { fulfillmentFee, storageFee } = fba;
    return (
      <p className={styles.result}>
        {t('panels.fbaResult', { fee: money(fulfillmentFee), storage: money(storageFee) })}
      </p>
    );
  }
  if (panel === 'returns' && costPerReturn !== null) {
    return <p className={styles.result}>{t('panels.costPerReturn', { cost: money(costPerReturn) })}</p>;
  }
  return null;
}
