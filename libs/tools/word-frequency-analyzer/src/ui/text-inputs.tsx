import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { Button, Checkbox, Field, SegmentedControl, TextArea } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type { EngineParsedInput } from '@seller-toolbox/tool-contract';
import { lazy, useState } from 'react';
import { MIN_LENGTHS } from '../engine/word-frequency-analyzer.schema.ts';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';
import { MIN_AUTOMATIC_LENGTH } from './use-auto-analysis.ts';
import styles from './text-inputs.module.css';

// A moment after the page, so that the first answer does not wait for it.
const TextFileButton = lazy(async () => ({
  default: (await (await loadParts()).loadTextFile()).TextFileButton,
}));

type Input = EngineParsedInput<typeof engine>;

export function TextInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, run, problems, state, isStale } = tool;
  const { text, minLength, excludeCommonWords, mergeForms } = input;

  /** Settings apply immediately, and so does a cleared text. */
  function applyNow(fields: Partial<Input>) {
    change(fields);
    run();
  }

  return (
    <>
      <Field
        label={t('ui.text')}
        hint={t('ui.hint', { length: MIN_AUTOMATIC_LENGTH })}
        error={problemAt(problems, 'text')}
      >
        <TextArea
          rows={12}
          dir="auto"
          spellCheck={false}
          value={text}
          onValueChange={(next) => change({ text: next })}
        />
      </Field>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="chart-bar"
          busy={state.status === 'running'}
          disabled={text === '' && !isStale}
          onClick={run}
        >
          {t('ui.analyze')}
        </Button>
        <ClearText text={text} onText={(next) => applyNow({ text: next })} />
      </div>
      <div className={styles.file}>
        <DeferredPart>
          <LazyBoundary>
            <TextFileButton onText={(next) => applyNow({ text: next })} />
          </LazyBoundary>
        </DeferredPart>
      </div>
      <SegmentedControl
        label={t('ui.minLength')}
        labelLook="shown"
        options={MIN_LENGTHS.map((length) => ({ value: String(length), label: format.number(length) }))}
        value={String(minLength)}
        onValueChange={(next) =>
          applyNow({ minLength: MIN_LENGTHS.find((length) => String(length) === next) ?? minLength })
        }
      />
      <Checkbox
        label={t('ui.excludeCommonWords')}
        hint={t('ui.excludeHint')}
        checked={excludeCommonWords}
        onCheckedChange={(checked) => applyNow({ excludeCommonWords: checked })}
      />
      <Checkbox
        label={t('ui.mergeForms')}
        checked={mergeForms}
        onCheckedChange={(checked) => applyNow({ mergeForms: checked })}
      />
    </>
  );
}

function ClearText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const platform = usePlatformWords();
  const [cleared, setCleared] = useState('');
  if (text === '' && cleared !== '') {
    return <Button onClick={() => onText(cleared)}>{platform('frame.undo')}</Button>;
  }
  return (
    <Button
      variant="quiet"
      icon="x"
      disabled={text === ''}
      onClick={() => {
        setCleared(text);
        onText('');
      }}
    >
      {platform('frame.clear')}
    </Button>
  );
}
