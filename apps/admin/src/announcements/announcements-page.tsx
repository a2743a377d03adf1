import { exportAnnouncements, listAnnouncements } from '@seller-toolbox/api-client/announcement-review';
import {
  ANNOUNCEMENT_SORT_FIELDS,
  ANNOUNCEMENT_TYPES,
  EFFECTIVE_STATUSES,
  TARGET_AUDIENCES,
  type Announcement,
} from '@seller-toolbox/contracts/announcements';
import { Button } from '@seller-toolbox/ui';
import { useCallback, useMemo, useState } from 'react';
import { oneOf, PAGE_PARAM, pageNumber } from '../parts/address-filters.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { FilterSelect } from '../parts/filter-select.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useSelection } from '../parts/selection.ts';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import { AnnouncementBatchBar } from './announcement-batch-bar.tsx';
import { AnnouncementCard, useAnnouncementColumns } from './announcement-columns.tsx';
import { ANNOUNCEMENTS_LIST } from './announcement-list.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { useAnnouncementsWords } from './announcements-words.ts';
import { DeleteAnnouncement } from './delete-announcement.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useNewEditor } from './use-new-editor.ts';

const ROWS = 20;
const ORDERS = ANNOUNCEMENT_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);

const FILTERS = {
  status: oneOf(EFFECTIVE_STATUSES),
  type: oneOf(ANNOUNCEMENT_TYPES),
  audience: oneOf(TARGET_AUDIENCES),
  sort: oneOf(ORDERS),
  [PAGE_PARAM]: pageNumber,
};

/** The part above the list that is about one announcement. */
interface Open {
  readonly dialog: 'preview' | 'edit' | 'delete';
  readonly row: Announcement;
}

/** All announcements: found, read, written, switched on and off together, and deleted. */
export function AnnouncementsPage() {
  const t = useAnnouncementsWords();
  const { values, set, clear, isFiltered } = useAddressFilters(FILTERS);
  const { status, type, audience, sort = '-created_at', page = 1 } = values;
  const filter = { status, type, target_audience: audience };
  const query = useServiceQuery(
    [...ANNOUNCEMENTS_LIST, filter, sort, page],
    (options) => listAnnouncements({ ...filter, sort, page, limit: ROWS }, options),
    { keepsLast: true },
  );
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const selection = useSelection();
  const duplicate = useDuplicate(useCallback((row: Announcement) => setOpen({ dialog: 'edit', row }), []));
  const actions = useMemo(
    () => ({
      onPreview: (row: Announcement) => setOpen({ dialog: 'preview', row }),
      onEdit: (row: Announcement) => setOpen({ dialog: 'edit', row }),
      onDuplicate: duplicate,
      onDelete: (row: Announcement) => setOpen({ dialog: 'delete', row }),
    }),
    [duplicate],
  );
  const columns = useAnnouncementColumns(actions);
  const card = useCallback(
    (row: Announcement) => <AnnouncementCard row={row} actions={actions} />,
    [actions],
  );
  const writing = useNewEditor();

  return (
    <PageFrame
      title={t('head.title')}
      line={
        <>
          {query.data && t('head.count', { count: query.data.pagination.total })} <ZoneNote />
        </>
      }
      actions={
        <>
          <CsvButton name="announcements" ask={(options) => exportAnnouncements(filter, options)} />
          <Button variant="primary" icon="plus" onClick={writing.open}>
            {t('head.new')}
          </Button>
        </>
      }
    >
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <FilterSelect
          label={t('field.status')}
          values={EFFECTIVE_STATUSES}
          nameOf={(value) => t(`status.${value}`)}
          value={status}
          onChange={(chosen) => set({ status: chosen })}
        />
        <FilterSelect
          label={t('field.type')}
          values={ANNOUNCEMENT_TYPES}
          nameOf={(value) => t(`type.${value}`)}
          value={type}
          onChange={(chosen) => set({ type: chosen })}
        />
        <FilterSelect
          label={t('field.audience')}
          values={TARGET_AUDIENCES}
          nameOf={(value) => t(`audience.${value}`)}
          value={audience}
          onChange={(chosen) => set({ audience: chosen })}
        />
      </FilterBar>
      <ListTable
        caption={t('head.title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        sort={sort}
        onSort={(order) => set({ sort: ORDERS.find((known) => known === order) })}
        onPage={(to) => set({ page: to })}
        selection={selection}
        bar={<AnnouncementBatchBar selection={selection} filter={filter} page={query.data} />}
        card={card}
        empty={
          isFiltered ? (
            <EmptyState title={t('empty.filtered')} />
          ) : (
            <EmptyState
              title={t('empty.title')}
              action={<Button onClick={writing.open}>{t('empty.create')}</Button>}
            />
          )
        }
      />
      {open?.dialog === 'preview' && <AnnouncementPreview announcement={open.row} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteAnnouncement
          announcement={open.row}
          onClose={close}
          onDeleted={() => {
            selection.setAll([open.row.id], false);
            close();
          }}
        />
      )}
      {open?.dialog === 'edit' && (
        <AnnouncementEditor key={open.row.id} announcement={open.row} onClose={close} />
      )}
      {writing.isOpen && <AnnouncementEditor announcement={null} onClose={writing.close} />}
    </PageFrame>
  );
}
