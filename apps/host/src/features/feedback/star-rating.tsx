import { Button, classNames, Icon } from '@seller-toolbox/ui';
import { useRef } from 'react';
import { RATINGS, type Rating } from './feedback-draft.ts';
import { useFeedbackWords } from './feedback-words.ts';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  readonly value: Rating | null;
  readonly onChange: (rating: Rating | null) => void;
}

/** Five radio buttons that look like stars, with the word for the chosen one beside them. */
export function StarRating({ value, onChange }: StarRatingProps) {
  const t = useFeedbackWords();
  const stars = useRef<HTMLSpanElement>(null);

  function clear() {
    onChange(null);
    // The button goes with the rating.
    stars.current?.querySelector('input')?.focus();
  }

  return (
    <fieldset>
      <legend className={styles.legend}>{t('rating.legend')}</legend>
      <div className={styles.line}>
        <span ref={stars} className={styles.stars}>
          {RATINGS.map((rating) => (
            <label key={rating} className={styles.choice} title={t(`rating.label${rating}`)}>
              <input
                type="radio"
                name="rating"
                className={styles.radio}
                value={rating}
                checked={rating === value}
                onChange={() => onChange(rating)}
              />
              <span className={classNames(styles.star, value !== null && rating <= value && styles.full)}>
                <Icon name="star" size={26} />
                <span className="visually-hidden">
                  {t('rating.star', { value: rating, label: t(`rating.label${rating}`) })}
                </span>
              </span>
            </label>
          ))}
        </span>
        <span className={styles.word} aria-hidden="true">
          {value === null ? t('rating.none') : t(`rating.label${value}`)}
        </span>
        {value !== null && (
          <Button variant="quiet" size="s" onClick={clear}>
            {t('rating.clear')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
