import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Disclosure, Notice, Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense, useState } from 'react';
import type { engine } from '../engine/barcode-labels.engine.ts';
import { MAX_LABELS, type LabelInput } from '../engine/barcode-labels.schema.ts';
import type zh from '../locales/zh.json';
import { LabelFields } from './label-fields.tsx';
import styles from './label-inputs.module.css';
import { suggestedCode } from './suggested-code.ts';
import { PrinterInputs, SheetChoice } from './sheet-inputs.tsx';

// Loaded on demand: it needs a library.
const LabelImport = lazy(async () => ({ default: (await import('./import/label-import.tsx')).LabelImport }));

/** Further labels are edited in the spreadsheet they come from. */
const MAX_SHOWN = 20;
const NEW_LABEL: LabelInput = { type: 'fnsku', value: '', title: '', condition: 'New', copies: 1 };

interface ListChange {
  readonly before: LabelInput[];
  readonly after: LabelInput[];
}

/** Inputs for labels (single or imported) and the sheet. */
export function LabelInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, textOf, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const [hasOpenedImport, setWasOpened] = useState(false);
  const [last, setLast] = useState<ListChange | null>(null);
  const { input, change, place, clear, problems, output } = tool;
  const { labels } = input;
  const replace = (after: LabelInput[]) => {
    place({ labels: after });
    setLast({ before: labels, after });
  };
  const take = (labels: readonly LabelInput[]) => {
    replace([...labels]);
    void clear({ what: 'example', own: ['labels'] });
  };
  const rejectionOf = (index: number) => {
    const found = output?.labels[index]?.findings.find(({ severity }) => severity === 'error');
    return found && textOf(found);
  };
  return (
    <div className={styles.inputs}>
      <SheetChoice tool={tool} />
      {labels.slice(0, MAX_SHOWN).map((label, index) => (
        <LabelFields
          key={index}
          label={label}
          index={index}
          problems={problems}
          rejection={rejectionOf(index)}
          suggestion={suggestedCode(output?.labels[index]?.findings ?? [])}
          onChange={(fields) =>
            change((now) => ({
              labels: now.labels.map((one, at) => (at === index ? { ...one, ...fields } : one)),
            }))
          }
          onRemove={labels.length > 1 ? () => replace(labels.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      {labels.length > MAX_SHOWN && <p>{t('ui.moreLabels', { count: labels.length - MAX_SHOWN })}</p>}
      {problemAt(problems, 'labels') && <Notice tone="bad">{problemAt(problems, 'labels')}</Notice>}
      {last?.after === labels && (
        <Notice
          live="polite"
          actions={
            <Button size="s" onClick={() => place({ labels: last.before })}>
              {platform('frame.undo')}
            </Button>
          }
        >
          {t('ui.listChanged', { count: labels.length })}
        </Notice>
      )}
      <Button
        size="s"
        icon="plus"
        disabled={labels.length >= MAX_LABELS}
        onClick={() => place({ labels: [...labels, NEW_LABEL] })}
      >
        {t('ui.add')}
      </Button>
      <Disclosure
        summary={t('ui.paste')}
        aside={platform('frame.rowLimit', { max: MAX_LABELS })}
        look="boxed"
        takesFiles
        onToggle={(isOpen) => isOpen && setWasOpened(true)}
      >
        {hasOpenedImport && (
          <Suspense fallback={<Skeleton label={t('ui.paste')} />}>
            <LabelImport condition={NEW_LABEL.condition} onTake={take} />
          </Suspense>
        )}
      </Disclosure>
      <PrinterInputs tool={tool} />
    </div>
  );
}
