import { EmptyResult, FindingList, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import { useMemo } from 'react';
import { planCombinations } from '../engine/combination-plan.ts';
import { engine } from '../engine/keyword-combiner.engine.ts';
import { keywordsOf } from '../engine/split-keywords.ts';
import type zh from '../locales/zh.json';
import { CombinationResults } from './combination-results.tsx';
import { describeCombinations } from './describe-combinations.ts';
import { GroupInputs } from './group-inputs.tsx';
import { SearchTermsSlot } from './search-terms-slot.tsx';

/** The list reads windows from the plan; the engine returns only one row for tracking. */
const SUPPLIED = { offset: 0, limit: 1 };

export function KeywordCombiner() {
  const tool = useTool(engine, { describeUse: describeCombinations, supplied: SUPPLIED });
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, output } = tool;
  const { groups, separator, sort, dropRepeats, unique, wordOrder, matchType } = input;
  const plan = useMemo(
    () =>
      planCombinations({
        groups: groups.map(keywordsOf),
        separator,
        sort,
        dropRepeats,
        unique,
        wordOrder,
        matchType,
      }),
    [groups, separator, sort, dropRepeats, unique, wordOrder, matchType],
  );
  const total = output?.total ?? 0;
  const sizes = output?.groupSizes.filter((size) => size > 0).map((size) => format.number(size)) ?? [];
  return (
    <ToolFrame
      tool={tool}
      saves="own"
      layout="stacked"
      inputs={<GroupInputs tool={tool} />}
      figure={
        <KeyFigure
          label={t('ui.total')}
          value={format.number(total)}
          note={total > 0 ? sizes.join(' × ') : undefined}
        />
      }
      announcement={t('ui.announcement', { count: total })}
      results={
        output && (
          <>
            <FindingList findings={output.warnings} textOf={textOf} />
            {total > 0 ? (
              <>
                <CombinationResults tool={tool} plan={plan} />
                <SearchTermsSlot groups={groups} />
              </>
            ) : (
              <EmptyResult tool={tool}>{t('ui.noCombinations')}</EmptyResult>
            )}
          </>
        )
      }
      explanationCounts={{ lines: total > 0 ? 2 : 1 }}
      explanation={
        <>
          {total > 0 && (
            <p>
              <code>
                {sizes.join(' × ')} = {format.number(total)}
              </code>
            </p>
          )}
          <p>{t('ui.rules')}</p>
        </>
      }
      tips={[t('ui.tipFew'), t('ui.tipBytes'), t('ui.tipPaste'), t('ui.tipShort')]}
    />
  );
}
