import { titleListKind } from '@seller-toolbox/listing-ui/title-list-kind';
import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/title-fixer.engine.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = {
  kinds: [titleListKind((title) => ({ title }))],
};
