import { ruleSetInForce, STANDARD_RULE_SET, type RuleSet } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useState } from 'react';
import { useToolEnvironment, type RulesChoice } from '../tool-environment.tsx';

/** The storage key of the visitor's choice, for all tools. */
const CHOICE_KEY = 'rules';

export interface RuleSetChoice {
  /** All that the engine has; empty where no published figures are used. */
  readonly all: readonly RuleSet[];
  readonly current: RuleSet | undefined;
  /** The set in force today, where it is newer than the current one. */
  readonly newer: RuleSet | undefined;
  /** The day of all that, `YYYY-MM-DD`. */
  readonly today: string;
  /** How often another set was taken on this page. */
  readonly switches: number;
  /** Takes another set, here and, as standard or in force, in every tool from now on. */
  readonly choose: (id: string) => void;
}

interface RuleSetOptions {
  readonly ruleSets: readonly RuleSet[];
  /** The set that the input names: from a link, or chosen on this page. */
  readonly named: string | undefined;
  readonly instant: number;
  readonly onChoose: (id: string) => void;
}

/** Which rule set the tool computes by: the one its input names, else the visitor's choice, else the site's. */
export function useRuleSet({ ruleSets, named, instant, onChoose }: RuleSetOptions): RuleSetChoice {
  const { storage, defaultRules } = useToolEnvironment();
  const [choice, setChoice] = useState<RulesChoice>('standard');
  const [switches, setSwitches] = useState(0);
  useEffect(() => setChoice(readChoice(storage.read(CHOICE_KEY)) ?? defaultRules), [storage, defaultRules]);

  const today = new Date(instant).toISOString().slice(0, 10);
  const inForce = ruleSetInForce(ruleSets, today);
  const chosen = choice === 'in-force' && inForce ? inForce.id : STANDARD_RULE_SET;
  const current = ruleSets.find(({ id }) => id === (named ?? chosen));

  const choose = useCallback(
    (id: string) => {
      const next = id === STANDARD_RULE_SET ? 'standard' : id === inForce?.id ? 'in-force' : undefined;
      if (next) {
        storage.write(CHOICE_KEY, next satisfies RulesChoice);
        setChoice(next);
      }
      setSwitches((count) => count + 1);
      onChoose(id);
    },
    [storage, inForce, onChoose],
  );

  const newer = isNewer(inForce, current) ? inForce : undefined;
  return { all: ruleSets, current, newer, today, switches, choose };
}

function isNewer(inForce: RuleSet | undefined, current: RuleSet | undefined): boolean {
  return (inForce?.effectiveFrom ?? '') > (current?.effectiveFrom ?? '');
}

function readChoice(stored: unknown): RulesChoice | undefined {
  return stored === 'standard' || stored === 'in-force' ? stored : undefined;
}
