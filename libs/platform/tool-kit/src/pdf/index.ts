export { createPdfText, points, POINTS_PER_MM } from './pdf-text.ts';
export type { DrawText, PdfLine, PdfPictures, PdfText, TextPicture } from './pdf-text.ts';
export { packAlpha, textPicture } from './text-picture.ts';
