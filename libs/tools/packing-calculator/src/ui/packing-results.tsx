import type { Finding } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import { useMemo, useState } from 'react';
import type { PackingEngine } from '../engine/worked-example.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { CartonCandidates } from './carton-candidates.tsx';
import { useCartonText } from './carton-text.ts';
import { CartonsNeeded } from './cartons-needed.tsx';
import { useFindingText } from './finding-text.ts';
import { PackedCarton } from './packed-carton.tsx';
import { useIsPrinting } from './picture/use-is-printing.ts';
import { RulesInForce } from './rules-in-force.tsx';
import { runsOf, sameLoads, type SameLoad } from './same-loads.ts';

export interface PackingResultsProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
}

export function PackingResults({ tool, output }: PackingResultsProps) {
  const findingText = useFindingText();
  const { cartonsNeeded } = output;
  const { boxes, cartons } = tool.input;
  const isOne = cartonsNeeded.length === 0;
  return (
    <>
      <RulesInForce tool={tool} output={output} />
      <FindingList findings={isOne ? findingsOf(output) : output.warnings} textOf={findingText} />
      {!isOne && <SeveralCartons results={cartonsNeeded} boxes={boxes} />}
      {isOne && output.placements.length > 0 && <PackedCarton result={output} boxes={boxes} />}
      <CartonCandidates candidates={output.candidates} cartons={cartons} />
    </>
  );
}

interface SeveralCartonsProps {
  results: readonly CartonResult[];
  boxes: Tool<PackingEngine>['input']['boxes'];
}

/** A row for each carton and one of them in full; on paper all of them, those that are loaded alike once. */
function SeveralCartons({ results, boxes }: SeveralCartonsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const isPrinting = useIsPrinting();
  const [chosen, setChosen] = useState(0);
  const at = chosen < results.length ? chosen : 0;
  const loads = useMemo(() => sameLoads(results), [results]);
  const nameOf = ({ result: { recommendedCarton: carton }, places }: SameLoad) => {
    const number = format.list(runsOf(places.map((place) => place + 1)));
    return `${t('ui.cartonNumber', { number })} · ${carton ? cartonText.outer(carton) : '–'}`;
  };
  return (
    <>
      <CartonsNeeded results={results} boxes={boxes} chosen={at} onChoose={setChosen} />
      {loads
        .filter(({ places }) => isPrinting || places.includes(at))
        .map((load) => (
          <PackedCarton
            key={load.places[0]}
            result={load.result}
            boxes={boxes}
            name={nameOf(load)}
            findings={findingsOf(load.result)}
          />
        ))}
    </>
  );
}

function findingsOf({ warnings, suggestions }: CartonResult): readonly Finding[] {
  return [...warnings, ...suggestions];
}
