import { useToolWords } from '@seller-toolbox/tool-kit';
import { FileZone, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import { Button } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import type { Report } from './use-report.ts';

export interface ReportZoneProps {
  report: Report;
  onFile: (chosen: File) => void;
}

/** Takes a report, and says which one is shown and that it stays here. */
export function ReportZone({ report: { state, close }, onFile }: ReportZoneProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <FileZone
      icon="upload"
      title={state.name === null ? t('ui.exampleShown') : t('ui.fileShown', { name: state.name })}
      hint={t('ui.dropHint')}
      kept={t('ui.notUploaded')}
      choose={t('ui.chooseFile')}
      accept={TABLE_FILES}
      isBusy={state.step === 'reading'}
      onFiles={([file]) => file && onFile(file)}
    >
      {state.name !== null && (
        <Button variant="quiet" icon="x" onClick={close}>
          {t('ui.removeFile')}
        </Button>
      )}
    </FileZone>
  );
}
