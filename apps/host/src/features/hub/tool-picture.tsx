import { pictureId } from './picture-id.ts';
import styles from './tool-picture.module.css';

/** The drawing of a tool's result. It is decoration; the element around it defines `--category`. */
export function ToolPicture({ toolId }: { toolId: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 144 80" aria-hidden="true" focusable="false">
      <use ref={(reference) => addMissingPicture(reference, toolId)} href={`#${pictureId(toolId)}`} />
    </svg>
  );
}

/** A served hub holds its pictures; one that is opened from another page loads them. */
function addMissingPicture(reference: SVGUseElement | null, toolId: string): void {
  if (!reference || document.getElementById(pictureId(toolId))) return;
  import('./picture-drawings.ts').then(
    ({ drawPicture }) => drawPicture(toolId),
    () => undefined,
  );
}
