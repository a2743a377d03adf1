import { STANDARD_RULE_SET, type RuleSet } from '@seller-toolbox/tool-contract';
import type { Format, PlatformWords, Translate } from '@seller-toolbox/words';

/** Words and formats of the language of the page. */
export interface RuleSetWriter {
  readonly t: Translate<PlatformWords>;
  readonly format: Format;
}

/** Says which rules a set holds: "standard", or from when they are. */
export function ruleSetName(ruleSet: RuleSet, { t, format }: RuleSetWriter): string {
  const { id, effectiveFrom, effectiveTo } = ruleSet;
  if (id === STANDARD_RULE_SET || effectiveFrom === null) return t('ruleSet.standard');
  const from = format.date(effectiveFrom);
  return effectiveTo === undefined
    ? t('ruleSet.since', { date: from })
    : t('ruleSet.between', { from, to: format.date(effectiveTo) });
}

/** Says where the figures of a set come from and when they were last compared with it. */
export function ruleSetSource({ id, source, checkedOn }: RuleSet, { t, format }: RuleSetWriter): string {
  return id === STANDARD_RULE_SET
    ? t('ruleSet.standardSource')
    : t('ruleSet.source', { source: source.name, date: format.date(checkedOn) });
}
