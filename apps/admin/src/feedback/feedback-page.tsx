import { exportFeedback, listFeedback } from '@seller-toolbox/api-client/feedback-review';
import { FEEDBACK_SORT_FIELDS, FEEDBACK_STATUSES, type Feedback } from '@seller-toolbox/contracts/feedback';
import { FEEDBACK_TYPES } from '@seller-toolbox/contracts/public-feedback';
import { useCallback, useState } from 'react';
import { oneOf, PAGE_PARAM, pageNumber, wholeNumber } from '../parts/address-filters.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { FilterSelect } from '../parts/filter-select.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import { FeedbackCard, useFeedbackColumns } from './feedback-columns.tsx';
import { FeedbackDrawer } from './feedback-drawer.tsx';
import { FEEDBACK_LIST } from './feedback-list.ts';
import { FeedbackStatistics } from './feedback-statistics.tsx';
import { useFeedbackWords } from './feedback-words.ts';
import { useFailureTexts } from './use-failure-texts.ts';

const ROWS = 10;
const RATINGS = ['5', '4', '3', '2', '1'] as const;
const ORDERS = FEEDBACK_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);

const FILTERS = {
  type: oneOf(FEEDBACK_TYPES),
  status: oneOf(FEEDBACK_STATUSES),
  rating: wholeNumber(1, 5),
  sort: oneOf(ORDERS),
  [PAGE_PARAM]: pageNumber,
};

/** What users say: read, answered with a status and notes, or deleted. */
export function FeedbackPage() {
  const t = useFeedbackWords();
  const { values, set, clear, isFiltered } = useAddressFilters(FILTERS);
  const { type, status, rating, sort = '-created_at', page = 1 } = values;
  const filter = { feedback_type: type, status, rating };
  const query = useServiceQuery(
    [...FEEDBACK_LIST, filter, sort, page],
    (options) => listFeedback({ ...filter, sort, page, limit: ROWS }, options),
    { keepsLast: true },
  );
  const failureTexts = useFailureTexts();
  const [opened, setOpened] = useState<Feedback | null>(null);
  // After the change of another admin it may no longer be on this page.
  const open = query.data?.rows.find(({ id }) => id === opened?.id) ?? opened;
  const columns = useFeedbackColumns(setOpened);
  const card = useCallback((row: Feedback) => <FeedbackCard row={row} onOpen={setOpened} />, []);

  /** Without its last row a page would be empty: the one before it is shown. */
  function onDeleted() {
    setOpened(null);
    if (query.data?.rows.length === 1 && page > 1) set({ page: page - 1 });
  }

  return (
    <PageFrame
      title={t('head.title')}
      line={
        <>
          {t('head.line')} <ZoneNote />
        </>
      }
      actions={<CsvButton name="feedback" ask={(options) => exportFeedback(filter, options)} />}
    >
      <FeedbackStatistics />
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <FilterSelect
          label={t('field.type')}
          values={FEEDBACK_TYPES}
          nameOf={(value) => t(`type.${value}`)}
          value={type}
          onChange={(chosen) => set({ type: chosen })}
        />
        <FilterSelect
          label={t('field.status')}
          values={FEEDBACK_STATUSES}
          nameOf={(value) => t(`status.${value}`)}
          value={status}
          onChange={(chosen) => set({ status: chosen })}
        />
        <FilterSelect
          label={t('field.rating')}
          values={RATINGS}
          nameOf={(value) => t('rating.of', { rating: value })}
          value={RATINGS.find((value) => value === String(rating))}
          onChange={(chosen) => set({ rating: chosen === undefined ? undefined : Number(chosen) })}
        />
      </FilterBar>
      <ListTable
        caption={t('head.title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(order) => set({ sort: ORDERS.find((known) => known === order) })}
        onPage={(to) => set({ page: to })}
        card={card}
        errorTexts={failureTexts}
        empty={<EmptyState title={isFiltered ? t('empty.filtered') : t('empty.title')} />}
      />
      {open && (
        <FeedbackDrawer
          key={open.id}
          feedback={open}
          onClose={() => setOpened(null)}
          onDeleted={onDeleted}
          onNewer={setOpened}
        />
      )}
    </PageFrame>
  );
}
