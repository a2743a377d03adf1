import { useToolWords } from '@seller-toolbox/tool-kit';
import { FileZone, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import { Button } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import type { Report } from './use-report.ts';

export interface ReportDropZoneProps {
  report: Report;
  /** Whether nothing is shown, not even the example. */
  isCleared: boolean;
  onFile: (chosen: File) => void;
}

/** Drop zone for a report file; names the file shown and says that it is not uploaded. */
export function ReportDropZone({ report: { state, close }, isCleared, onFile }: ReportDropZoneProps) {
  const { t } = useToolWords<typeof zh>();
  const titleOf = () => {
    if (state.name !== null) return t('ui.fileShown', { name: state.name });
    return isCleared ? undefined : t('ui.exampleShown');
  };
  return (
    <FileZone
      icon="upload"
      look={isCleared ? 'filled' : 'plain'}
      title={titleOf()}
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
