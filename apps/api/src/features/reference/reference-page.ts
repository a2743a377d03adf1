import { escapeHtml } from '../../http/escape-html.ts';
import type { DescribedApi, DescribedCall } from './described-calls.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px; }
h2 { margin-top: 2.5rem; }
h3 { margin: 1.75rem 0 0.25rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
nav ul { columns: 20rem; padding: 0; list-style: none; }
nav a { overflow-wrap: anywhere; }
`;

/** The API description as one HTML page without scripts or external resources. */
export function referencePage({ title, description, calls }: DescribedApi): string {
  const subjects = [...new Set(calls.map(subjectOf))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}: API</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}: API</h1>
<p>${marked(description)}</p>
<nav aria-label="Calls"><ul>${calls.map(linkTo).join('')}</ul></nav>
${subjects.map((subject) => section(subject, calls)).join('\n')}
</main>
</body>
</html>
`;
}

function section(subject: string, calls: readonly DescribedCall[]): string {
  const sectionCalls = calls.filter((call) => subjectOf(call) === subject);
  return `<section><h2>${escapeHtml(subject)}</h2>${sectionCalls.map(article).join('\n')}</section>`;
}

function article(call: DescribedCall): string {
  const body = Object.values(call.requestBody?.content ?? {})[0]?.schema;
  return [
    `<article id="${idOf(call)}"><h3><code>${nameOf(call)}</code></h3>`,
    `<p>${marked(call.summary)}. ${marked(call.description)}</p>`,
    call.parameters.length > 0 ? parameters(call) : '',
    body === undefined ? '' : schemaOf('Body', body),
    answers(call),
    '</article>',
  ].join('\n');
}

function parameters({ parameters: all }: DescribedCall): string {
  const rows = all.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? ', required' : ''}</td>` +
      `<td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><caption>Parameters</caption><tbody>${rows.join('')}</tbody></table>`;
}

function answers({ responses }: DescribedCall): string {
  const rows = Object.entries(responses).map(
    ([status, { description }]) =>
      `<tr><th scope="row">${escapeHtml(status)}</th><td>${marked(description)}</td></tr>`,
  );
  const done = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.values(content))
    .map(({ schema }) => schema)
    .filter((schema) => schema !== undefined);
  return [
    `<table><caption>Answers</caption><tbody>${rows.join('')}</tbody></table>`,
    ...done.map((schema) => schemaOf('Answer', schema)),
  ].join('\n');
}

function schemaOf(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function linkTo(call: DescribedCall): string {
  return `<li><a href="#${idOf(call)}"><code>${nameOf(call)}</code></a></li>`;
}

const subjectOf = ({ tags }: DescribedCall) => tags[0] ?? 'other';
const nameOf = ({ method, path }: DescribedCall) => escapeHtml(`${method} ${path}`);
const idOf = ({ method, path }: DescribedCall) =>
  `${method}${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Backticks mark code; everything else is text. */
function marked(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
