import { embedFirstPaint } from './site/embed/embed-first-paint.ts';

embedFirstPaint(window);
