import { publishToolSettings } from '@seller-toolbox/api-client/tool-settings';
import { noticeIn, type BuiltInTool, type ToolChanges } from '@seller-toolbox/contracts/tool-settings';
import { Badge, Field, Notice, Select } from '@seller-toolbox/ui';
import { LANGUAGE_CODES, languageInfo } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { useServiceChange } from '../session/use-service.ts';
import { changedToolIds, draftCategories } from './tool-draft.ts';
import styles from './tools-page.module.css';
import { useToolsWords } from './tools-words.ts';

export interface PublishDialogProps {
  readonly published: ToolChanges;
  readonly draft: ToolChanges;
  readonly builtIn: readonly BuiltInTool[];
  /** The version that the draft is based on. */
  readonly updatedAt: string | null;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

/** Shows the tools as visitors will have them, and publishes them. */
export function PublishDialog(props: PublishDialogProps) {
  const { published, draft, builtIn, updatedAt, onPublished, onClose } = props;
  const t = useToolsWords();
  const textOf = useErrorText();
  const notify = useNotify();
  const [language, setLanguage] = useState(useLanguage());
  const changed = new Set(changedToolIds(published, draft));
  const categories = draftCategories(builtIn, draft);
  const off = categories.flatMap(({ tools }) => tools.filter(({ state }) => state === 'off'));
  const { mutate, isPending, error } = useServiceChange(
    (_: void, options) => publishToolSettings({ ...draft, updated_at: updatedAt }, options),
    [['tool-settings'], ['tools']],
  );
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('publish.title')}
      confirm={t('publish.confirm')}
      busy={isPending}
      error={error ? textOf(error) : undefined}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => {
            onPublished();
            notify({ tone: 'ok', text: t('publish.done') });
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p className={styles.note}>{t('publish.line', { count: changed.size })}</p>
      {off.length > 0 && (
        <Notice tone="warn">
          {t('publish.off', { names: off.map(({ id, names }) => names[language] ?? id).join(', ') })}
        </Notice>
      )}
      <Field label={t('publish.language')}>
        <Select
          options={LANGUAGE_CODES.map((value) => ({ value, label: languageInfo(value).name }))}
          value={language}
          onValueChange={setLanguage}
        />
      </Field>
      {categories.map(({ category, tools }) => (
        <section key={category} className={styles.preview}>
          <h3>{t(`category.${category}`)}</h3>
          <ol>
            {tools
              .filter(({ state }) => state !== 'off')
              .map(({ id, names, hot, state, override }) => (
                <li key={id} data-state={state}>
                  {names[language] ?? id} {hot && <Badge tone="warn">{t('row.hot')}</Badge>}{' '}
                  {state === 'developing' && <Badge>{t('state.developing')}</Badge>}{' '}
                  {changed.has(id) && <Badge tone="accent">{t('row.changed')}</Badge>}
                  {override.notice && (
                    <p className={styles.shownNotice}>{noticeIn(override.notice, language)}</p>
                  )}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </ConfirmDialog>
  );
}
