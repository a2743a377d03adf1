import { useDownload, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import { StackedBar } from '@seller-toolbox/ui/charts';
import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useFormat } from '@seller-toolbox/words/react';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { FrequencyTable } from './frequency-table.tsx';
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

const loadFile = () => import('./analysis-file.ts');

function Downloads({ tool, output, onSaved }: FrequencyResultsProps & { onSaved: () => void }) {
  const { t } = useToolWords<typeof zh>();
  const download = useDownload();
  async function saveJson() {
    onSaved();
    const { analysisJson } = await loadFile();
    download(analysisJson(tool.input, output), { extension: 'json', type: 'application/json' });
  }
  async function saveCsv() {
    onSaved();
    const { analysisCsv } = await loadFile();
    download(analysisCsv(output, t), { extension: 'csv', type: 'text/csv;charset=utf-8' });
  }
  return (
    <div className={styles.downloads}>
      <Button
        size="s"
        icon="download"
        aria-label={t('ui.save', { format: 'JSON' })}
        onClick={() => void saveJson()}
      >
        JSON
      </Button>
      <Button
        size="s"
        icon="download"
        aria-label={t('ui.save', { format: 'CSV' })}
        onClick={() => void saveCsv()}
      >
        CSV
      </Button>
    </div>
  );
}
