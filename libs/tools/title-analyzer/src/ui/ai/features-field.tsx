import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { AI_TEXT_LIMITS } from '@seller-toolbox/tool-kit/ai-limits';
import { useWords } from '@seller-toolbox/words/react';
import { Field, Notice, TextArea } from '@seller-toolbox/ui';
import { useState } from 'react';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';

const KEPT_AS = 'title-analyzer:features';

export interface Features {
  readonly text: string;
  /** False where the browser could not keep it: storage is full or blocked. */
  readonly isSaved: boolean;
  readonly write: (text: string) => void;
}

/** What the visitor has said of the product, over a reload too. */
export function useFeatures(): Features {
  const { storage } = useToolEnvironment();
  const [text, setText] = useState(() => {
    const kept = storage.read(KEPT_AS);
    return typeof kept === 'string' ? kept.slice(0, AI_TEXT_LIMITS.features) : '';
  });
  const [isSaved, setSaved] = useState(true);
  return {
    text,
    isSaved,
    write: (next) => {
      setText(next);
      setSaved(storage.write(KEPT_AS, next));
    },
  };
}

/** What the product has and is: for the AI only. */
export function FeaturesField({ features: { text, isSaved, write } }: { features: Features }) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  return (
    <>
      <Field label={t('ai.features')} hint={t('ai.featuresHint')}>
        <TextArea
          rows={3}
          dir="auto"
          spellCheck={false}
          maxLength={AI_TEXT_LIMITS.features}
          value={text}
          onValueChange={write}
        />
      </Field>
      {!isSaved && (
        <Notice tone="warn" live="polite">
          {t('ai.featuresNotKept')}
        </Notice>
      )}
    </>
  );
}
