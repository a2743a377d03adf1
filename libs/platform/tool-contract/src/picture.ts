/** One shape of a tool's drawing: its SVG element, its attributes and the shapes inside a group. */
export type PictureShape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly PictureShape[],
];
