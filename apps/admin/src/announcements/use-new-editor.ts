import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NEW_PARAM = 'new';

export interface NewEditor {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether a new announcement is being written, as the address says: a link leads to it, a reload stays in it. */
export function useNewEditor(): NewEditor {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const go = useCallback(
    (isOpen: boolean) => {
      const params = new URLSearchParams(search);
      if (isOpen) params.set(NEW_PARAM, '1');
      else params.delete(NEW_PARAM);
      const query = params.toString();
      // "Back" closes the editor; what was typed is kept.
      void navigate(query === '' ? pathname : `${pathname}?${query}`, { replace: !isOpen });
    },
    [navigate, pathname, search],
  );

  return {
    isOpen: new URLSearchParams(search).get(NEW_PARAM) === '1',
    open: useCallback(() => go(true), [go]),
    close: useCallback(() => go(false), [go]),
  };
}
