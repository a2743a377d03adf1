import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { AI_TEXT_LIMITS } from '@seller-toolbox/tool-kit/ai-limits';
import { useWords } from '@seller-toolbox/words/react';
import { Field, Notice, TextArea } from '@seller-toolbox/ui';
import { useState } from 'react';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';

const FEATURES_STORAGE_KEY = 'title-analyzer:features';

export interface Features {
  readonly text: string;
  /** False if the browser could not store it: storage is full or blocked. */
  readonly isStored: boolean;
  readonly write: (text: string) => void;
}

/** Product features as typed, persisted over reloads. */
export function useFeatures(): Features {
  const { storage } = useToolEnvironment();
  const [text, setText] = useState(() => {
    const stored = storage.read(FEATURES_STORAGE_KEY);
    return typeof stored === 'string' ? stored.slice(0, AI_TEXT_LIMITS.features) : '';
  });
  const [isStored, setStored] = useState(true);
  return {
    text,
    isStored,
    write: (next) => {
      setText(next);
      setStored(storage.write(FEATURES_STORAGE_KEY, next));
    },
  };
}

/** Input for product features, used by the AI only. */
export function FeaturesField({ features: { text, isStored, write } }: { features: Features }) {
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
      {!isStored && (
        <Notice tone="warn" live="polite">
          {t('ai.featuresNotKept')}
        </Notice>
      )}
    </>
  );
}
