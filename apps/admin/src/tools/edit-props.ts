import type { BuiltInTool, ToolChanges } from '@seller-toolbox/contracts/tool-settings';

export interface EditProps {
  readonly builtIn: readonly BuiltInTool[];
  readonly draft: ToolChanges;
  readonly onChange: (draft: ToolChanges) => void;
}
