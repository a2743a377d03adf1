import type { RuleSet } from '@seller-toolbox/tool-contract';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { ruleSetName, ruleSetSource, type RuleSetWriter } from './rule-set-name.ts';

export function useRuleSetName(): (ruleSet: RuleSet) => string {
  const writer = useRuleSetWriter();
  return (ruleSet) => ruleSetName(ruleSet, writer);
}

export function useRuleSetSource(): (ruleSet: RuleSet) => string {
  const writer = useRuleSetWriter();
  return (ruleSet) => ruleSetSource(ruleSet, writer);
}

function useRuleSetWriter(): RuleSetWriter {
  return { t: usePlatformWords(), format: useFormat() };
}
