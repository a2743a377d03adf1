import { useFormat } from '@seller-toolbox/words/react';
import { StepList } from './explanation-lists.tsx';

export interface FormulaStep {
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

export interface FormulaStepsProps<Step extends FormulaStep> {
  steps: readonly Step[];
  /** The formula of a step; its numbers come as the language writes them. */
  textOf: (code: Step['code'], numbers: Readonly<Record<string, string>>) => string;
  /** Parameters that are shares of one and shown as percent; every other one is a size, a weight or an amount. */
  shares: ReadonlySet<string>;
  /** At most so many decimals. */
  digits: number;
}

/** The way from the visitor's numbers to each figure. */
export function FormulaSteps<Step extends FormulaStep>(props: FormulaStepsProps<Step>) {
  const { steps, textOf, shares, digits } = props;
  const format = useFormat();
  const shown = ([name, value]: readonly [string, number]): [string, string] => [
    name,
    shares.has(name) ? format.percent(value) : format.number(value, { digits }),
  ];
  return (
    <StepList>
      {steps.map(({ code, params }, index) => (
        <li key={`${code}-${index}`}>
          <code>{textOf(code, Object.fromEntries(Object.entries(params).map(shown)))}</code>
        </li>
      ))}
    </StepList>
  );
}
