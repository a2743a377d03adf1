import { Button, TextArea, type TextAreaProps } from '@seller-toolbox/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useAnnouncementsWords } from './announcements-words.ts';
import { HTML_TOOLS, type HtmlEdit, type HtmlTool } from './html-edit.ts';
import styles from './html-area.module.css';

const HISTORY = ['undo', 'redo'] as const;

/** Simple HTML as text, with a toolbar for the allowed tags. The browser's own undo covers typing and tools alike. */
export function HtmlArea(props: Omit<TextAreaProps, 'ref'>) {
  const area = useRef<HTMLTextAreaElement>(null);

  function applyTool(tool: HtmlTool) {
    const target = area.current;
    if (!target || target.disabled) return;
    const { value: text, selectionStart: start, selectionEnd: end } = target;
    write(target, tool.edit({ text, start, end }));
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = HTML_TOOLS.find((one) => 'key' in one && one.key === event.key);
    if (!tool) return;
    event.preventDefault();
    applyTool(tool);
  }

  return (
    <>
      <Toolbar
        onUse={applyTool}
        onHistory={(command) => {
          area.current?.focus();
          document.execCommand(command);
        }}
      />
      <TextArea {...props} ref={area} onKeyDown={press} />
    </>
  );
}

/** Through the browser's editing command, so that it can be undone; where there is none, directly. */
function write(area: HTMLTextAreaElement, { from, to, insert, select }: HtmlEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isDone =
    'execCommand' in document && document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isDone) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

interface ToolbarProps {
  readonly onUse: (tool: HtmlTool) => void;
  readonly onHistory: (command: (typeof HISTORY)[number]) => void;
}

/** One stop of the tab key; the arrow keys move within it. */
function Toolbar({ onUse, onHistory }: ToolbarProps) {
  const t = useAnnouncementsWords();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const buttons = [
    ...HTML_TOOLS.map((tool: HtmlTool, index) => ({
      name: t(`tool.${HTML_TOOLS[index]?.id ?? 'bold'}`),
      sign: tool.sign,
      key: tool.key,
      onClick: () => onUse(tool),
    })),
    { name: t('tool.undo'), sign: '↶', key: 'z', onClick: () => onHistory('undo') },
    { name: t('tool.redo'), sign: '↷', key: 'y', onClick: () => onHistory('redo') },
  ];

  function move(event: KeyboardEvent) {
    const last = buttons.length - 1;
    const places = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last };
    const place = places[event.key as keyof typeof places] as number | undefined;
    if (place === undefined) return;
    event.preventDefault();
    const next = (place + buttons.length) % buttons.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={t('tool.label')} onKeyDown={move}>
      {buttons.map(({ name, sign, key, onClick }, index) => (
        <Button
          key={name}
          variant="quiet"
          size="s"
          aria-label={name}
          title={key === undefined ? name : `${name} (Ctrl+${key.length === 1 ? key.toUpperCase() : key})`}
          aria-keyshortcuts={key === undefined ? undefined : `Control+${key}`}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={onClick}
        >
          <span aria-hidden="true">{sign}</span>
        </Button>
      ))}
    </div>
  );
}
