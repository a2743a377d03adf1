import { createContext, useContext } from 'react';

interface FieldsState {
  /** Rises when fields have to show the input again, whatever was typed in them: after a reset, a preset, a link. */
  readonly revision: number;
  /** The visitor has started with empty fields: a number that was not typed is not shown as 0. */
  readonly isCleared: boolean;
}

export const FieldsContext = createContext<FieldsState>({ revision: 0, isCleared: false });

export function useFieldsState(): FieldsState {
  return useContext(FieldsContext);
}
