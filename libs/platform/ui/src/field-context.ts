import { createContext, useContext, type ReactNode } from 'react';

export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly unit: ReactNode;
  readonly unitId: string;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

export interface ControlAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** What ties a control to its field; what the control says itself comes first. */
export function useFieldAttributes(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  if (field === undefined) return {};
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

/** The unit of the surrounding field, for the control to show inside its frame. */
export function useFieldUnit(): { unit: ReactNode; unitId: string | undefined } {
  const field = useContext(FieldContext);
  return { unit: field?.unit, unitId: field?.unitId };
}
