import { usePlatformWords } from '@seller-toolbox/words/react';
import { classNames, IconButton } from '@seller-toolbox/ui';
import { useStoredPart } from '@seller-toolbox/site-kit/hydration-hooks';
import { favoriteTools, toggled } from '../../site/base/personal-tools.ts';
import styles from './favorite-star.module.css';

/** Adds a tool to the favorites, or removes it. It lies in a corner that the card leaves free. */
export function FavoriteStar({ toolId, title }: { toolId: string; title: string }) {
  const t = usePlatformWords();
  const isFavorite = useStoredPart(favoriteTools, (ids) => ids.includes(toolId), false);
  return (
    <IconButton
      icon="star"
      size="s"
      className={classNames(styles.star, isFavorite && styles.marked)}
      label={`${t('frame.favorite')}: ${title}`}
      title={t('frame.favorite')}
      pressed={isFavorite}
      onClick={() => favoriteTools.write(toggled(favoriteTools.read(), toolId))}
    />
  );
}
