import type { ToolChanges } from '@seller-toolbox/contracts';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** The published changes to the catalogue: one row, or none. */
export interface ToolSettingsTable {
  id: GeneratedAlways<boolean>;
  changes: ColumnType<ToolChanges, string, string>;
  updated_at: Date;
}
