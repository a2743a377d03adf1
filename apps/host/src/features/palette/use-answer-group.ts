import { findTool } from '@seller-toolbox/catalogue';
import type { ToolAnswer } from '@seller-toolbox/catalogue/ask';
import { paths } from '@seller-toolbox/site-kit/paths';
import { toFragment } from '@seller-toolbox/tool-contract/fragment';
import { toIconName } from '@seller-toolbox/ui';
import { useFormat, useI18n, useLanguage } from '@seller-toolbox/words/react';
import { writeText } from '@seller-toolbox/words/write-text';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { ANSWERS, useAnswers } from './use-answers.ts';

/** What the tools compute of the text, each opens filled in; and whether they still compute. */
export function useAnswerGroup(text: string): { groups: PaletteGroup[]; isAsking: boolean } {
  const t = useOnDemandWords();
  const catalogue = useCatalogueWords();
  const translate = useI18n().getFixedT(useLanguage(), ANSWERS);
  const format = useFormat();
  const { answers: all, isAsking } = useAnswers(text);
  // The worker that answers has every tool, also those that are off.
  const answers = all.filter(({ toolId }) => findTool(toolId));

  const toEntry = ({ toolId, input, line }: ToolAnswer): PaletteEntry => {
    const fragment = toFragment(input);
    return {
      key: `answer-${toolId}`,
      icon: toIconName(findTool(toolId)?.icon ?? ''),
      title: writeText(line, { t: (key, params) => translate(`${toolId}.${key}`, params), format }),
      line: catalogue[toolId]?.title,
      leadsTo: paths.tool(toolId),
      ...(fragment !== null && { fragment }),
    };
  };
  return {
    groups:
      answers.length === 0
        ? []
        : [{ key: 'answers', title: t('palette.answers'), entries: answers.map(toEntry) }],
    isAsking,
  };
}
