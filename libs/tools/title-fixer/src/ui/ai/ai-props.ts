import type { TitleFix, TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type { AiFix } from './ai-fix.ts';

export interface AiProps {
  input: TitleFixerInput;
  /** The visitor has changed the input. */
  isDirty: boolean;
  fix: TitleFix | undefined;
  onFixed: (fix: AiFix) => void;
  onAnswered: (fix: AiFix) => void;
}
