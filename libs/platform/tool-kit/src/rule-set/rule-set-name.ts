import { STANDARD_RULE_SET, type RuleSet } from '@seller-toolbox/tool-contract';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';

/** Says which rules a set holds: "standard", or from when they are. */
export function useRuleSetName(): (ruleSet: RuleSet) => string {
  const t = usePlatformWords();
  const format = useFormat();
  return ({ id, effectiveFrom, effectiveTo }) => {
    if (id === STANDARD_RULE_SET || effectiveFrom === null) return t('ruleSet.standard');
    const from = format.date(effectiveFrom);
    return effectiveTo === undefined
      ? t('ruleSet.since', { date: from })
      : t('ruleSet.between', { from, to: format.date(effectiveTo) });
  };
}

/** Says where the figures of a set come from and when they were last compared with it. */
export function useRuleSetSource(): (ruleSet: RuleSet) => string {
  const t = usePlatformWords();
  const format = useFormat();
  return ({ id, source, checkedOn }) =>
    id === STANDARD_RULE_SET
      ? t('ruleSet.standardSource')
      : t('ruleSet.source', { source: source.name, date: format.date(checkedOn) });
}
