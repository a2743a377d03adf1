import type { Tool } from '@seller-toolbox/tool-kit';
import { Suspense } from 'react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import { CartonCandidates } from './carton-candidates.tsx';
import { CartonChoice } from './carton-choice.tsx';
import { FreightFacts } from './freight-facts.tsx';
import { PackedCarton } from './packed-carton.tsx';
import { LoadingSheetButton } from './sheet/loading-sheet-button.tsx';
import { WhyThisCarton } from './why-this-carton.tsx';
import { useCartonText } from './carton-text.ts';
import { Findings, RulesInForce, SeveralCartons } from './lazy-parts.ts';

export interface PackingResultsProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
  onListed: (isListed: boolean) => void;
}

export function PackingResults({ tool, output, shown, onListed }: PackingResultsProps) {
  const cartonText = useCartonText();
  const { cartonsNeeded } = output;
  const { boxes, cartons, rules } = tool.input;
  const older = tool.ruleSet.newer && (
    <Suspense fallback={null}>
      <RulesInForce tool={tool} output={output} />
    </Suspense>
  );
  const reasons = (
    <>
      <CartonChoice tool={tool} output={output} shown={shown} onListed={onListed} />
      {older}
      <WhyThisCarton tool={tool} output={output} shown={shown} />
    </>
  );
  if (cartonsNeeded.length > 0) {
    return (
      <>
        {older}
        <Suspense fallback={null}>
          <Findings findings={output.warnings} />
          <SeveralCartons output={output} boxes={boxes} rules={rules} />
        </Suspense>
        <CartonCandidates candidates={output.candidates} cartons={cartons} />
      </>
    );
  }
  return (
    <>
      {shown.placements.length > 0 ? (
        <PackedCarton
          result={shown}
          boxes={boxes}
          ruleSet={output.ruleSet}
          rules={rules}
          freight={<FreightFacts output={output} shown={shown} />}
        >
          {reasons}
        </PackedCarton>
      ) : (
        reasons
      )}
      {shown.recommendedCarton && shown.placements.length > 0 && (
        <LoadingSheetButton
          cartons={[{ title: cartonText.outer(shown.recommendedCarton), result: shown }]}
          boxes={boxes}
        />
      )}
      <CartonCandidates candidates={output.candidates} cartons={cartons} />
    </>
  );
}
