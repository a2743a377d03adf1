import { exportFeedback, findFeedback, listFeedback } from '@seller-toolbox/api-client/feedback-review';
import { FEEDBACK_SORT_FIELDS, type Feedback } from '@seller-toolbox/contracts/feedback';
import { Notice } from '@seller-toolbox/ui';
import { useCallback, useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { oneOf, PAGE_PARAM, pageNumber, textParameter } from '../parts/address-filters.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { ListTable } from '../parts/list-table.tsx';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useSelection } from '../parts/selection.ts';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import { FeedbackBatchBar } from './feedback-batch-bar.tsx';
import { FeedbackCard, useFeedbackColumns } from './feedback-columns.tsx';
import { FeedbackDrawer } from './feedback-drawer.tsx';
import { FEEDBACK_FILTERS, FeedbackFilters, toListFilter } from './feedback-filters.tsx';
import { FEEDBACK_KEY } from './feedback-key.ts';
import { FEEDBACK_LIST } from './feedback-list.ts';
import { FeedbackStatistics } from './feedback-statistics.tsx';
import { FeedbackUndo } from './feedback-undo.tsx';
import { useFeedbackWords } from './feedback-words.ts';
import { useFailureTexts } from './use-failure-texts.ts';

const ROWS = 10;
const MAX_ID = 36;
const ORDERS = FEEDBACK_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);

const FILTERS = { ...FEEDBACK_FILTERS, sort: oneOf(ORDERS), [PAGE_PARAM]: pageNumber };
/** The one that a link leads to. */
const LINKED = { item: textParameter(MAX_ID) };

/** What users say: found, read, answered with a status and notes, or deleted. */
export function FeedbackPage() {
  const t = useFeedbackWords();
  const filters = useAddressFilters(FILTERS);
  const { values, set, isFiltered } = filters;
  const { sort = '-created_at', page = 1 } = values;
  const filter = toListFilter(values);
  const query = useServiceQuery(
    [...FEEDBACK_LIST, filter, sort, page],
    (options) => listFeedback({ ...filter, sort, page, limit: ROWS }, options),
    { keepsLast: true },
  );
  const failureTexts = useFailureTexts();
  const [opened, setOpened] = useState<Feedback | null>(null);
  const linked = useLinked();
  const shown = opened ?? linked.feedback;
  // After the change of another admin it may no longer be on this page.
  const open = query.data?.rows.find(({ id }) => id === shown?.id) ?? shown;
  const selection = useSelection();
  const columns = useFeedbackColumns(setOpened);
  const card = useCallback((row: Feedback) => <FeedbackCard row={row} onOpen={setOpened} />, []);

  function close() {
    setOpened(null);
    linked.forget();
  }

  /** Without its last row a page would be empty: the one before it is shown. */
  function onDeleted(id: string) {
    close();
    selection.setAll([id], false);
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
      {linked.notice}
      <FeedbackStatistics />
      <FeedbackUndo />
      <FeedbackFilters filters={filters} />
      <ListTable
        caption={t('head.title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ message }) => message}
        sort={sort}
        onSort={(order) => set({ sort: ORDERS.find((known) => known === order) })}
        onPage={(to) => set({ page: to })}
        selection={selection}
        bar={
          <FeedbackBatchBar selection={selection} filter={filter} total={query.data?.pagination.total ?? 0} />
        }
        card={card}
        errorTexts={failureTexts}
        empty={<EmptyState title={isFiltered ? t('empty.filtered') : t('empty.title')} />}
      />
      {open && (
        <FeedbackDrawer
          key={open.id}
          feedback={open}
          onClose={close}
          onDeleted={() => onDeleted(open.id)}
          onNewer={setOpened}
        />
      )}
    </PageFrame>
  );
}

/** The feedback that the address names, until it is closed. */
function useLinked() {
  const t = useFrameWords();
  const textOf = useErrorText();
  const failureTexts = useFailureTexts();
  const { values, set } = useAddressFilters(LINKED);
  const { item = '' } = values;
  const { data, error } = useServiceQuery(
    [...FEEDBACK_KEY, 'item', item],
    (options) => findFeedback(item, options),
    { enabled: item !== '' },
  );
  const forget = useCallback(() => {
    if (item !== '') set({ item: undefined });
  }, [item, set]);
  return {
    feedback: item === '' ? null : (data ?? null),
    forget,
    notice: item !== '' && error && (
      <Notice tone="bad" live="assertive" dismiss={{ label: t('frame.dismiss'), onDismiss: forget }}>
        {textOf(error, failureTexts)}
      </Notice>
    ),
  };
}
