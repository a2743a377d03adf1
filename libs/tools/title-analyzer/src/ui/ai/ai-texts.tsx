import type { AiText } from '@seller-toolbox/tool-kit';
import { useFindingText } from '../finding-text.ts';
import styles from './review-panel.module.css';

export interface AiTextsProps {
  title: string;
  texts: readonly AiText[];
  /** Text for an empty list; without it an empty list is not rendered. */
  none?: string;
}

/** A list of texts from the AI, or of findings from the rules. */
export function AiTexts({ title, texts, none }: AiTextsProps) {
  const textOf = useFindingText();
  if (texts.length === 0 && none === undefined) return null;
  return (
    <div className={styles.texts}>
      <h3>{title}</h3>
      {texts.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {texts.map((text, index) => (
            <li key={index} dir="auto">
              {'text' in text ? text.text : textOf(text)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
