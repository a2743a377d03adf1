import { listUsers } from '@seller-toolbox/api-client/users';
import { ROLES } from '@seller-toolbox/contracts/auth';
import { USER_STATES, type OneTimePassword, type UserRow } from '@seller-toolbox/contracts/users';
import { Button } from '@seller-toolbox/ui';
import { useCallback, useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { oneOf, PAGE_PARAM, pageNumber } from '../parts/address-filters.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { FilterSelect } from '../parts/filter-select.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import { CreateUser } from './create-user.tsx';
import { ShownPassword } from './shown-password.tsx';
import { UserCard, useUserColumns } from './user-columns.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { EndQuestion } from './user-questions.tsx';
import { USERS_KEY } from './use-user-change.tsx';
import { useUsersWords } from './users-words.ts';

const ROWS = 20;

const FILTERS = { role: oneOf(ROLES), state: oneOf(USER_STATES), [PAGE_PARAM]: pageNumber };

/** Who can sign in, in which role. */
export function UsersPage() {
  const t = useUsersWords();
  const frame = useFrameWords();
  const { values, set, clear, isFiltered } = useAddressFilters(FILTERS);
  const { role, state, page = 1 } = values;
  const query = useServiceQuery(
    [...USERS_KEY, role, state, page],
    (options) => listUsers({ role, state, page, limit: ROWS }, options),
    { keepsLast: true },
  );
  const [opened, setOpened] = useState<UserRow | null>(null);
  const [made, setMade] = useState<OneTimePassword | null>(null);
  const [asking, setAsking] = useState<'create' | 'end' | null>(null);
  const open = query.data?.rows.find(({ id }) => id === opened?.id) ?? opened;
  const columns = useUserColumns(setOpened);
  const card = useCallback((row: UserRow) => <UserCard row={row} onOpen={setOpened} />, []);

  function showPassword(password: OneTimePassword) {
    setOpened(null);
    setAsking(null);
    setMade(password);
  }

  return (
    <PageFrame
      title={t('head.title')}
      line={
        <>
          {t('head.line')} <ZoneNote />
        </>
      }
      actions={
        <>
          <Button onClick={() => setAsking('end')}>{t('head.endAll')}</Button>
          <Button variant="primary" icon="plus" onClick={() => setAsking('create')}>
            {t('head.create')}
          </Button>
        </>
      }
    >
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <FilterSelect
          label={t('field.role')}
          values={ROLES}
          nameOf={(value) => frame(`roles.${value}`)}
          value={role}
          onChange={(chosen) => set({ role: chosen })}
        />
        <FilterSelect
          label={t('field.state')}
          values={USER_STATES}
          nameOf={(value) => t(`state.${value}`)}
          value={state}
          onChange={(chosen) => set({ state: chosen })}
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
      {open && <UserDrawer key={open.id} row={open} onClose={() => setOpened(null)} onReset={showPassword} />}
      {asking === 'create' && <CreateUser onCreated={showPassword} onClose={() => setAsking(null)} />}
      {asking === 'end' && <EndQuestion row={null} onClose={() => setAsking(null)} />}
      {made && <ShownPassword made={made} onClose={() => setMade(null)} />}
    </PageFrame>
  );
}
