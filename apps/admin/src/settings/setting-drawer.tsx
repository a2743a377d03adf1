import { ApiError } from '@seller-toolbox/api-client';
import { changeSetting, resetSetting } from '@seller-toolbox/api-client/settings';
import type { FieldError } from '@seller-toolbox/contracts';
import { SETTING_SCHEMAS, type SettingRow } from '@seller-toolbox/contracts/settings';
import { checkInput } from '@seller-toolbox/tool-contract';
import { Button, Disclosure, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { DetailDrawer } from '../parts/detail-drawer.tsx';
import { useErrorText, useFieldText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { LeaveQuestion, useLeaveGuard } from '../parts/unsaved.tsx';
import { useServiceChange } from '../session/use-service.ts';
import { SettingEditor } from './setting-editor.tsx';
import { useSettingSummary } from './setting-summary.tsx';
import { SettingVersions } from './setting-versions.tsx';
import styles from './settings.module.css';
import { SETTINGS_KEY, useSettingsWords } from './settings-words.ts';

export interface SettingDrawerProps {
  readonly row: SettingRow;
  readonly onClose: () => void;
}

/** One setting: its fields, its default and its earlier values. */
export function SettingDrawer({ row, onClose }: SettingDrawerProps) {
  const t = useSettingsWords();
  const frame = useFrameWords();
  const summaryOf = useSettingSummary();
  const form = useSettingForm(row, onClose);
  const [isAsking, setAsking] = useState(false);
  const givenBy = row.source === 'file' || row.source === 'environment' ? row.source : null;
  const isGiven = givenBy !== null;
  const { isChanged, isPending } = form;
  useLeaveGuard(isChanged || isPending);

  function close() {
    if (isPending) return;
    if (isChanged) setAsking(true);
    else onClose();
  }

  return (
    <DetailDrawer
      open
      title={t(`name.${row.key}`)}
      dismiss={isChanged ? 'explicit' : 'light'}
      onClose={close}
      footer={
        <>
          {row.source === 'stored' && (
            <Button disabled={isPending} onClick={form.reset}>
              {t('action.reset')}
            </Button>
          )}
          <Button disabled={isPending} onClick={close}>
            {frame('frame.cancel')}
          </Button>
          {!isGiven && (
            <Button variant="primary" busy={isPending} disabled={!isChanged} onClick={form.save}>
              {t('action.save')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        <p>{t(`hint.${row.key}`)}</p>
        {givenBy && <Notice tone="info">{t(`given.${givenBy}`)}</Notice>}
        {form.failure !== undefined && (
          <Notice tone="bad" live="assertive">
            {form.failure}
          </Notice>
        )}
        <SettingEditor
          key={form.base.count}
          settingKey={row.key}
          value={form.base.value}
          draft={form.draft}
          disabled={isGiven || isPending}
          errorOf={form.errorOf}
          onChange={form.change}
        />
        <p className={styles.summary}>{t('value.default', { value: summaryOf(row.key, row.default) })}</p>
        <Disclosure summary={t('version.title')}>
          <SettingVersions
            row={row}
            disabled={isGiven || isPending}
            onRestore={({ value }) => form.restore(value ?? row.default)}
          />
        </Disclosure>
      </div>
      {isAsking && <LeaveQuestion onLeave={onClose} onStay={() => setAsking(false)} />}
    </DetailDrawer>
  );
}

/** What was typed, checked by the same rules as in the service. */
function useSettingForm(row: SettingRow, onSaved: () => void) {
  const t = useSettingsWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const fieldText = useFieldText('settings');
  const saving = useServiceChange(changeSetting, [SETTINGS_KEY]);
  const resetting = useServiceChange(resetSetting, [SETTINGS_KEY]);
  // Fields that keep what was typed start again after a restored version.
  const [base, setBase] = useState({ value: row.value, count: 0 });
  const [draft, setDraft] = useState(row.value);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const done = (text: string) => ({
    onSuccess: () => {
      notify({ tone: 'ok', text });
      onSaved();
    },
  });
  const failure = saving.error ?? resetting.error;
  const rejected = failure instanceof ApiError ? failure.fields : [];
  const shown = problems.length > 0 ? problems : rejected.map(withoutRoot);

  return {
    base,
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(row.value),
    isPending: saving.isPending || resetting.isPending,
    failure: failure && rejected.length === 0 ? textOf(failure) : undefined,
    errorOf: (path: string) => {
      const problem = shown.find((each) => each.path === path);
      return problem && fieldText(problem);
    },
    change: (value: unknown) => {
      setDraft(value);
      setProblems([]);
    },
    restore: (value: unknown) => {
      setBase(({ count }) => ({ value, count: count + 1 }));
      setDraft(value);
      setProblems([]);
    },
    save: () => {
      const checked = checkInput(SETTING_SCHEMAS[row.key], draft);
      if (!checked.ok) return setProblems(checked.problems);
      const change = { key: row.key, value: checked.value, version: row.version };
      return saving.mutate(change, done(t('done.saved')));
    },
    reset: () => resetting.mutate({ key: row.key, version: row.version }, done(t('done.reset'))),
  };
}

const withoutRoot = ({ path, code }: FieldError): FieldError => ({
  path: path.replace(/^value\.?/, ''),
  code,
});
