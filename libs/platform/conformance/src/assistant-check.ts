import { isDay } from '@seller-toolbox/tool-contract/days';
import { isRecord } from '@seller-toolbox/tool-contract/json';
import * as z from 'zod/mini';
import type { Check } from './tool-under-test.ts';

/** What a tool says to language models fits its engine: fields, key figure, rule sets, tables. */
export const checkAssistant: Check = ({ assistant, engine }) => {
  if (!assistant) return [];
  const { fields, keyFigure, ruleFigures, tables = [] } = assistant;
  const paths = pathsOf(z.toJSONSchema(engine.inputSchema, { io: 'input', unrepresentable: 'any' }));
  const inputs = [...paths].filter((path) => path !== '' && !/[.[]/.test(path));
  const ruleSets = engine.ruleSets.map(({ id }) => id);
  return [
    ...Object.keys(fields)
      .filter((path) => !paths.has(path))
      .map((path) => `assistant.fields: the input has no "${path}"`),
    ...inputs
      .filter((path) => !Object.hasOwn(fields, path))
      .map((path) => `assistant.fields: "${path}" is not described`),
    ...inputs
      .filter((path) => path === 'fields' || path === 'page')
      .map((path) => `the input field "${path}" has a meaning of its own for assistants`),
    ...((keyFigure === undefined) === (engine.keyFigure === null)
      ? []
      : ['assistant.keyFigure and that of the engine do not belong together']),
    ...ruleSets
      .filter((id) => ruleFigures && !Object.hasOwn(ruleFigures, id))
      .map((id) => `assistant.ruleFigures has no "${id}"`),
    ...tables
      .filter(({ checkedOn, source }) => !isDay(checkedOn) || source.trim() === '')
      .map(({ id }) => `assistant.tables: "${id}" has no source or day`),
  ];
};

/** The paths of a JSON Schema: `rows`, `rows[].sku`. */
function pathsOf(schema: unknown, at = ''): Set<string> {
  if (!isRecord(schema)) return new Set();
  const { items, anyOf, properties } = schema;
  const inner = [
    ...(items === undefined ? [] : [pathsOf(items, `${at}[]`)]),
    ...(Array.isArray(anyOf) ? anyOf.map((each) => pathsOf(each, at)) : []),
    ...Object.entries(isRecord(properties) ? properties : {}).map(([name, each]) =>
      pathsOf(each, at === '' ? name : `${at}.${name}`),
    ),
  ];
  return new Set([at, ...inner.flatMap((paths) => [...paths])]);
}
