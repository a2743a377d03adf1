import { tools } from '@seller-toolbox/catalogue';
import { TOOL_CATEGORIES } from '@seller-toolbox/tool-contract';
import { useHostWords } from '../../app/site-words.tsx';
import styles from './category-filter.module.css';
import { ALL_CATEGORIES, countInCategory, type CategoryFilter as Category } from './hub-tools.ts';

export interface CategoryFilterProps {
  readonly category: Category;
  readonly onChoose: (category: Category) => void;
}

const CHOICES = [ALL_CATEGORIES, ...TOOL_CATEGORIES].filter(
  (choice): choice is Category => countInCategory(tools, choice) > 0,
);

export function CategoryFilter({ category, onChoose }: CategoryFilterProps) {
  const t = useHostWords();
  return (
    <div className={styles.filter} role="group" aria-label={t('hub.filter')}>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === category}
          onClick={() => onChoose(choice)}
        >
          {t(`category.${choice}`)} <span className={styles.count}>{countInCategory(tools, choice)}</span>
        </button>
      ))}
    </div>
  );
}
