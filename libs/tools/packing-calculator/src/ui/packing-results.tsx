import { FindingList, type Tool } from '@seller-toolbox/tool-kit';
import { Suspense } from 'react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import { CartonCandidates } from './carton-candidates.tsx';
import { CartonChoice } from './carton-choice.tsx';
import { useFindingText } from './finding-text.ts';
import { FreightAdvice } from './freight-advice.tsx';
import { PackedCarton } from './packed-carton.tsx';
import { DRAWING_ID } from './carton-thumbnail.tsx';
import { useFreightFacts } from './freight-facts.ts';
import { LoadingSheetButton } from './sheet/loading-sheet-button.tsx';
import { WhyThisCarton } from './why-this-carton.tsx';
import { useCartonText } from './carton-text.ts';
import { RulesInForce, SeveralCartons } from './lazy-parts.ts';

export interface PackingResultsProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
  onListed: (isListed: boolean) => void;
}

export function PackingResults({ tool, output, shown, onListed }: PackingResultsProps) {
  const findingText = useFindingText();
  const cartonText = useCartonText();
  const factsOf = useFreightFacts(tool.input.rules);
  const { cartonsNeeded } = output;
  const { boxes, cartons } = tool.input;
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
        <FindingList findings={output.warnings} textOf={findingText} />
        <Suspense fallback={null}>
          <SeveralCartons results={cartonsNeeded} boxes={boxes} />
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
          facts={factsOf(output, shown)}
          advice={<FreightAdvice tool={tool} output={output} shown={shown} />}
          drawingId={DRAWING_ID}
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
