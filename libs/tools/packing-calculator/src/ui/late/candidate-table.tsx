import { useToolWords } from '@seller-toolbox/tool-kit';
import { DataTable } from '@seller-toolbox/ui';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import type { PackingOutput } from '../../engine/packing-output.schema.ts';
import type zh from '../../locales/zh.json';
import { CartonName } from '../carton-name.tsx';
import { useCartonText } from '../carton-text.ts';
import { useFindingText } from '../finding-text.ts';
import { useMeasures } from '../measures.tsx';

export interface CandidateTableProps {
  candidates: PackingOutput['candidates'];
  cartons: readonly CartonInput[];
}

/** All candidate cartons with the reason of each rejection. */
export function CandidateTable({ candidates, cartons }: CandidateTableProps) {
  const { t } = useToolWords<typeof zh>();
  const cartonText = useCartonText();
  const { measures } = useMeasures();
  const findingText = useFindingText();
  const rows = candidates.flatMap(({ cartonId, refusal }) => {
    const carton = cartons.find(({ id }) => id === cartonId);
    return carton ? [{ carton, refusal }] : [];
  });
  return (
    <DataTable
      caption={t('ui.candidates')}
      columns={[
        {
          key: 'carton',
          header: `${t('ui.carton')} (${measures.length})`,
          kind: 'heading',
          cell: ({ carton }) => (
            <CartonName sides={cartonText.outer(carton, 'bare')}>{cartonText.called(carton)}</CartonName>
          ),
        },
        {
          key: 'verdict',
          header: t('ui.verdict'),
          cell: ({ refusal }) => (refusal ? findingText(refusal) : t('ui.taken')),
        },
      ]}
      rows={rows}
      rowKey={({ carton }) => carton.id}
      rowLook={({ refusal }) => (refusal ? 'plain' : 'marked')}
    />
  );
}
