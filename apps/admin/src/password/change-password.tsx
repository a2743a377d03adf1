import { Dialog } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { LoadedPage, type LazyPart } from '../app/loaded-page.tsx';
import { CloseProvider } from './close-context.ts';
import { passwordWords } from './password-words.ts';

export const PASSWORD_FORM: LazyPart = {
  words: passwordWords,
  load: () => import('./change-password-form.tsx').then((file) => file.ChangePasswordForm),
};

/** The dialog; what is typed into it is not lost by a press beside it. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useFrameWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('user.changePassword')}
      closeLabel={t('frame.close')}
      dismiss="explicit"
    >
      <CloseProvider value={onClose}>
        <LoadedPage page={PASSWORD_FORM} />
      </CloseProvider>
    </Dialog>
  );
}
