import type { TitleFix, TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type { AiFix } from './ai-fix.ts';

export interface AiProps {
  input: TitleFixerInput;
  /** The visitor has changed the input. */
  isDirty: boolean;
  fix: TitleFix | undefined;
  /** The versions that are shown are written by the rules. */
  showsRules: boolean;
  onFixed: (fix: AiFix) => void;
  onAnswered: (fix: AiFix) => void;
}
