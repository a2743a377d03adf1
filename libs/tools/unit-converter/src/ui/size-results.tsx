import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, DataTable } from '@seller-toolbox/ui';
import type { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';
import { useConversionText } from './conversion-text.ts';

/** Each side of a pasted size with a copy button; empty for a single value. */
export function SizeResults({ output }: { output: EngineOutput<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const conversionText = useConversionText();
  const { values, category, from, to } = output;
  if (values.length === 0) return null;
  return (
    <DataTable
      caption={t('ui.sides')}
      captionLook="shown"
      headerLook="hidden"
      columns={[
        {
          key: 'side',
          header: t('ui.sides'),
          kind: 'heading',
          cell: (_side, index) => t('ui.side', { number: index + 1 }),
        },
        {
          key: 'result',
          header: t('ui.value'),
          kind: 'number',
          cell: ({ value, result }) => conversionText({ category, value, from, to, result }),
        },
        {
          key: 'copy',
          header: platform('frame.copy'),
          kind: 'number',
          cell: ({ result }) => (
            <CopyButton
              look="icon"
              size="s"
              variant="quiet"
              text={() => format.input(result)}
              label={t('ui.copySide', { value: format.significant(result, 6) })}
              copiedLabel={platform('frame.copied')}
              failedLabel={platform('frame.copyFailed')}
            />
          ),
        },
      ]}
      rows={values}
      rowKey={(_side, index) => index}
    />
  );
}
