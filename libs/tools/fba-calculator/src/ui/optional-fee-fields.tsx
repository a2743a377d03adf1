import { CLOSING_GROUPS, INBOUND_SPLITS } from '@seller-toolbox/fee-cards/fba/optional-fee-choices';
import { optionalFeeInputs } from '@seller-toolbox/fee-cards/fba/optional-fee-inputs.data';
import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Field, Select } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { OPTIONAL_FEE_WORDS, loadOptionalFeeWords, type OptionalFeeWords } from './optional-fee-words.ts';
import styles from './optional-fee-fields.module.css';
import type { FbaEngine } from '../engine/fba-calculator.engine.ts';

/** How the seller ships and stocks; each field starts with the choice that charges nothing. */
export function OptionalFeeFields({ tool }: { tool: Tool<FbaEngine> }) {
  return (
    <LazyWords namespace={OPTIONAL_FEE_WORDS} load={loadOptionalFeeWords}>
      <Fields tool={tool} />
    </LazyWords>
  );
}

const UNITS = { daysOfSupply: 'days', utilizationWeeks: 'weeks' } as const;

function Fields({ tool }: { tool: Tool<FbaEngine> }) {
  const { problemAt } = useToolWords();
  const t = useWords<OptionalFeeWords>(OPTIONAL_FEE_WORDS);
  const { input, change, problems } = tool;
  const fields = optionalFeeInputs(input.marketplace).map((name) => {
    const error = problemAt(problems, name);
    if (name === 'daysOfSupply' || name === 'utilizationWeeks') {
      return (
        <NumberField
          key={name}
          label={t(`ui.${name}`)}
          hint={t(`ui.${name}Hint`)}
          unit={t(`ui.${UNITS[name]}`)}
          value={input[name]}
          onValueChange={(next) => change({ [name]: next })}
          whenUnreadable={null}
          error={error}
        />
      );
    }
    return (
      <Field key={name} label={t(`ui.${name}`)} error={error}>
        {name === 'inboundSplit' ? (
          <Select
            options={INBOUND_SPLITS.map((id) => ({ value: id, label: t(`ui.inboundSplit-${id}`) }))}
            value={input.inboundSplit}
            onValueChange={(next) => change({ inboundSplit: next })}
          />
        ) : (
          <Select
            options={CLOSING_GROUPS.map((id) => ({ value: id, label: t(`ui.closingGroup-${id}`) }))}
            value={input.closingGroup}
            onValueChange={(next) => change({ closingGroup: next })}
          />
        )}
      </Field>
    );
  });
  return <div className={styles.fields}>{fields}</div>;
}
