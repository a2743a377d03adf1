import { createContext, useContext } from 'react';

const CloseContext = createContext<() => void>(() => undefined);
export const CloseProvider = CloseContext.Provider;

/** Closes the dialog around the form. */
export function useClose(): () => void {
  return useContext(CloseContext);
}
