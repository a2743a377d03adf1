import type { Tool } from '@seller-toolbox/tool-kit';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import { useState, type ClipboardEvent } from 'react';
import type { PackingEngine } from '../../engine/packing-calculator.engine.ts';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { loadRareParts } from '../lazy-parts.ts';
import { useMeasures } from '../measures.tsx';
import { BoxFields } from './box-fields.tsx';
import { withChange, withoutBox } from './box-lines.ts';
import styles from './box-list.module.css';
import type { ParsedRows } from './parse-box-rows.ts';
import { hasSeveralCells } from './has-several-cells.ts';
import { PasteRows } from './paste-rows.tsx';

/** A change of the whole list; undo is possible until the list changes again. */
interface ListChange {
  readonly before: BoxInput[];
  readonly after: BoxInput[];
  readonly message: string;
  readonly takesFocus: boolean;
}

/** A list of more lines than this scrolls within itself. */
const LONG_LIST = 5;

/** The lines of the load: add, remove, or paste rows of a spreadsheet, also into any field of the list. */
export function BoxList({ tool }: { tool: Tool<PackingEngine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const language = useLanguage();
  const { measures } = useMeasures();
  const [last, setLast] = useState<ListChange | null>(null);
  const { input, change, place, clear, problems } = tool;
  const { boxes } = input;
  const problem = problemAt(problems, 'boxes');

  const replace = (after: BoxInput[], message: string, takesFocus = false) => {
    place({ boxes: after });
    setLast({ before: boxes, after, message, takesFocus });
  };
  const takeRows = async (parsed: ParsedRows, existing: readonly BoxInput[]) => {
    const { rowsTaken } = await loadRareParts();
    const { after, message } = rowsTaken(parsed, existing, { t, format });
    if (!after) return setLast({ before: boxes, after: boxes, message, takesFocus: false });
    replace(after, message);
    if (existing.length === 0) void clear({ what: 'example', own: ['boxes'] });
  };
  const addBox = async () => {
    const { withNewBox } = await loadRareParts();
    place((now) => ({ boxes: withNewBox(now.boxes) }));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasSeveralCells(text)) return;
    event.preventDefault();
    void loadRareParts().then(({ parseBoxRows }) => takeRows(parseBoxRows(text, language, measures), boxes));
  };

  return (
    <section className={styles.boxes} aria-label={t('ui.boxes')}>
      <h2 className={styles.title}>{t('ui.boxes')}</h2>
      <ol className={styles.list} data-long={boxes.length > LONG_LIST} onPaste={paste}>
        {boxes.map((box, index) => (
          <li key={box.id}>
            <BoxFields
              box={box}
              index={index}
              problems={problems}
              onChange={(fields) => change((now) => ({ boxes: withChange(now.boxes, box.id, fields) }))}
              onRemove={
                boxes.length === 1
                  ? undefined
                  : () =>
                      replace(
                        withoutBox(boxes, box.id),
                        t('ui.boxRemoved', { name: box.name || box.id }),
                        true,
                      )
              }
            />
          </li>
        ))}
      </ol>
      {last?.after === boxes && (
        <Notice
          live="polite"
          actions={
            <Button size="s" autoFocus={last.takesFocus} onClick={() => place({ boxes: last.before })}>
              {platform('frame.undo')}
            </Button>
          }
        >
          {last.message}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="bad" live="polite">
          {problem}
        </Notice>
      )}
      <div className={styles.below}>
        <Button icon="plus" onClick={() => void addBox()}>
          {t('ui.addBox')}
        </Button>
      </div>
      <PasteRows
        onReplace={(parsed) => void takeRows(parsed, [])}
        onAppend={(parsed) => void takeRows(parsed, boxes)}
      />
    </section>
  );
}
