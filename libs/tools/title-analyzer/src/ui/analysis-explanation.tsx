import { useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreExplanation } from '@seller-toolbox/listing-ui/score';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { CATEGORY_CLAIMS } from '../engine/row-codes.ts';
import { useFindingText } from './finding-text.ts';
import { DensityFormula, ReadabilityFormula } from './figure-formulas.tsx';
import { SCORE_NAMES } from './score-names.ts';

/** Every score with its deductions, then the readability and density formulas. */
export function AnalysisExplanation({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const textOf = useFindingText();
  const findings = [...analysis.issues, ...analysis.suggestions];
  const reasonOf = (code: string) => {
    const finding = findings.find(
      (candidate) =>
        candidate.code === code ||
        (code === 'category-keywords-missing' && candidate.code === CATEGORY_CLAIMS),
    );
    return finding && textOf(finding);
  };
  const scores = SCORE_NAMES.map((name) => {
    const { deductions, isFloored } = analysis.breakdown[name];
    return {
      name,
      title: t(`ui.${name}`),
      value: analysis[name],
      deductions: deductions.map((deduction) => ({ ...deduction, reason: reasonOf(deduction.code) })),
      isFloored,
    };
  });
  return (
    <ScoreExplanation scores={scores}>
      <ReadabilityFormula analysis={analysis} />
      <DensityFormula analysis={analysis} />
    </ScoreExplanation>
  );
}
