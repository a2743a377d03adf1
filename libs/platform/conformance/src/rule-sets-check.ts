import { STANDARD_RULE_SET, type RuleSet } from '@seller-toolbox/tool-contract';
import { runExamples } from './examples-check.ts';
import { isDay } from '@seller-toolbox/tool-contract/days';
import type { Check } from './tool-under-test.ts';
import { isRecord } from '@seller-toolbox/tool-contract/json';

/** Rule sets: the standard first, with valid dates and sources, and an example with the rule set in its output. */
export const checkRuleSets: Check = (tool) => {
  const { ruleSets } = tool.engine;
  if (ruleSets.length === 0) return [];
  const ids = ruleSets.map(({ id }) => id);
  const computed = new Set(
    runExamples(tool).flatMap(({ result }) => (result.ok ? namedRuleSets(result.output) : [])),
  );
  return [
    ...(ids[0] === STANDARD_RULE_SET
      ? []
      : [`the first rule set is "${ids[0]}", not "${STANDARD_RULE_SET}"`]),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two rule sets are called "${id}"`),
    ...ids
      .filter((id) => !computed.has(id))
      .map((id) => `no example has an output that names the rule set "${id}"`),
    ...ruleSets.flatMap((set) => checkRuleSet(set).map((problem) => `rule set "${set.id}": ${problem}`)),
  ];
};

function namedRuleSets(output: unknown): string[] {
  return isRecord(output) && typeof output['ruleSet'] === 'string' ? [output['ruleSet']] : [];
}

function checkRuleSet({ id, effectiveFrom, effectiveTo, source, checkedOn }: RuleSet): string[] {
  const isStandard = id === STANDARD_RULE_SET;
  const problems: string[] = [];
  if (isStandard !== (effectiveFrom === null))
    problems.push('only the standard holds from no particular day');
  if (effectiveFrom !== null && !isDay(effectiveFrom)) problems.push('effectiveFrom is not a day');
  if (effectiveFrom !== null && !id.endsWith(effectiveFrom))
    problems.push('the id does not end in its first day');
  if (effectiveTo !== undefined && !isDay(effectiveTo)) problems.push('effectiveTo is not a day');
  if (effectiveTo !== undefined && effectiveTo < (effectiveFrom ?? ''))
    problems.push('it ends before it begins');
  if (!isDay(checkedOn)) problems.push('checkedOn is not a day');
  if (source.name.trim() === '') problems.push('its source has no name');
  if (source.url !== undefined && !/^https:\/\/\S+$/.test(source.url))
    problems.push('its source has no https address');
  return problems;
}
