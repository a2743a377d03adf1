import 'lucide-react/icons/x';

/** One shape of a drawing: its element and attributes. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

// All icons share one declaration, which leaves out that each exports its drawing too.
declare module 'lucide-react/icons/x' {
  export const __iconData: { readonly node: readonly IconShape[] };
}
