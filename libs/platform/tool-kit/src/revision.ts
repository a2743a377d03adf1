import { createContext, useContext } from 'react';

/** Rises when fields have to show the input again, whatever was typed in them: after a reset, a preset, a link. */
export const RevisionContext = createContext(0);

export function useRevision(): number {
  return useContext(RevisionContext);
}
