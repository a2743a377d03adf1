import { attribute, xmlReader } from './xml-tags.ts';
import { readParts } from './workbook-parts.ts';

/** A sheet of a workbook, and the file of the archive that holds it. */
export interface WorkbookTab {
  readonly name: string;
  readonly path: string;
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** The tabs in their order; those without a name or a file are left out. */
export function workbookTabs(bytes: Uint8Array): readonly WorkbookTab[] {
  const targets = new Map<string, string>();
  const sheets: { name: string; id: string }[] = [];
  readParts(
    bytes,
    new Map([
      [
        RELATIONS,
        elementReader('Relationship', (tag) => targets.set(attribute(tag, 'Id'), attribute(tag, 'Target'))),
      ],
      [
        WORKBOOK,
        elementReader('sheet', (tag) =>
          sheets.push({ name: attribute(tag, 'name'), id: attribute(tag, 'r:id') || attribute(tag, 'id') }),
        ),
      ],
    ]),
  );
  return sheets.flatMap(({ name, id }) => {
    const target = targets.get(id);
    if (!target || name === '') return [];
    return [{ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
}

function elementReader(wanted: string, tell: (attributes: string) => void): (xml: string) => void {
  return xmlReader({
    open: (name, attributes) => {
      if (name === wanted) tell(attributes);
    },
    close: () => undefined,
    text: () => undefined,
  });
}
