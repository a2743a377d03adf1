import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import type { RuleSet } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { boundOf } from '../engine/row-codes.ts';
import type zh from '../locales/zh.json';

/** General advice with the numbers of the current rules. */
export function useTitleTips(ruleSet: RuleSet | undefined): readonly string[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const policies = Object.values(TITLE_POLICIES);
  const current = policies.find(({ id }) => id === ruleSet?.id) ?? TITLE_POLICIES.standard;
  const late = current.rows.find(({ code }) => code === 'keyword-late');
  const withHighlights = policies.find(({ itemHighlights }) => itemHighlights !== undefined);
  return [
    ...(late ? [t('ui.tipKeywordFirst', { characters: boundOf(late) })] : []),
    t('ui.tipNoPraise'),
    t('ui.tipCapitals'),
    ...(withHighlights?.effectiveFrom && withHighlights.itemHighlights
      ? [
          t('ui.tipHighlights', {
            date: format.date(withHighlights.effectiveFrom),
            max: withHighlights.itemHighlights,
          }),
        ]
      : []),
  ];
}
