import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { Disclosure, Field, Select, TextArea, TextInput } from '@seller-toolbox/ui';
import { MarkedArea } from '@seller-toolbox/ui/marked-area';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { lazy, useState } from 'react';
import { FIXER_CATEGORY_IDS, FIXER_MARKETPLACES, FIXER_RULES } from '../engine/fixer-rules.data.ts';
import type { engine } from '../engine/title-fixer.engine.ts';
import {
  BRAND_CAPACITY,
  HIGHLIGHTS_CAPACITY,
  KEYWORDS_CAPACITY,
  MESSAGE_CAPACITY,
  TITLE_CAPACITY,
  type TitleFix,
} from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import { ParsedMessage } from './parsed-message.tsx';
import { TitleCounter } from './title-length.tsx';
import { TitleMarks } from './title-marks.tsx';
import { ViolationButtons } from './violation-buttons.tsx';
import styles from './fixer-inputs.module.css';

const PastedNote = lazy(async () => {
  const { loadPastedNote } = await import('./lazy-parts.ts');
  return { default: (await loadPastedNote()).PastedNote };
});

export interface FixerInputsProps {
  tool: Tool<typeof engine>;
  fix: TitleFix | undefined;
}

export function FixerInputs({ tool, fix }: FixerInputsProps) {
  const { t, textOf, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, problems, output } = tool;
  const [pasted, setPasted] = useState('');
  const emptyTitle = output !== undefined && 'result' in output ? output.issues[0] : undefined;
  return (
    <>
      <Field
        label={t('ui.title')}
        required
        aside={fix && <TitleCounter fix={fix} />}
        error={problemAt(problems, 'title') ?? (emptyTitle && textOf(emptyTitle))}
      >
        <MarkedArea
          runs={(title) => (fix ? <TitleMarks title={title} highlights={fix.highlights} /> : title)}
          grows
          dir="auto"
          spellCheck={false}
          maxLength={TITLE_CAPACITY}
          value={input.title}
          onPaste={({ clipboardData }) => {
            const text = clipboardData.getData('text');
            // The field takes it first.
            setTimeout(() => setPasted(text));
          }}
          onValueChange={(title) => change({ title })}
        />
      </Field>
      {pasted && (
        <LazyBoundary>
          <PastedNote key={pasted} text={pasted} title={input.title} />
        </LazyBoundary>
      )}
      {fix && <ViolationButtons title={input.title} marketplace={input.marketplace} fix={fix} />}
      <div className={styles.selects}>
        <Field label={t('ui.marketplace')} error={problemAt(problems, 'marketplace')}>
          <Select
            options={FIXER_MARKETPLACES.map((code) => ({ value: code, label: regionName(code, format) }))}
            value={input.marketplace}
            onValueChange={(marketplace) => change({ marketplace })}
          />
        </Field>
        <Field label={t('ui.category')} error={problemAt(problems, 'category')}>
          <Select
            options={FIXER_CATEGORY_IDS.map((id) => ({ value: id, label: t(`ui.category-${id}`) }))}
            value={input.category}
            onValueChange={(category) => change({ category })}
          />
        </Field>
      </div>
      <OptionalInputs tool={tool} fix={fix} />
    </>
  );
}

/** The message in one line, until it is opened. */
function OptionalInputs({ tool, fix }: FixerInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const { input, change, problems } = tool;
  const { errorMessage } = input;
  return (
    <div>
      <Disclosure
        summary={t('ui.errorMessage')}
        aside={
          <span className={styles.filled} dir="auto">
            {errorMessage.trim() || platform('frame.notSet')}
          </span>
        }
      >
        <Field
          label={t('ui.errorMessage')}
          labelLook="hidden"
          hint={t('ui.errorMessageHint')}
          error={problemAt(problems, 'errorMessage')}
        >
          <TextArea
            rows={3}
            dir="auto"
            spellCheck={false}
            maxLength={MESSAGE_CAPACITY}
            value={errorMessage}
            onValueChange={(message) => change({ errorMessage: message })}
          />
        </Field>
        {fix && <ParsedMessage parsed={fix.parsedError} isGiven={errorMessage.trim() !== ''} />}
      </Disclosure>
      <MoreInputs tool={tool} fix={fix} />
    </div>
  );
}

/** The fields that few titles need, with what is in them on the closed panel. */
function MoreInputs({ tool, fix }: FixerInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { input, change, problems } = tool;
  const highlights = fix && FIXER_RULES[fix.ruleSet].itemHighlights;
  const filled = [input.brand, input.keywords, input.itemHighlights].filter((text) => text.trim() !== '');
  return (
    <Disclosure
      summary={t('ui.moreFields')}
      aside={<span className={styles.filled}>{filled.join(' · ') || platform('frame.notSet')}</span>}
    >
      <div className={styles.more}>
        <Field label={t('ui.brand')} hint={t('ui.brandHint')} error={problemAt(problems, 'brand')}>
          <TextInput
            dir="auto"
            maxLength={BRAND_CAPACITY}
            value={input.brand}
            onValueChange={(brand) => change({ brand })}
          />
        </Field>
        <Field label={t('ui.keywords')} hint={t('ui.keywordsHint')} error={problemAt(problems, 'keywords')}>
          <TextArea
            rows={3}
            dir="auto"
            spellCheck={false}
            maxLength={KEYWORDS_CAPACITY}
            value={input.keywords}
            onValueChange={(keywords) => change({ keywords })}
          />
        </Field>
        {typeof highlights === 'number' && (
          <Field
            label={t('ui.itemHighlights')}
            hint={t('ui.itemHighlightsHint', { max: format.number(highlights) })}
            error={problemAt(problems, 'itemHighlights')}
          >
            <TextInput
              dir="auto"
              maxLength={HIGHLIGHTS_CAPACITY}
              value={input.itemHighlights}
              onValueChange={(itemHighlights) => change({ itemHighlights })}
            />
          </Field>
        )}
      </div>
    </Disclosure>
  );
}
