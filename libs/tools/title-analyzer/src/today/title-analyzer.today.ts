import { TITLE_POLICIES, TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { ruleChangeRank, type TodayHook, type TodayRow } from '@seller-toolbox/tool-contract';

const POLICIES = TITLE_POLICY_IDS.map((id) => TITLE_POLICIES[id]);

/** The next or newest change of the title rules, and what it does to the length of a title. */
export const today: TodayHook = {
  rows: ({ now }) => POLICIES.flatMap((policy) => ruleRow(policy, new Date(now).toISOString().slice(0, 10))),
};

function ruleRow({ effectiveFrom, limits }: (typeof POLICIES)[number], day: string): readonly TodayRow[] {
  if (effectiveFrom === null) return [];
  const before = POLICIES.filter((other) => (other.effectiveFrom ?? '') < effectiveFrom)
    .sort((a, b) => (a.effectiveFrom ?? '').localeCompare(b.effectiveFrom ?? ''))
    .at(-1);
  if (!before || before.limits.general === limits.general) return [];
  return [
    {
      kind: 'rule',
      rank: ruleChangeRank(effectiveFrom, day),
      label: { code: effectiveFrom > day ? 'today-coming' : 'today-rule' },
      figure: { code: 'today-limit', params: { before: before.limits.general, after: limits.general } },
      note: {
        code: effectiveFrom > day ? 'today-from' : 'today-since',
        params: { date: { day: effectiveFrom } },
      },
    },
  ];
}
