import { TONES } from '../tone.ts';
import { Badge } from '../badge.tsx';

/** Every primitive and chart in its states. */
export function Gallery() {
  return (
    <main>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </main>
  );
}
