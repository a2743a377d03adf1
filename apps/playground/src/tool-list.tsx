import { tools } from '@seller-toolbox/catalogue';

export function ToolList() {
  return (
    <main>
      <h1>Playground</h1>
      <ul>
        {tools.map(({ id, category, status }) => (
          <li key={id}>
            <a href={`/tools/${id}`}>{id}</a> ({category}, {status})
          </li>
        ))}
      </ul>
      <p>
        <a href="/gallery">Gallery of primitives</a>
      </p>
    </main>
  );
}
