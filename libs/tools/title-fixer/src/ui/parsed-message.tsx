import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Icon } from '@seller-toolbox/ui';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fixer-inputs.module.css';

export interface ParsedMessageProps {
  parsed: TitleFix['parsedError'];
  /** A message was pasted. */
  isGiven: boolean;
}

/** The limit, characters, words and code found in the pasted message. */
export function ParsedMessage({ parsed, isGiven }: ParsedMessageProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (!isGiven) return null;
  const { limit, chars, words, maxUses, namesCapitals, code } = parsed;
  const parts = [
    ...(limit === undefined ? [] : [t('ui.read-limit', { limit: format.number(limit) })]),
    ...(chars ? [t('ui.read-chars', { chars: chars.join(' ') })] : []),
    ...(words ? [t('ui.read-words', { words: format.list(words) })] : []),
    ...(maxUses === undefined ? [] : [t('ui.read-uses', { count: maxUses })]),
    ...(namesCapitals ? [t('ui.read-capitals')] : []),
    ...(code === undefined ? [] : [t('ui.read-code', { code })]),
  ];
  return (
    <p className={styles.parsed}>
      <Icon name="info" size={16} />
      {parts.length > 0 ? t('ui.read', { parts: parts.join(' · ') }) : t('ui.readNothing')}
    </p>
  );
}
