import type { ComponentType } from 'react';

/** A screen as `React.lazy` wants it. Screens take no props: input, language and services arrive through the kit. */
export interface ToolScreenModule {
  readonly default: ComponentType;
}
