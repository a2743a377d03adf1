import { useEffect, useState } from 'react';
import type { Tool } from '../use-tool.ts';
import { useReplaceExampleOnInput } from './use-replace-example-on-input.ts';

/** The visitor's first text replaces the example; what says so, and offers it back, is loaded when it has happened. */
export function ReplacedExample({ tool }: { tool: Tool }) {
  const [part, setPart] = useState<typeof import('./example-replaced-notice.tsx')>();
  const { notice } = tool;
  const isNeeded = notice === 'linkIncomplete' || notice === 'exampleGone';
  useReplaceExampleOnInput(tool);
  useEffect(() => {
    if (isNeeded) import('./example-replaced-notice.tsx').then(setPart, () => undefined);
  }, [isNeeded]);
  return part ? <part.ExampleReplacedNotice tool={tool} /> : null;
}
