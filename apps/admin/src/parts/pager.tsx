import type { Pagination } from '@seller-toolbox/contracts/pagination';
import { useFormat } from '@seller-toolbox/words/react';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './list-table.module.css';
import { InactiveButton } from './inactive-button.tsx';

export interface PagerProps {
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

/** Which rows of how many are shown, and the way to the others. */
export function Pager({ pagination: { page, limit, total, totalPages }, onPage }: PagerProps) {
  const t = useFrameWords();
  const { number } = useFormat();
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  const shown = { first: number(first), last: number(last), total: number(total) };
  // Rows may have been removed since the address was made.
  const text = total === 0 ? 'table.none' : first > total ? 'table.beyond' : 'table.shown';
  return (
    <nav className={styles.pager} aria-label={t('table.pages')}>
      <p className="num">{t(text, shown)}</p>
      {(totalPages > 1 || page > 1) && (
        <div className={styles.steps}>
          <InactiveButton
            size="s"
            inactive={page <= 1}
            onClick={() => onPage(Math.max(1, Math.min(page - 1, totalPages)))}
          >
            <MoreIcon name="chevron-left" size={16} label={t('table.previous')} />
          </InactiveButton>
          <span className="num">{t('table.page', { page: number(page), pages: number(totalPages) })}</span>
          <InactiveButton size="s" inactive={page >= totalPages} onClick={() => onPage(page + 1)}>
            <MoreIcon name="chevron-right" size={16} label={t('table.next')} />
          </InactiveButton>
        </div>
      )}
    </nav>
  );
}
