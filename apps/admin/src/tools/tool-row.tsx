import { TOOL_STATES } from '@seller-toolbox/contracts/tool-settings';
import { useLanguage } from '@seller-toolbox/words/react';
import { Badge, Button, Checkbox, Field, Select } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { EditProps } from './edit-props.ts';
import { MoveButtons } from './move-buttons.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { changeTool, moveTool, resetTool, type DraftTool } from './tool-draft.ts';
import styles from './tools-page.module.css';
import { useToolsWords } from './tools-words.ts';

export interface ToolRowProps extends EditProps {
  readonly tool: DraftTool;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
}

/** What an admin decides of a tool. */
export function ToolRow({ tool, canMove, builtIn, draft, onChange }: ToolRowProps) {
  const t = useToolsWords();
  const name = tool.names[useLanguage()] ?? tool.id;
  const [editsNotice, setEditsNotice] = useState(false);
  const original = builtIn.find(({ id }) => id === tool.id) ?? tool;
  const { position: _place, ...overridden } = tool.override;
  const isOverridden = Object.keys(overridden).length > 0;
  return (
    <li className={styles.row} data-state={tool.state}>
      <div className={styles.name}>
        <b>{name}</b>
        <span className={styles.badges}>
          {isOverridden && <Badge tone="accent">{t('row.changed')}</Badge>}
          {tool.override.notice && <Badge tone="warn">{t('row.hasNotice')}</Badge>}
        </span>
      </div>
      <Field label={t('row.state', { name })} labelLook="hidden" className={styles.state}>
        <Select
          options={TOOL_STATES.map((state) => ({
            value: state,
            label:
              state === original.status
                ? t('row.builtIn', { state: t(`state.${state}`) })
                : t(`state.${state}`),
          }))}
          value={tool.state}
          onValueChange={(state) => onChange(changeTool(draft, original, { state }))}
        />
      </Field>
      <Checkbox
        label={t('row.hot')}
        aria-label={t('row.hotOf', { name })}
        checked={tool.hot}
        onCheckedChange={(hot) => onChange(changeTool(draft, original, { hot }))}
      />
      <span className={styles.buttons}>
        <Button size="s" aria-label={t('row.noticeOf', { name })} onClick={() => setEditsNotice(true)}>
          {t('row.notice')}
        </Button>
        {isOverridden && (
          <Button
            size="s"
            icon="reset"
            aria-label={t('row.resetOf', { name })}
            onClick={() => onChange(resetTool(draft, tool.id))}
          >
            {t('row.reset')}
          </Button>
        )}
        <MoveButtons
          name={name}
          can={canMove}
          onMove={(step) => onChange(moveTool(builtIn, draft, { id: tool.id, step }))}
        />
      </span>
      {editsNotice && (
        <NoticeDialog
          name={name}
          notice={tool.override.notice ?? {}}
          onSave={(notice) => {
            onChange(changeTool(draft, original, { notice }));
            setEditsNotice(false);
          }}
          onClose={() => setEditsNotice(false)}
        />
      )}
    </li>
  );
}
