import {
  appliesToMarketplace,
  ruleScopeOf,
  ruleSetInForce,
  STANDARD_RULE_SET,
  type DefaultRules,
  type RawInput,
  type RuledEngine,
  type RuleSet,
} from '@seller-toolbox/tool-contract';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';

/** The storage key of the visitor's choice, for all tools. */
const CHOICE_KEY = 'rules';

export interface RuleSetChoice {
  /** All that the engine has for the marketplace; empty where no published figures are used. */
  readonly all: readonly RuleSet[];
  readonly current: RuleSet | undefined;
  /** The set in force, where it is newer than the current one. */
  readonly newer: RuleSet | undefined;
  /** The specification's figures, where the page computes by others. */
  readonly standard: RuleSet | undefined;
  /** The day of all that, `YYYY-MM-DD`: the input's, else today in the marketplace. */
  readonly today: string;
  /** How often another set was taken on this page. */
  readonly switches: number;
  /** Takes another set, here and, as standard or in force, in every tool from now on. */
  readonly choose: (id: string) => void;
}

interface RuleSetOptions {
  readonly engine: RuledEngine;
  readonly input: RawInput;
  /** The set that the input names: from a link, a saved input, or chosen on this page. */
  readonly named: string | undefined;
  readonly instant: number;
  readonly onChoose: (id: string) => void;
}

/** Which rule set the tool computes by: the one its input names, else the visitor's choice, else the site's. */
export function useRuleSet({ engine, input, named, instant, onChoose }: RuleSetOptions): RuleSetChoice {
  const { storage, defaultRules } = useToolEnvironment();
  // Every page is prerendered by the rules in force; another choice replaces them before the next paint.
  const [choice, setChoice] = useState<DefaultRules>('in-force');
  const [switches, setSwitches] = useState(0);
  useLayoutEffect(
    () => setChoice(readChoice(storage.read(CHOICE_KEY)) ?? defaultRules),
    [storage, defaultRules],
  );

  const scope = ruleScopeOf(engine, input, instant);
  const all = engine.ruleSets.filter((set) => appliesToMarketplace(set, scope.marketplace));
  const inForce = ruleSetInForce(all, scope);
  const standard = all.find(({ id }) => id === STANDARD_RULE_SET);
  const chosen = choice === 'in-force' && inForce ? inForce : standard;
  const current = all.find(({ id }) => id === named) ?? chosen ?? inForce;

  const inForceId = inForce?.id;
  const choose = useCallback(
    (id: string) => {
      const next = id === STANDARD_RULE_SET ? 'standard' : id === inForceId ? 'in-force' : undefined;
      if (next) {
        storage.write(CHOICE_KEY, next satisfies DefaultRules);
        setChoice(next);
      }
      setSwitches((count) => count + 1);
      onChoose(id);
    },
    [storage, inForceId, onChoose],
  );

  return {
    all,
    current,
    newer: isNewer(inForce, current) ? inForce : undefined,
    standard: current === standard ? undefined : standard,
    today: scope.day,
    switches,
    choose,
  };
}

function isNewer(inForce: RuleSet | undefined, current: RuleSet | undefined): boolean {
  return (inForce?.effectiveFrom ?? '') > (current?.effectiveFrom ?? '');
}

function readChoice(stored: unknown): DefaultRules | undefined {
  return stored === 'standard' || stored === 'in-force' ? stored : undefined;
}
