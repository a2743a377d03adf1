import { exportAudit, listAudit } from '@seller-toolbox/api-client/audit';
import { AUDIT_ACTIONS, type AuditFilter, type AuditRow } from '@seller-toolbox/contracts/audit';
import { useCallback } from 'react';
import { day, oneOf, PAGE_PARAM, pageNumber, textParameter } from '../parts/address-filters.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { endOfDay, startOfDay } from '../parts/days.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { FilterDay } from '../parts/filter-day.tsx';
import { FilterSelect } from '../parts/filter-select.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import { AuditCard, useActionName, useAuditColumns } from './audit-columns.tsx';
import { useActorNames } from './audit-names.ts';
import { useAuditWords } from './audit-words.ts';

const ROWS = 20;
const MAX_NAME = 128;

const FILTERS = {
  actor: textParameter(MAX_NAME),
  subject: textParameter(MAX_NAME),
  action: oneOf(AUDIT_ACTIONS),
  from: day(),
  to: day(),
  [PAGE_PARAM]: pageNumber,
};

/** Who changed what. */
export function AuditPage() {
  const t = useAuditWords();
  const { values, set, clear, isFiltered } = useAddressFilters(FILTERS);
  const { actor, action, subject, from, to, page = 1 } = values;
  const { storedOf } = useActorNames();
  const isRangeReversed = from !== undefined && to !== undefined && to < from;
  const filter: AuditFilter = {
    actor: actor && storedOf(actor),
    action,
    subject,
    from: from && startOfDay(from),
    to: to && !isRangeReversed ? endOfDay(to) : undefined,
  };
  const query = useServiceQuery(
    ['audit', filter, page],
    (options) => listAudit({ ...filter, page, limit: ROWS }, options),
    { keepsLast: true },
  );
  const columns = useAuditColumns();
  const nameOf = useActionName();
  const card = useCallback((row: AuditRow) => <AuditCard row={row} />, []);

  return (
    <PageFrame
      title={t('head.title')}
      line={<ZoneNote />}
      actions={<CsvButton name="audit" ask={(options) => exportAudit(filter, options)} />}
    >
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <FilterSelect
          label={t('filter.action')}
          values={AUDIT_ACTIONS}
          nameOf={nameOf}
          value={action}
          onChange={(chosen) => set({ action: chosen })}
        />
        <FilterText
          label={t('filter.actor')}
          maxLength={MAX_NAME}
          value={actor}
          onChange={(typed) => set({ actor: typed })}
        />
        <FilterText
          label={t('filter.subject')}
          maxLength={MAX_NAME}
          value={subject}
          onChange={(typed) => set({ subject: typed })}
        />
        <FilterDay
          label={t('filter.from')}
          value={from}
          max={to}
          onChange={(chosen) => set({ from: chosen })}
        />
        <FilterDay
          label={t('filter.to')}
          value={to}
          min={from}
          error={isRangeReversed ? t('filter.endBeforeStart') : undefined}
          onChange={(chosen) => set({ to: chosen })}
        />
      </FilterBar>
      <ListTable
        caption={t('head.title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        onPage={(to) => set({ page: to })}
        card={card}
        empty={<EmptyState title={isFiltered ? t('empty.filtered') : t('empty.title')} />}
      />
    </PageFrame>
  );
}
