import { useDownload, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import { StackedBar } from '@seller-toolbox/ui/charts';
import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useFormat } from '@seller-toolbox/words/react';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { FrequencyTable } from './frequency-table.tsx';
import { loadParts } from './load-parts.ts';
import { TextFigures } from './text-figures.tsx';
import { WordSizes } from './word-sizes.tsx';
import styles from './frequency-results.module.css';

export interface FrequencyResultsProps {
  tool: Tool<typeof engine>;
  output: EngineOutput<typeof engine>;
}

export function FrequencyResults({ tool, output }: FrequencyResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  function countUse() {
    const { textLength, totalWords, uniqueWords } = output;
    tool.trackUse({ textLength, totalWords, uniqueWords });
  }
  return (
    <>
      <TextFigures output={output} />
      <section className={styles.section}>
        <h2>{t('ui.picture')}</h2>
        <WordSizes words={output.wordFrequencies} />
        <StackedBar
          label={t('ui.categories')}
          segments={output.categories.map(({ category, words, uniqueWords }) => ({
            id: category,
            label: t(`ui.category-${category}`),
            value: words,
            text: t('ui.categoryShare', {
              share: format.percent(words / output.totalWords),
              unique: format.number(uniqueWords),
            }),
          }))}
        />
      </section>
      <FrequencyTable output={output} onCopied={countUse} />
      <Downloads tool={tool} output={output} onSaved={countUse} />
    </>
  );
}

const FORMATS = ['JSON', 'CSV'] as const;

function Downloads({ tool, output, onSaved }: FrequencyResultsProps & { onSaved: () => void }) {
  const { t } = useToolWords<typeof zh>();
  const download = useDownload();
  async function save(format: (typeof FORMATS)[number]) {
    onSaved();
    const { analysisFile } = await loadParts();
    download(...analysisFile(format, { input: tool.input, output, t }));
  }
  return (
    <div className={styles.downloads}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="s"
          icon="download"
          aria-label={t('ui.save', { format })}
          onClick={() => void save(format)}
        >
          {format}
        </Button>
      ))}
    </div>
  );
}
