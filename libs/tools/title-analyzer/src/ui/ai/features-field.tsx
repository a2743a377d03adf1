import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { AI_TEXT_LIMITS } from '@seller-toolbox/tool-kit/ai-limits';
import { useWords } from '@seller-toolbox/i18n/react';
import { Field, TextArea } from '@seller-toolbox/ui';
import { useState } from 'react';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';

const KEPT_AS = 'title-analyzer:features';

/** What the visitor has said of the product, over a reload too. */
export function useFeatures(): [string, (features: string) => void] {
  const { storage } = useToolEnvironment();
  const [features, setFeatures] = useState(() => {
    const kept = storage.read(KEPT_AS);
    return typeof kept === 'string' ? kept.slice(0, AI_TEXT_LIMITS.features) : '';
  });
  return [
    features,
    (next) => {
      setFeatures(next);
      storage.write(KEPT_AS, next);
    },
  ];
}

export interface FeaturesFieldProps {
  value: string;
  onValueChange: (features: string) => void;
}

/** What the product has and is: for the AI only. */
export function FeaturesField({ value, onValueChange }: FeaturesFieldProps) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  return (
    <Field label={t('ai.features')} hint={t('ai.featuresHint')}>
      <TextArea
        rows={3}
        dir="auto"
        spellCheck={false}
        maxLength={AI_TEXT_LIMITS.features}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}
