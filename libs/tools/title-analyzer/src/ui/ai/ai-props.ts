import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';

export interface AiProps {
  input: TitleAnalyzerInput;
  /** The title is empty. */
  isEmpty: boolean;
  /** The visitor has changed something. */
  isDirty: boolean;
  /** Portal target of the reviews; null without a result. */
  target: HTMLElement | null;
  /** Sets the title field. */
  onTitle: (title: string) => void;
}
