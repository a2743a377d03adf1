import type { Finding } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { DataTable } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { PackingEngine } from '../engine/worked-example.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { CartonCandidates } from './carton-candidates.tsx';
import { CartonsNeeded } from './cartons-needed.tsx';
import { useFindingText } from './finding-text.ts';
import { PackingPicture } from './picture/packing-picture.tsx';
import { usePackingRows } from './packing-rows.ts';
import { RulesInForce } from './rules-in-force.tsx';

export interface PackingResultsProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
}

export function PackingResults({ tool, output }: PackingResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const findingText = useFindingText();
  const rowsOf = usePackingRows();
  const [chosen, setChosen] = useState(0);
  const { cartonsNeeded } = output;
  const { boxes, cartons } = tool.input;
  const at = chosen < cartonsNeeded.length ? chosen : 0;
  const shown = cartonsNeeded[at] ?? output;
  return (
    <>
      <RulesInForce tool={tool} output={output} />
      <FindingList findings={shown === output ? findingsOf(output) : output.warnings} textOf={findingText} />
      {cartonsNeeded.length > 0 && (
        <CartonsNeeded results={cartonsNeeded} boxes={boxes} chosen={at} onChoose={setChosen} />
      )}
      {shown.placements.length > 0 && (
        <>
          <PackingPicture result={shown} boxes={boxes} />
          <DataTable
            caption={t('ui.figures')}
            headerLook="hidden"
            columns={[
              { key: 'name', header: t('ui.figure'), kind: 'heading', cell: ({ name }) => name },
              { key: 'value', header: t('ui.value'), kind: 'number', cell: ({ value }) => value },
            ]}
            rows={rowsOf(shown)}
            rowKey={({ name }) => name}
          />
          {shown !== output && <FindingList findings={findingsOf(shown)} textOf={findingText} />}
        </>
      )}
      <CartonCandidates candidates={output.candidates} cartons={cartons} />
    </>
  );
}

function findingsOf({ warnings, suggestions }: CartonResult): readonly Finding[] {
  return [...warnings, ...suggestions];
}
