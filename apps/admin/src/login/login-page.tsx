import { useLanguage } from '@seller-toolbox/words/react';
import { Navigate, useLocation } from 'react-router-dom';
import { adminAddress, nextAfterLogin } from '../app/admin-paths.ts';
import { Checking } from '../session/guard.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { LoginForm } from './login-form.tsx';

/** Redirects a user who is already signed in to the requested page. */
export function LoginPage() {
  const state = useSessionState();
  const { search } = useLocation();
  const language = useLanguage();
  if (state.status === 'checking') return <Checking />;
  if (state.status === 'signed-in') {
    return <Navigate to={adminAddress(nextAfterLogin(search), language)} replace />;
  }
  return <LoginForm reason={state.status === 'signed-out' ? state.reason : 'never-signed-in'} />;
}
