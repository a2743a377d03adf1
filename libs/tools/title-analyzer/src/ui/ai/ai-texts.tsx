import type { AiText } from '@seller-toolbox/tool-kit';
import { useFindingText } from '../finding-text.ts';
import styles from './review-panel.module.css';

export interface AiTextsProps {
  title: string;
  texts: readonly AiText[];
  /** Instead of texts where there are none; nothing is shown without it. */
  none?: string;
}

/** A list of what the AI said, or the rules in its place. */
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
