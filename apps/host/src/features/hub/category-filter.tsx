import { tools } from '@seller-toolbox/catalogue';
import { useHomeWords } from '../../site/base/home-words.ts';
import { useHostWords } from '../../site/base/site-words.tsx';
import {
  ALL_CATEGORIES,
  countInCategory,
  type CategoryFilter as Category,
} from '../../site/base/tool-search.ts';
import styles from './category-filter.module.css';

export interface CategoryFilterProps {
  readonly category: Category;
  readonly onChoose: (category: Category) => void;
}

const CHOICES: ReadonlySet<Category> = new Set([ALL_CATEGORIES, ...tools.map((tool) => tool.category)]);

export function CategoryFilter({ category, onChoose }: CategoryFilterProps) {
  const t = useHostWords();
  const home = useHomeWords();
  return (
    <div className={styles.filter} role="group" aria-label={home('hub.filter')}>
      {[...CHOICES].map((choice) => (
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
