import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { RoleOnly, SignedInOnly } from '../session/guard.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { ADMIN_PAGES } from './admin-pages.ts';
import { adminPaths } from './admin-paths.ts';
import { LAZY_PAGES } from './lazy-pages.ts';
import { LoadedPage } from './loaded-page.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { PageTitle } from './page-title.tsx';

/** Every address of the section. */
export function AdminRoutes() {
  useClearCacheOnSignOut();
  const { pathname, search, hash } = useLocation();
  // One address for each page: title, navigation and saved filters know no other.
  if (pathname.endsWith('/'))
    return <Navigate to={pathname.replace(/(?<!\/)\/+$/, '') + search + hash} replace />;
  return (
    <>
      <PageTitle />
      <Routes>
        <Route path={adminPaths.login} caseSensitive element={<LoadedPage page={LAZY_PAGES.login} />} />
        <Route element={<SignedInLayout />}>
          {ADMIN_PAGES.map((page) => (
            <Route
              key={page.path}
              path={page.path}
              caseSensitive
              element={
                <RoleOnly role={page.role}>
                  <LoadedPage key={page.name} page={LAZY_PAGES[page.name]} />
                </RoleOnly>
              }
            />
          ))}
          <Route path="*" element={<NoSuchPage />} />
        </Route>
      </Routes>
    </>
  );
}

function SignedInLayout() {
  return (
    <SignedInOnly>
      <AdminLayout>
        <Outlet />
      </AdminLayout>
    </SignedInOnly>
  );
}

/** Clears the cache on sign-out, so that the next admin sees nothing of the last one's. */
function useClearCacheOnSignOut(): void {
  const queries = useQueryClient();
  const { status } = useSessionState();
  useEffect(() => {
    if (status === 'signed-out') queries.clear();
  }, [queries, status]);
}
