import { FindingList, type Tool } from '@seller-toolbox/tool-kit';
import { lazy, Suspense } from 'react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import { CartonCandidates } from './carton-candidates.tsx';
import { useFindingText } from './finding-text.ts';
import { PackedCarton } from './packed-carton.tsx';
import { LoadingSheetButton } from './sheet/loading-sheet-button.tsx';
import { WhyThisCarton } from './why-this-carton.tsx';
import { useCartonText } from './carton-text.ts';
import { RulesInForce } from './rules-in-force.tsx';

// Most loads need one carton.
const SeveralCartons = lazy(async () => ({
  default: (await import('./several-cartons.tsx')).SeveralCartons,
}));

export interface PackingResultsProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
}

export function PackingResults({ tool, output }: PackingResultsProps) {
  const findingText = useFindingText();
  const cartonText = useCartonText();
  const { cartonsNeeded } = output;
  const { boxes, cartons } = tool.input;
  const isOne = cartonsNeeded.length === 0;
  return (
    <>
      <RulesInForce tool={tool} output={output} />
      {isOne ? (
        <WhyThisCarton tool={tool} output={output} />
      ) : (
        <FindingList findings={output.warnings} textOf={findingText} />
      )}
      {!isOne && (
        <Suspense fallback={null}>
          <SeveralCartons results={cartonsNeeded} boxes={boxes} />
        </Suspense>
      )}
      {isOne && output.placements.length > 0 && <PackedCarton result={output} boxes={boxes} />}
      {isOne && output.recommendedCarton && output.placements.length > 0 && (
        <LoadingSheetButton
          cartons={[{ title: cartonText.outer(output.recommendedCarton), result: output }]}
          boxes={boxes}
        />
      )}
      <CartonCandidates candidates={output.candidates} cartons={cartons} />
    </>
  );
}
