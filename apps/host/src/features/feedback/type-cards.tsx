import { PUBLIC_FEEDBACK_TYPES } from '@seller-toolbox/contracts/public-feedback';
import { Icon, type IconName } from '@seller-toolbox/ui';
import type { PublicFeedbackType } from './feedback-draft.ts';
import { useFeedbackWords } from './feedback-words.ts';
import styles from './type-cards.module.css';

const ICONS: Readonly<Record<PublicFeedbackType, IconName>> = {
  general: 'message-square',
  bug: 'triangle-alert',
  feature: 'plus',
  improvement: 'trending-up',
};

export interface TypeCardsProps {
  readonly value: PublicFeedbackType;
  readonly onChange: (type: PublicFeedbackType) => void;
}

/** What the feedback is about: four radio buttons with the look of cards. */
export function TypeCards({ value, onChange }: TypeCardsProps) {
  const t = useFeedbackWords();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('type.legend')}</legend>
      <div className={styles.cards}>
        {PUBLIC_FEEDBACK_TYPES.map((type) => (
          <label key={type} className={styles.choice}>
            <input
              type="radio"
              name="feedback_type"
              className={styles.radio}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            <span className={styles.card}>
              <Icon name={ICONS[type]} size={20} className={styles.icon} />
              <span className={styles.name}>{t(`type.${type}`)}</span>
              <span className={styles.hint}>{t(`type.${type}Hint`)}</span>
              <Icon name="check" size={16} className={styles.check} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
