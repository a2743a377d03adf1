import type { ComponentType } from 'react';

/** A module for `React.lazy`. Screens have no props: input, language and services come from the tool kit's hooks. */
export interface ToolScreenModule {
  readonly default: ComponentType;
}
