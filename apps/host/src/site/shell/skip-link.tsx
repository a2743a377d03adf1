import { useHostWords } from '../base/site-words.tsx';

export const MAIN_ID = 'main';

/** The first stop of the keyboard. It leaves the fragment alone, because tools keep their inputs there. */
export function SkipLink() {
  const t = useHostWords();
  return (
    <a
      className="skip-link"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('header.skip')}
    </a>
  );
}
