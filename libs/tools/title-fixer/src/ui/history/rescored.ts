import { judgeTitle } from '../../engine/judge-title.ts';
import type { TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type { SavedFix } from './fix-history.ts';

/** A saved fix with scores by the given rule set. */
export function rescored(saved: SavedFix, ruleSet: TitleFixerInput['ruleSet']): SavedFix {
  const { originalTitle, errorMessage, brand, marketplace, category, fixedTitles } = saved;
  const input = {
    title: originalTitle,
    errorMessage,
    brand,
    marketplace,
    category,
    itemHighlights: '',
    keywords: '',
    ruleSet,
  };
  return {
    ...saved,
    fixedTitles: fixedTitles.map((version) => {
      const { score, tier } = judgeTitle(version.title, input);
      return { ...version, score, tier };
    }),
  };
}
