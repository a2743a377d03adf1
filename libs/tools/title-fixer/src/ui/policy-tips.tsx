import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Disclosure } from '@seller-toolbox/ui';
import { FIXER_RULES } from '../engine/fixer-rules.data.ts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './policy-tips.module.css';

/** The rules of the check, with their figures. */
export function PolicyTips({ fix }: { fix: TitleFix }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const platform = usePlatformWords();
  const { forbiddenCharacters, maxOccurrences, advisedLength, itemHighlights } = FIXER_RULES[fix.ruleSet];
  const max = fix.stats.maxAllowed;
  const tips = [
    advisedLength < max
      ? t('ui.tip-length', { max: format.number(max), advised: format.number(advisedLength) })
      : t('ui.tip-lengthOnly', { max: format.number(max) }),
    t('ui.tip-characters', { characters: forbiddenCharacters.join(' ') }),
    t('ui.tip-repeats', { count: format.number(maxOccurrences) }),
    t('ui.tip-plural'),
    t('ui.tip-praise'),
    ...(itemHighlights === null ? [] : [t('ui.tip-highlights', { max: format.number(itemHighlights) })]),
  ];
  return (
    <Disclosure summary={t('ui.policyTips')} aside={platform('frame.lines', { count: tips.length })}>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
