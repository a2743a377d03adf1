import type { Role } from '@seller-toolbox/contracts/auth';
import { Button, buttonClass } from '@seller-toolbox/ui';
import { useLanguage } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { adminAddress, adminPaths, loginAddress } from '../app/admin-paths.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { AdminLink } from '../layout/admin-link.tsx';
import { Standalone } from '../layout/standalone.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { OwnPassword } from '../password/own-password.tsx';
import { hasRole } from './policies.ts';
import { UserProvider, useSession, useSessionState, useUser } from './session-context.tsx';

/** Lets signed-in admins in; redirects all others to the login page, which leads back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const state = useSessionState();
  if (state.status === 'signed-in') {
    const { password_expires_at: ends } = state.user;
    return (
      <UserProvider value={state.user}>
        {ends === undefined ? children : <OwnPassword ends={ends} />}
      </UserProvider>
    );
  }
  if (state.status === 'signed-out') {
    const isWanted = state.reason === 'never-signed-in' || state.reason === 'session-expired';
    return <ToLogin returns={isWanted} />;
  }
  if (state.status === 'unreachable') return <Unreachable error={state.error} />;
  return <Checking />;
}

function ToLogin({ returns }: { returns: boolean }) {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const language = useLanguage();
  const from = returns && here !== adminPaths.dashboard ? here : null;
  return <Navigate to={adminAddress(loginAddress(from), language)} replace />;
}

/** While the service is asked who this is. */
export function Checking() {
  const t = useFrameWords();
  return <Standalone busy={t('guard.checking')} />;
}

function Unreachable({ error }: { error: unknown }) {
  const { resume } = useSession();
  const textOf = useErrorText();
  return (
    <Standalone>
      <LoadFailed text={textOf(error)} onRetry={() => void resume()} />
    </Standalone>
  );
}

/** Shows the page to users with the role, and a rejection to others. */
export function RoleOnly({ role, children }: { role: Role; children: ReactNode }) {
  return hasRole(useUser(), role) ? children : <Rejected />;
}

function Rejected() {
  const t = useFrameWords();
  const navigate = useNavigate();
  const language = useLanguage();

  function goBack() {
    // A tab that was opened here has nothing to go back to.
    if (window.history.length > 1) void navigate(-1);
    else void navigate(adminAddress(adminPaths.dashboard, language));
  }

  return (
    <Standalone inFrame icon="lock" title={t('guard.refused')} text={t('guard.refusedText')}>
      <Button icon="arrow-left" onClick={goBack}>
        {t('guard.back')}
      </Button>
      <AdminLink to={adminPaths.dashboard} className={buttonClass('primary')}>
        {t('guard.toDashboard')}
      </AdminLink>
    </Standalone>
  );
}
