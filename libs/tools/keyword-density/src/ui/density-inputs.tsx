import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { Field, SegmentedControl, TextArea } from '@seller-toolbox/ui';
import { lazy } from 'react';
import type { engine } from '../engine/keyword-density.engine.ts';
import { MATCHES } from '../engine/keyword-density.schema.ts';
import type zh from '../locales/zh.json';
import styles from './density-inputs.module.css';

// A moment after the page, so that the first answer does not wait for it.
const TextFileButton = lazy(async () => ({
  default: (await import('@seller-toolbox/file-import/text-file')).TextFileButton,
}));

export function DensityInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, place, clear, problems, output } = tool;
  const { keywords, content, match } = input;
  return (
    <>
      <Field
        label={t('ui.keywords')}
        hint={t('ui.keywordsHint')}
        error={problemAt(problems, 'keywords')}
        aside={output && t('ui.keywordCount', { total: format.number(output.rows.length) })}
      >
        <TextArea
          rows={3}
          dir="auto"
          spellCheck={false}
          value={typeof keywords === 'string' ? keywords : keywords.join('\n')}
          onValueChange={(next) => change({ keywords: next })}
        />
      </Field>
      <div className={styles.match}>
        <SegmentedControl
          label={t('ui.match')}
          labelLook="shown"
          options={MATCHES.map((value) => ({ value, label: t(`ui.match-${value}`) }))}
          value={match}
          onValueChange={(next) => change({ match: next })}
        />
        <p className={styles.hint}>{t(`ui.hint-${match}`)}</p>
      </div>
      <Field label={t('ui.content')} error={problemAt(problems, 'content')}>
        <TextArea
          rows={12}
          dir="auto"
          spellCheck={false}
          value={content}
          onValueChange={(next) => change({ content: next })}
        />
      </Field>
      <div className={styles.file}>
        <DeferredPart>
          <LazyBoundary>
            <TextFileButton
              onText={(next) => {
                place({ content: next });
                void clear({ what: 'example', own: ['content'] });
              }}
            />
          </LazyBoundary>
        </DeferredPart>
      </div>
      {output && (
        <dl className={styles.counters}>
          {(['words', 'characters', 'sentences'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`ui.${name}`)}</dt>
              <dd>{format.number(output[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
