import type { AiAnswer } from '@seller-toolbox/tool-kit';
import { judgeTitle } from '../../engine/judge-title.ts';
import type { TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type { AiFix } from './ai-fix.ts';

/** Converts an answer to versions, checked by the page's rules. */
export function toAiFix(
  { source, result }: AiAnswer<'title-fix'>,
  { key, input }: { readonly key: string; readonly input: TitleFixerInput },
): AiFix {
  return {
    key,
    source,
    versions: result.fixed_titles.map(({ strategy, title, changes, explanation }) => {
      const { length, score, tier, losesBrand } = judgeTitle(title, input);
      const lost = losesBrand
        ? [{ code: 'brand-lost', severity: 'warning' as const, params: { brand: input.brand } }]
        : [];
      return {
        strategy,
        title,
        length,
        score,
        tier,
        changes: [...lost, ...changes],
        explanation,
        itemHighlights: null,
      };
    }),
  };
}
