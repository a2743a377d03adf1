import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { Button, Field, TextArea } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { lazy, useState } from 'react';
import type { engine } from '../engine/case-converter.engine.ts';
import type zh from '../locales/zh.json';
import styles from './case-inputs.module.css';

// A moment after the page, so that the first answer does not wait for it.
const TextFileButton = lazy(async () => ({
  default: (await import('@seller-toolbox/file-import/text-file')).TextFileButton,
}));

export function CaseInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const [cleared, setCleared] = useState('');
  const { input, change, place, problems, output } = tool;
  const { text } = input;
  return (
    <>
      <Field
        label={t('ui.text')}
        aside={output && t('ui.length', { length: format.number(output.length) })}
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
        {text === '' && cleared !== '' ? (
          <Button size="s" onClick={() => place({ text: cleared })}>
            {platform('frame.undo')}
          </Button>
        ) : (
          <Button
            size="s"
            variant="quiet"
            icon="x"
            disabled={text === ''}
            onClick={() => {
              setCleared(text);
              place({ text: '' });
            }}
          >
            {platform('frame.clear')}
          </Button>
        )}
        <DeferredPart>
          <LazyBoundary>
            <TextFileButton onText={(next) => place({ text: next })} />
          </LazyBoundary>
        </DeferredPart>
      </div>
    </>
  );
}
