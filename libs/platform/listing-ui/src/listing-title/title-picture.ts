// Apart from the rest, so that a page can load the drawings late.
export { LengthRuler, type LengthRulerProps } from './length-ruler.tsx';
export { TitlePreview, type TitlePreviewProps } from './title-preview.tsx';
